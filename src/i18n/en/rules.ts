/** Why a step is refused: the rule in one short sentence. */
import type { Refusal, RefusalCode } from '../../core/refusal.ts';
import { steps } from './words.ts';

type Sentence = (facts: Refusal['facts']) => string;

const refusals: Record<RefusalCode, Sentence> = {
  turn_complete: () => 'All dice that can be played have been played.',
  not_yours: (f) => `There is no checker of yours on point ${f.from}.`,
  wrong_way: () => 'Checkers move towards their home only.',
  bar_first: () => 'Checkers on the bar must enter first.',
  no_such_die: (f) => `The dice left do not take this checker there: ${f.dice}.`,
  point_closed: (f) => `Point ${f.point} is held by the other side.`,
  not_all_home: (f) => `Bearing off begins when all fifteen are home; one is still on point ${f.point}.`,
  farther_checker: (f) => `A ${f.die} cannot bear this checker off while a checker on point ${f.point} can use it or stands farther.`,
  head_once: () => 'Head: only one checker a turn may leave it.',
  head_twice: () => 'Head: no more than two checkers may leave it in this turn.',
  block_ahead: () => 'Six in a row are not allowed with no enemy checker ahead of them.',
  block_home: () => 'Six in a row are not allowed before an enemy checker has reached its home.',
  block_never: () => 'Six in a row are not allowed.',
  block_open_again: (f) => `The checker on point ${f.point} closed six in a row: it must itself move on and open them.`,
  both_dice: () => 'Both dice must be played: play so that the other one can be played too.',
  most_steps: (f) => `As much of a double as possible must be played: ${steps(Number(f.most))}.`,
  larger_die: (f) => `Only one die can be played, and it must be the larger: ${f.die}.`,
};

export const rules = { refusals };
