/** A deterministic engine for tests and previews: it knows no strategy, but every number comes from the position alone. */
import type { CubeConditions } from '../core/cube-conditions.ts';
import { CHECKERS, GAMES, type Game } from '../core/games.ts';
import { OFF, pips, positionKey, swapSides, type Position } from '../core/position.ts';
import { ROLLS } from '../core/dice.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { runRollout } from './rollout/run.ts';
import { BLOCK, subjectPosition, UNITS } from './rollout/task.ts';
import { countsLastThrow } from '../core/terms.ts';
import { equityOf, metOf, type Candidate, type Engine, type EngineInfo, type Evaluator, type Plies, type Probabilities } from './protocol.ts';

export interface FakeOptions {
  readonly net?: string;
  readonly netVersion?: number;
  /** Games it says it can judge; both unless told otherwise. */
  readonly games?: readonly Game[];
  /** Awaited before each answer and each partial one: a test decides when work is done. */
  readonly pause?: () => Promise<void>;
  /** By which requests for trials are made larger or smaller; the clock on the wall unless given. */
  readonly now?: () => number;
}

/** FNV-1a, as a number from 0 to 1. */
function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) / 0xffffffff;
}

/** Chances of `position.mover` from the race alone, shaken a little by position and depth. */
function chancesOf(position: Position, plies: Plies): Probabilities {
  if (position.mover[OFF] === CHECKERS) return { win: 1, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
  if (position.opponent[OFF] === CHECKERS) return { win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
  const lead = pips(position.opponent) - pips(position.mover) + 8 * noise(`${plies} ${positionKey(position)}`) - 4;
  const win = 1 / (1 + Math.exp(-lead / 20));
  return { win, winGammon: 0.3 * win, winBackgammon: 0.01 * win, loseGammon: 0.3 * (1 - win), loseBackgammon: 0.01 * (1 - win) };
}

const byRank = (a: Candidate, b: Candidate): number => b.plies - a.plies || b.equity - a.equity;

/** How many candidates the filter leaves to the deeper plies. */
const KEPT = 5;

export function createFakeEngine(rules: RuleBook, { net = 'fake', netVersion = 1, games = GAMES, pause = async () => {}, now }: FakeOptions = {}): Engine {
  const info: EngineInfo = { net, netVersion, provenance: 'no net: numbers for tests', workers: 1, games };
  const evaluator = (plies: Plies, cube?: CubeConditions, lastThrow = false): Evaluator => ({ net, netVersion, plies, ...(cube && { met: metOf(cube) }), ...(lastThrow && { lastThrow }) });
  /** As if every play were worth a twentieth more with the cube. */
  const worthOf = (probabilities: Probabilities, cube?: CubeConditions): Pick<Candidate, 'equity' | 'cubeless' | 'mwc'> => {
    const equity = equityOf(probabilities, cube);
    return cube ? { equity: equity + 0.05, cubeless: equity, ...(cube.match && { mwc: (1 + equity / 8) / 2 }) } : { equity };
  };
  const wait = async (signal?: AbortSignal): Promise<void> => {
    await pause();
    signal?.throwIfAborted();
  };
  const rankAt = (position: Position, roll: Parameters<RuleBook['plays']>[1], plies: Plies, cube?: CubeConditions): Candidate[] =>
    rules.plays(position, roll).map(({ play, result }) => {
      const probabilities = chancesOf(result, plies);
      return { play, result, probabilities, ...worthOf(probabilities, cube), plies, by: 'net' as const };
    }).sort(byRank);

  const trials: Engine['trials'] = async ({ task, subject, from, to }, { signal } = {}) => {
    await wait(signal);
    const position = subjectPosition(task, task.subjects[subject]!);
    const chances = chancesOf(position, task.plies);
    const { win, winGammon, winBackgammon, loseGammon, loseBackgammon } = chances;
    // As if the cube helped whoever leads a little, and the more the higher it stands.
    const equity = (task.subjects[subject]!.double === 'taken' ? 2.2 : 1.1) * equityOf(chances);
    return Array.from({ length: Math.ceil(to / BLOCK) - Math.floor(from / BLOCK) }, (_, n) => {
      const block = Math.floor(from / BLOCK) + n;
      const [first, end] = [Math.max(from, block * BLOCK), Math.min(to, (block + 1) * BLOCK)];
      // Luck is that of the trial, whichever request it comes with.
      const sum = (mean: number, shaken: number): number => Array.from({ length: end - first }, (__, i) => mean + shaken * (noise(`${task.seed} ${first + i} ${positionKey(position)}`) - 0.5))
        .reduce((total, value) => total + Math.round(value * UNITS), 0);
      return { subject, from: first, to: end, chances: [sum(win, 0.3), sum(winGammon, 0.1), sum(winBackgammon, 0), sum(loseGammon, 0.1), sum(loseBackgammon, 0), ...(task.cubeful ? [sum(equity, 0.3)] : [])] };
    });
  };

  return {
    info: async () => info,
    trials,
    rollout: (request, { onProgress, signal } = {}) =>
      runRollout(request, { net: { name: net, version: netVersion }, ask: (part, stop) => trials(part, { signal: stop }), width: 1, onProgress, signal, now }),
    async rank({ position, roll, plies, cube, scoring, keep = [] }, { onProgress, signal } = {}) {
      let candidates = rankAt(position, roll, 0, cube);
      for (let depth: Plies = 1; depth <= plies; depth = (depth + 1) as Plies) {
        await wait(signal);
        onProgress?.({ evaluator: evaluator(plies, cube), candidates, partial: true });
        candidates = candidates.map((each, at) => {
          if (at >= KEPT && !keep.includes(positionKey(each.result))) return each;
          const probabilities = chancesOf(each.result, depth);
          return { ...each, probabilities, ...worthOf(probabilities, cube), plies: depth };
        }).sort(byRank);
      }
      await wait(signal);
      return { evaluator: evaluator(plies, cube, countsLastThrow(scoring, position)), candidates };
    },
    async evaluate({ position, plies, scoring }, { signal } = {}) {
      await wait(signal);
      const probabilities = chancesOf(position, plies);
      return { evaluator: evaluator(plies, undefined, countsLastThrow(scoring, position)), probabilities, equity: equityOf(probabilities) };
    },
    async rolls(position, { signal, cube } = {}) {
      await wait(signal);
      return ROLLS.map(({ roll, ways }) => {
        const best = rankAt(position, roll, 0, cube)[0];
        return { roll, ways, equity: best?.equity ?? -equityOf(chancesOf(swapSides(position), 0)) };
      });
    },
    async cube({ position, conditions, plies }, { signal } = {}) {
      await wait(signal);
      const probabilities = chancesOf(position, plies);
      const cubeless = equityOf(probabilities, conditions);
      // As if points were all that counts, and half of the cube's use were the owner's.
      const value = conditions.cube.value, scale = conditions.match ? 1 / 8 : value;
      const holding = conditions.cube.holder === 'own' ? 0.1 : conditions.cube.holder === 'other' ? -0.1 : 0;
      return { evaluator: evaluator(plies, conditions), by: 'net' as const, probabilities, cubeless, noDouble: scale * (cubeless + holding), doubleTake: 2 * scale * (cubeless - 0.1) };
    },
    close: () => {},
  };
}
