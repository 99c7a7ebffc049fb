import { describe, expect, it } from 'vitest';
import { parseCells } from './mat-cells.ts';

describe('a row’s two cells', () => {
  const rows: [string, string, string, string][] = [
    ['two rolls', ' 41: 13/9 24/23              63: 24/18 13/10', '41: 13/9 24/23', '63: 24/18 13/10'],
    ['a single blank between', ' 66: 25/23 25/23 25/23 15/13* 46: 25/21 21/15', '66: 25/23 25/23 25/23 15/13*', '46: 25/21 21/15'],
    ['right cell alone', '                             64: 24/18 18/14 ', '', '64: 24/18 18/14'],
    ['left cell alone', ' 64: 24/18 18/14    ', '64: 24/18 18/14', ''],
    ['nothing', '   ', '', ''],
    ['double and answer', '  Doubles => 2                Takes', 'Doubles => 2', 'Takes'],
    ['double and answer, narrow', ' Doubles => 2 Takes', 'Doubles => 2', 'Takes'],
    ['answer, then a roll', '  Takes                      53: 9/4 4/1', 'Takes', '53: 9/4 4/1'],
    ['answer, then a roll, narrow', ' Takes 53: 9/4 4/1', 'Takes', '53: 9/4 4/1'],
    ['roll, then a double', ' 65: 6/1                      Doubles => 2', '65: 6/1', 'Doubles => 2'],
    ['roll, then a double, narrow', ' 65: 6/1 Doubles => 2', '65: 6/1', 'Doubles => 2'],
    ['a resignation may share its roll’s cell', ' 62: Concedes            ', '62: Concedes', ''],
    ['a resignation of the other side', ' 63: 4/0 4/1                 Losses 2 point', '63: 4/0 4/1', 'Losses 2 point'],
    ['both halves of a result', '  Losses 2 point           Wins 2 point and the match', 'Losses 2 point', 'Wins 2 point and the match'],
    ['a dance in words', ' 54: Cannot Move                64: Cannot Move', '54: Cannot Move', '64: Cannot Move'],
    ['unplayed roll and result', ' 63: ????                           Wins 2 point', '63: ????', 'Wins 2 point'],
    ['no dice', ' 32: 6/1                       00: ????', '32: 6/1', '00: ????'],
    ['a result far right', '                                    Wins 2 point', '', 'Wins 2 point'],
    ['unknown words part at a wide gap', ' something else          another thing', 'something else', 'another thing'],
  ];
  it.each(rows)('%s', (_, body, left, right) => expect(parseCells(body)).toEqual({ left, right }));
});
