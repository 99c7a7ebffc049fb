/** English texts: board, play list, position input, equity graph. */
import { boardWords } from './board-words.ts';
import { editWords } from './edit-words.ts';
import { plays } from './words.ts';

export const board = {
  ...boardWords,
  edit: editWords,
  list: {
    name: 'Plays, best first',
    rank: 'Rank',
    play: 'Play',
    equity: 'Equity',
    cubeful: 'Equity with the cube',
    cubeless: (equity: string) => `cubeless ${equity}`,
    mwc: (chance: string) => `wins the match ${chance}%`,
    difference: 'Loss',
    wins: 'Wins',
    loses: 'Loses',
    by: 'By',
    won: 'Won',
    gammon: 'Gammon',
    backgammon: 'Backgammon',
    mars: 'Mars',
    koks: 'Koks',
    short: { won: 'W', gammon: 'G', backgammon: 'BG', mars: 'M', koks: 'K', loses: 'L' },
    depth: (plies: number) => `${plies}-ply`,
    /** Plays the filter left at a lower depth: their numbers say nothing about those above. */
    shallow: (plies: number, count: number) => `Only ${plies}-ply: ${plays(count)} not searched deeper, not ranked with those above`,
    evaluator: { table: 'exact', over: 'game over' },
    played: 'played',
    showAll: (count: number) => `Show all ${count} plays`,
    showFewer: 'Show fewer',
    waiting: 'Evaluating…',
    none: 'No legal play: the turn passes.',
    marks: { none: '', doubtful: 'doubtful', error: 'error', blunder: 'blunder' },
    glyphs: { none: '', doubtful: '?!', error: '?', blunder: '??' },
  },
  input: {
    label: 'Position, match, dice or play',
    placeholder: 'Paste an XGID, a GNUbg ID or a match',
    open: 'Open',
    file: 'File…',
    drop: 'Drop to open',
  },
  graph: {
    name: 'Course of the match',
    value: (f: { at: number; count: number; game: number; who: string; play: string; chance: string; loss: string; mark: string }) =>
      `Decision ${f.at} of ${f.count}, game ${f.game}: ${f.who}${f.play ? ` ${f.play}` : ''}${f.chance ? `, ${f.chance}% wins` : ''}${f.loss ? `, loss ${f.loss}` : ''}${f.mark ? `, ${f.mark}` : ''}`,
    empty: 'Nothing analysed yet',
    chanceOf: (name: string) => `${name} wins`,
    game: (number: number) => `Game ${number}`,
    table: 'As a table',
    columns: { decision: 'No.', game: 'Game', player: 'Player', play: 'Play', chance: 'Wins %', loss: 'Loss', mark: 'Mark' },
    errorRows: 'Errors only',
  },
};
