/** English texts about the doubling cube: verdicts, errors, match equity tables. */
import type { CubeErrorCode } from '../../core/cube-errors.ts';
import type { NardError } from '../../core/result.ts';

type Sentence = (facts: NardError['facts']) => string;

const TABLE_FAULTS = {
  root: 'it is not a match equity table', parameters: 'it holds a formula, not numbers', length: 'it has no rows, or too many', row: 'its rows are of different lengths',
  chance: 'a number in it is no chance from 0 to 1',
};

export const cubeErrors: Record<CubeErrorCode, Sentence> = {
  xml_malformed: (f) => `Line ${f.line} of the XML cannot be read (${f.what}).`,
  met_malformed: (f) => `This match equity table cannot be used: ${TABLE_FAULTS[f.what as keyof typeof TABLE_FAULTS] ?? f.what}.`,
  met_unequal: (f) => `This match equity table is for players of different strength (at ${f.own} and ${f.other} points away); only tables for equal players can be used.`,
  met_too_short: (f) => `The match equity table goes to ${f.length} points; ${f.needed} are needed here.`,
  cube_no_decision: () => 'There is no cube decision here: the dice are thrown, a beaver is being answered, or the game is over.',
};

export const cube = {
  verdict: {
    no_cube: () => 'No cube',
    no_double: (f: { redouble: boolean; reply: string }) => `${f.redouble ? 'No redouble' : 'No double'}/${f.reply}`,
    double: (f: { redouble: boolean; reply: string }) => `${f.redouble ? 'Redouble' : 'Double'}/${f.reply}`,
    optional: (f: { redouble: boolean; reply: string }) => `${f.redouble ? 'Optional redouble' : 'Optional double'}/${f.reply}`,
    too_good: (f: { reply: string }) => `Too good/${f.reply}`,
  },
  replies: { take: 'Take', pass: 'Pass', beaver: 'Beaver' },
  errors: {
    missed_double: 'missed double', double_early: 'doubled too early', double_late: 'too good to double', wrong_take: 'wrong take', wrong_pass: 'wrong pass',
    wrong_beaver: 'wrong beaver', missed_beaver: 'missed beaver',
  },
  equities: { cubeless: 'Cubeless', noDouble: 'No double', doubleTake: 'Double/Take', doublePass: 'Double/Pass', doubleBeaver: 'Double/Beaver' },
  redoubled: { noDouble: 'No redouble', doubleTake: 'Redouble/Take', doublePass: 'Redouble/Pass' },
  chances: 'Wins (of them gammons / backgammons) – losses (the same)',
  analysing: (f: { done: number; total: number }) => `${f.done} of ${f.total} cube decisions`,
  rates: (f: { name: string; decisions: number; cubePr: string; pr: string; rating: string | null; mwcLost: string | null }) =>
    `${f.name}: cube ${f.decisions} counted, PR ${f.cubePr}${f.mwcLost === null ? '' : `, ${f.mwcLost}% of the match lost`}; with the plays PR ${f.pr}${f.rating === null ? '' : ` (${f.rating})`}`,
  before: 'before the throw',
  ratings: {
    champion: 'champion', world_class: 'world class', expert: 'expert', advanced: 'advanced', intermediate: 'intermediate', casual: 'casual', beginner: 'beginner', distracted: 'distracted',
  },
  screen: {
    action: 'Action',
    difference: 'Difference',
    right: 'right',
    chosen: 'chosen',
    noCube: 'The side to roll may not double here, or could not gain by it.',
    emgHelp: 'Equity in stakes of the cube as it is; in a match a plain win is 1 and a plain loss −1',
    mwcHelp: 'Chance to win the match',
    lossMwc: (f: { loss: string }) => `${f.loss}% of the match`,
  },
  emg: 'EMG',
  mwc: 'MWC',
  money: (f: { value: number; holder: 'own' | 'other' | null; jacoby: boolean; beavers: boolean }) =>
    ['Money play', `cube ${f.value}`, f.holder === null ? 'centred' : f.holder === 'own' ? 'owned' : 'owned by the other side', ...(f.jacoby ? ['Jacoby'] : []), ...(f.beavers ? ['beavers'] : [])].join(', '),
  /** What else was agreed. */
  capped: (f: { cap: number }) => `cube limit ${f.cap}`,
  backgammonTwo: 'a backgammon counts ×2',
  match: (f: { own: number; other: number; crawford: boolean; value: number; holder: 'own' | 'other' | null; met: string }) =>
    `${f.own} away against ${f.other} away${f.crawford ? ', Crawford game' : ''}, cube ${f.value}, ${f.holder === null ? 'centred' : f.holder === 'own' ? 'owned' : 'owned by the other side'}; match equities: ${f.met}`,
  by: { net: (f: { net: string; plies: number }) => `evaluated by net ${f.net} at ${f.plies}-ply, cube by Janowski's model`, table: 'exact (table of both sides)', over: 'the game is over' },
  table: {
    title: (f: { name: string; length: number }) => `${f.name}, to ${f.length} points: chance in % to win the match, needing so many points (down) against so many (across), before the Crawford game and in it`,
    after: 'Of the side behind, after the Crawford game, needing so many points:',
    window: (f: { own: number; other: number; value: number; after: boolean; crawford: boolean }) =>
      `${f.own} away against ${f.other} away${f.crawford ? ', Crawford game' : f.after ? ', after the Crawford game' : ''}, cube ${f.value}`,
    matchChance: 'Chance to win the match',
    gammonValue: 'Gammon value',
    takePoint: 'Take point (dead / live)',
    doublePoint: 'Last double from',
    cashPoint: 'Cash point (dead / live)',
    tooGood: 'Too good from (dead cube)',
    marketWindow: 'Market window (live)',
    noDouble: 'no use for the cube',
    never: 'never',
    sides: { own: 'side to roll', other: 'other side' },
  },
};
