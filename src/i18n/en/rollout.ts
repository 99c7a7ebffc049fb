/** English texts about rollouts: on the command line, and what is wrong with stored ones. */
import type { RolloutErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { trials } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

/** In what two rollouts differ. */
const PARTS = {
  game: 'they are of different games', subjects: 'they are of different positions or plays', rules: 'they are played by different rules',
  scoring: 'wins count differently in them', seed: 'their seeds differ', plies: 'plays are chosen at different depths', luck: 'luck is taken out of one of them only',
  truncation: 'they are cut off at different turns', table: 'only one of them ends at the exact table', cubeful: 'the cube, the score or the depth of cube decisions differ in them', net: 'different nets played them',
};

export const rolloutErrors: Record<RolloutErrorCode, Sentence> = {
  rollout_unknown: () => 'This is not a rollout that Nardscope has saved.',
  rollout_version: (f) => `This rollout is of version ${f.version}; this Nardscope knows version ${f.known}. Their trials cannot be put together: roll out anew.`,
  rollout_malformed: (f) => `This rollout is damaged${f.at === '' ? '' : ` at ${f.at}`}: its numbers cannot be those of a rollout.`,
  rollout_differs: (f) => `These rollouts cannot be put together: ${PARTS[f.part as keyof typeof PARTS] ?? f.part}.`,
  rollout_overlap: (f) => `Trials ${f.from} to ${f.to} are in two of these rollouts; each may be counted only once.`,
};

export const rollout = {
  heading: (f: { net: string; version: number; plies: number; cubePlies: number | null; seed: number; trials: number }) =>
    `Rolled out ${f.cubePlies === null ? 'cubeless' : 'with the cube'} by net ${f.net} (version ${f.version}), plays chosen at ${f.plies}-ply, ${f.cubePlies === null ? '' : `cube decided at ${f.cubePlies}-ply, `}seed ${f.seed}: ${trials(f.trials)}.`,
  luckOut: 'Luck is taken out.',
  luckIn: 'Luck is left in.',
  lastThrow: { counted: 'Last throw counted', notCounted: 'Who began is not said: last throw not counted' },
  truncated: (f: { turns: number }) => `The net judges after ${f.turns} turns.`,
  position: 'the position',
  panel: {
    name: 'Rollout',
    open: 'Roll out',
    openDecision: 'Roll out the cube decision',
    show: (f: { trials: number }) => `Rollout: ${trials(f.trials)}`,
    close: 'Close the rollout',
    start: 'Start',
    anew: 'Roll out anew',
    pause: 'Pause',
    resume: 'Go on',
    stop: 'Stop',
    extend: (f: { trials: number }) => `${trials(f.trials)} more`,
    remove: 'Delete',
    deleted: 'Rollout deleted.',
    restored: 'The rollout is back.',
    work: { starting: 'Starting…', stopping: 'Stopping…' },
    states: { new: 'Not rolled out yet', running: 'Running', paused: 'Paused', stopped: 'Stopped', done: 'Done' },
    trialsDone: (f: { trials: number }) => trials(f.trials),
    trialsOf: (f: { done: string; total: string }) => `${f.done} of ${f.total} trials`,
    otherNet: (f: { net: string; version: number }) => `Made by net ${f.net}, version ${f.version}: it can be looked at, not extended.`,
    withCube: 'with the cube',
    asked: { name: 'What is rolled out', decision: 'Cube decision', position: 'Position' },
    kept: 'Kept rollouts of this position',
    keptLabel: (f: { trials: number; plies: number; cubePlies: number | null; seed: number; of: number | 'position' | 'decision' }) =>
      `${trials(f.trials)}, ${f.plies}-ply, ${f.cubePlies === null ? 'cubeless' : `cube ${f.cubePlies}-ply`}, seed ${f.seed}, ${f.of === 'decision' ? 'cube decision' : f.of === 'position' ? 'position' : `candidates: ${f.of}`}`,
    candidates: 'Candidates',
    candidate: 'Candidate',
    equity: 'Equity ± 95%',
    error: 'Std. error',
    trials: 'Trials',
    best: 'Best',
    bestHelp: 'Probability of being the best',
    choose: 'Choose plays',
    bestPlays: (f: { count: number }) => `Best ${f.count}`,
    chooseHelp: (f: { most: number }) => `Up to ${f.most} plays side by side, with the same dice.`,
    outcomes: (f: { name: string }) => `Outcomes: ${f.name}`,
    outcome: 'Outcome',
    chance: 'Chance',
    won: { single: 'Wins a single game', gammon: 'Wins a gammon', backgammon: 'Wins a backgammon', mars: 'Wins mars', koks: 'Wins koks' },
    lost: { single: 'Loses a single game', gammon: 'Loses a gammon', backgammon: 'Loses a backgammon', mars: 'Loses mars', koks: 'Loses koks' },
    settings: 'Settings',
    fields: { trials: 'Trials', truncation: 'Cut off after throws (0 = never)', seed: 'Seed', plies: 'Plays chosen at', cube: 'Cube', error: 'Until the error is', sure: 'Until the best is 99% sure', luck: 'Take luck out' },
    noCube: 'left out (cubeless)',
    cubeDecided: (f: { plies: string }) => `decided at ${f.plies}`,
    noError: 'any',
    outOfRange: (f: { least: string; most: string }) => `A whole number from ${f.least} to ${f.most}.`,
    counts: (f: { value: string }) => `Until then ${f.value} counts.`,
    said: (f: { trials: string; name: string; equity: string; sure: string }) => `${f.trials} trials. Best so far: ${f.name}, ${f.equity}${f.sure ? `, ${f.sure}% sure` : ''}.`,
    verdictSure: (f: { percent: string }) => `Right with a probability of ${f.percent}`,
    saidVerdict: (f: { trials: string; verdict: string; sure: string }) => `${f.trials} trials. ${f.verdict}${f.sure ? `, ${f.sure} sure` : ''}.`,
  },
  chart: {
    name: 'Convergence',
    summary: (f: { trials: string; name: string; equity: string; half: string }) => `Equity by trials: after ${f.trials}, ${f.name} ${f.equity} ± ${f.half}`,
    empty: 'The chart begins with the first 36 trials.',
    trials: 'Trials',
    table: 'As a table',
  },
};
