/** Rollouts without an engine: random tasks, and trials whose chances come from their numbers alone. */
import fc from 'fast-check';
import { MONEY_CUBE } from '../../core/cube-conditions.ts';
import { startPosition } from '../../core/position.ts';
import { cubefulOf, cubeSubjects } from '../rollout/cubeful.ts';
import type { OpenTrials, RolloutState, TrialsRequest } from '../rollout/state.ts';
import { addBlock, numbersOf, startRollout } from '../rollout/sums.ts';
import { BLOCK, playSubject, positionSubject, UNITS, USUAL, type Cubeful, type RolloutTask } from '../rollout/task.ts';

export const NET = { name: 'test', version: 3 };

export const taskOf = (subjects: number, changes: Partial<RolloutTask> = {}): RolloutTask => ({
  ...USUAL, game: 'short',
  subjects: Array.from({ length: subjects }, (_, i) => (subjects === 1 ? positionSubject(startPosition('short')) : playSubject(startPosition('short'), `play ${i + 1}`))),
  ...changes,
});

/** Numbers from 0 to 1 by seed, trial, subject and place. */
function noise(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const n of numbers) for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((n >>> shift) & 255), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** A trial's chances of the side to throw: part of the luck is common to all subjects; a later subject is worse for that side by 0.02. */
const trialChances = (task: RolloutTask, subject: number, trial: number): number[] =>
  [0.6 - 0.02 * subject, 0.2, 0.01, 0.1, 0.005, 0.7 - 0.03 * subject].slice(0, numbersOf(task)).map((mean, k) => Math.round(UNITS * (mean + 0.2 * (noise(task.seed, trial, 99, k) - 0.5) + 0.02 * (noise(task.seed, trial, subject, k) - 0.5))));

/** What a worker would answer. */
export function playedTrials({ task, subject, from, to }: TrialsRequest): OpenTrials[] {
  const parts: OpenTrials[] = [];
  for (let first = from; first < to;) {
    const end = Math.min(to, (Math.floor(first / BLOCK) + 1) * BLOCK);
    let chances = new Array<number>(numbersOf(task)).fill(0);
    for (let trial = first; trial < end; trial++) {
      const played = trialChances(task, subject, trial);
      chances = chances.map((sum, k) => sum + played[k]!);
    }
    parts.push({ subject, from: first, to: end, chances });
    first = end;
  }
  return parts;
}

/** A state with these blocks done, in this order. */
export function stateWith(task: RolloutTask, blocks: readonly number[]): RolloutState {
  return blocks.reduce((state, block) => addBlock(state, block, task.subjects.map((_, subject) =>
    playedTrials({ task, subject, from: block * BLOCK, to: (block + 1) * BLOCK })[0]!.chances)), startRollout(task, NET));
}

/** Cubes to play for: money and matches, at every owner. */
const cubes = (): fc.Arbitrary<Cubeful> =>
  fc.record({ own: fc.integer({ min: 0, max: 9 }), other: fc.integer({ min: 1, max: 9 }), value: fc.constantFrom(1, 2, 4), holder: fc.constantFrom('own' as const, 'other' as const, null), jacoby: fc.boolean(), cap: fc.constantFrom(null, 64), plies: fc.constantFrom(0 as const, 1 as const) })
    .map(({ own, other, value, holder, jacoby, cap, plies }) => cubefulOf({ ...MONEY_CUBE, cube: { value, holder }, cap, ...(own > 0 ? { match: { own, other, crawford: false } } : { jacoby }) }, plies));

/** Positions with a cube, and cube decisions. */
export const cubefulTasks = (): fc.Arbitrary<RolloutTask> =>
  fc.record({ cubeful: cubes(), decision: fc.boolean(), seed: fc.nat() }).map(({ cubeful, decision, seed }) =>
    taskOf(1, { cubeful, seed, subjects: decision ? cubeSubjects(startPosition('short')) : [positionSubject(startPosition('short'))] }));

export const tasks = (): fc.Arbitrary<RolloutTask> =>
  fc.record({ subjects: fc.integer({ min: 1, max: 4 }), seed: fc.nat(), plies: fc.constantFrom(0 as const, 1 as const), luck: fc.constantFrom('none' as const, 'throws' as const), truncation: fc.nat(20), table: fc.boolean() })
    .map(({ subjects, ...changes }) => taskOf(subjects, changes));
