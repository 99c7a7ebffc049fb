/** English texts about rollouts: on the command line, and what is wrong with stored ones. */
import type { RolloutErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { trials } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

/** In what two rollouts differ. */
const PARTS = {
  game: 'they are of different games', subjects: 'they are of different positions or plays', rules: 'they are played by different rules',
  scoring: 'wins count differently in them', seed: 'their seeds differ', plies: 'plays are chosen at different depths', luck: 'luck is taken out of one of them only',
  truncation: 'they are cut off at different turns', table: 'only one of them ends at the exact table', began: 'different sides began the game', net: 'different nets played them',
};

export const rolloutErrors: Record<RolloutErrorCode, Sentence> = {
  rollout_unknown: () => 'This is not a rollout that Nardscope has saved.',
  rollout_version: (f) => `This rollout is of version ${f.version}; this Nardscope knows version ${f.known}. Their trials cannot be put together: roll out anew.`,
  rollout_malformed: (f) => `This rollout is damaged${f.at === '' ? '' : ` at ${f.at}`}: its numbers cannot be those of a rollout.`,
  rollout_differs: (f) => `These rollouts cannot be put together: ${PARTS[f.part as keyof typeof PARTS] ?? f.part}.`,
  rollout_overlap: (f) => `Trials ${f.from} to ${f.to} are in two of these rollouts; each may be counted only once.`,
};

export const rollout = {
  heading: (f: { net: string; version: number; plies: number; seed: number; trials: number }) =>
    `Rolled out cubeless by net ${f.net} (version ${f.version}), plays chosen at ${f.plies}-ply, seed ${f.seed}: ${trials(f.trials)}.`,
  luckOut: 'Luck is taken out.',
  luckIn: 'Luck is left in.',
  truncated: (f: { turns: number }) => `The net judges after ${f.turns} turns.`,
  columns: 'Equity ± 95% interval; wins (of them gammons / backgammons) – losses (the same); chance of being the best.',
  position: 'the position',
  best: (f: { percent: string }) => `best ${f.percent}`,
  progress: (f: { done: number; total: number }) => `${f.done} of ${trials(f.total)}`,
  paused: (f: { file: string }) => `Stopped. What is done is in ${f.file}; the same command goes on from there.`,
  nothing: 'No block of 36 trials is done yet.',
  notInState: (f: { file: string }) => `${f.file} holds another rollout; take another file for --state, or leave out what differs.`,
  illegal: (f: { play: string }) => `“${f.play}” is not a legal play here.`,
  noPlay: 'There is no legal play here.',
};
