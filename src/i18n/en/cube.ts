/** English texts about the doubling cube: verdicts, errors, match equity tables. */
import type { CubeErrorCode } from '../../core/cube-errors.ts';
import type { NardError } from '../../core/result.ts';

type Sentence = (facts: NardError['facts']) => string;

const XML_FAULTS = { size: 'it is too long', doctype: 'it declares a document type of its own', entity: 'it has an entity that is not known', tag: 'a tag is out of place or wrong', end: 'it ends too early' };

const TABLE_FAULTS = {
  root: 'it is not a match equity table', parameters: 'it holds a formula, not numbers', length: 'it has no rows, or too many', row: 'its rows are of different lengths',
  chance: 'a number in it is no chance from 0 to 1',
};

const PHASES = { play: 'the dice are thrown, and a side doubles before its throw', beaver: 'a beaver is being answered', raccoon: 'a raccoon is being answered', over: 'the game is over' };

export const cubeErrors: Record<CubeErrorCode, Sentence> = {
  xml_malformed: (f) => `This XML cannot be read from line ${f.line} on: ${XML_FAULTS[f.what as keyof typeof XML_FAULTS] ?? f.what}.`,
  met_malformed: (f) => `This match equity table cannot be used: ${TABLE_FAULTS[f.what as keyof typeof TABLE_FAULTS] ?? f.what}.`,
  met_unequal: (f) => `This match equity table is for players of different strength (at ${f.own} and ${f.other} points away); only tables for equal players can be used.`,
  met_too_short: (f) => `The match equity table goes to ${f.length} points; ${f.needed} are needed here.`,
  cube_no_decision: (f) => `There is no cube decision here: ${PHASES[f.phase as keyof typeof PHASES] ?? f.phase}.`,
  cube_above_cap: (f) => `The cube shows ${f.value}, above its limit of ${f.cap}: lower the cube or raise the limit.`,
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
  analysing: (f: { done: number; total: number }) => `${f.done} of ${f.total} cube decisions`,
  ratings: {
    champion: 'champion', world_class: 'world class', expert: 'expert', advanced: 'advanced', intermediate: 'intermediate', casual: 'casual', beginner: 'beginner', distracted: 'distracted',
  },
  screen: {
    action: 'Action',
    difference: 'Difference',
    right: 'right',
    chosen: 'chosen',
    noCube: {
      crawford: () => 'This is the Crawford game: nobody may double in it.',
      other_owns: () => 'The other side has the cube: only that side may double.',
      cap: (f: { cap: number | null }) => `The cube may not go above ${f.cap}: nobody may double any more.`,
      wins_match: (f: { value: number }) => `With the cube at ${f.value} a win already wins the match: there is nothing to gain by doubling.`,
    },
    crawford: { isBehind: 'Taken as after the Crawford game.', isIt: 'The Crawford game: nobody may double.', makeIt: 'It is the Crawford game', makeBehind: 'It is after it' },
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
  match: (f: { own: number; other: number; crawford: boolean; after: boolean; value: number; holder: 'own' | 'other' | null; met: string }) =>
    `${f.own} away against ${f.other} away${f.crawford ? ', Crawford game' : f.after ? ', after the Crawford game' : ''}, cube ${f.value}, ${f.holder === null ? 'centred' : f.holder === 'own' ? 'owned' : 'owned by the other side'}; match equities: ${f.met}`,
  by: { net: (f: { net: string; plies: number }) => `evaluated by net ${f.net} at ${f.plies}-ply, cube by Janowski's model`, table: 'exact (table of both sides)', over: 'the game is over' },
  table: {
    gammonValue: 'Gammon value',
    takePoint: 'Take point (dead / live)',
    doublePoint: 'Last double from',
    cashPoint: 'Cash point (dead / live)',
    tooGood: 'Too good from (dead cube)',
    marketWindow: 'Market window (live)',
    noDouble: 'no use for the cube',
    never: 'never',
  },
};
