/** What Explore knows of the board: its 21 rolls, its verdict at every score, its chances before the throw. A new board begins anew. */
import { EMPTY_ROLL_MAP, exploreRolls, type RollMap } from '../../analysis/explore/roll-map.ts';
import { emptyMatrix, exploreScores, matrixSize, type ScoreMatrix } from '../../analysis/explore/score-matrix.ts';
import { cubeQuestion, type CubeConditions } from '../../core/cube-conditions.ts';
import { positionKey } from '../../core/position.ts';
import type { MatchEquityTable } from '../../core/met/table.ts';
import type { NardError } from '../../core/result.ts';
import type { Situation } from '../../core/situation.ts';
import { PLIES, type Engine, type Evaluator, type Plies, type Probabilities } from '../../engine/protocol.ts';
import { makeCell, type Cell } from '../cell.ts';
import { failureOf } from '../failures.ts';

/** Depths of the score matrix: at 3-ply its 81 decisions would take minutes. */
export const MATRIX_PLIES = [0, 1, 2] as const satisfies readonly Plies[];
export type MatrixPlies = (typeof MATRIX_PLIES)[number];

export interface ExploreState {
  /** The board, its dice not thrown; null = there is nothing to explore. */
  readonly situation: Situation | null;
  /** Its own score and cube; null where the table of match equities does not reach. */
  readonly conditions: CubeConditions | null;
  readonly rolls: RollMap;
  /** Before the throw. */
  readonly chances: Probabilities | null;
  /** What judged them. */
  readonly chancesBy: Evaluator | null;
  readonly matrix: ScoreMatrix;
  readonly matrixPlies: MatrixPlies;
  /** Scores done of this run; null = none is running. */
  readonly running: { readonly done: number; readonly total: number } | null;
  readonly failed: NardError | null;
}

const NOTHING: ExploreState = { situation: null, conditions: null, rolls: EMPTY_ROLL_MAP, chances: null, chancesBy: null, matrix: emptyMatrix(0), matrixPlies: 0, running: null, failed: null };

export interface ExploreParts {
  readonly engine: Engine;
  /** Depth to reach, read at each question. */
  readonly plies: () => Plies;
  /** By which match equities, read at each board. */
  readonly met: () => MatchEquityTable;
}

/** Rolls are looked at no deeper: 21 rankings at 3-ply would take a minute. */
const DEEPEST_ROLLS: Plies = 2;

/** What makes a board another one. */
const keyOf = ({ position, turn, cube, score }: Situation, met: string): string => JSON.stringify([positionKey(position), turn, cube, score, score.length > 0 && met]);

export class ExploreSession {
  readonly cell: Cell<ExploreState> = makeCell(NOTHING);
  private asking: AbortController | null = null;
  private matrixRun: AbortController | null = null;
  /** Of the board that is explored. */
  private key: string | null = null;

  constructor(private readonly parts: ExploreParts) {}

  /** Turns to a board, whose dice do not matter. The same board goes on where it was. */
  about(found: Situation | null): void {
    const isShort = found?.position.game === 'short' && (found.phase === 'roll' || found.phase === 'play');
    const situation: Situation | null = isShort ? { ...found, phase: 'roll', roll: null } : null;
    const met = this.parts.met();
    const key = situation && keyOf(situation, met.id);
    if (key && key === this.key) {
      if (!this.asking) void this.ask();
      return;
    }
    this.stop();
    this.key = key;
    const question = situation && cubeQuestion(situation, { met });
    const conditions = question?.ok ? question.value.conditions : null;
    this.cell.update(({ matrixPlies }) => ({ ...NOTHING, situation, conditions, matrixPlies, matrix: emptyMatrix(conditions ? matrixSize(conditions) : 0) }));
    if (situation) void this.ask();
  }

  /** Nobody looks any more: the engine is left to others; what is known stays. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
    this.stopMatrix();
  }

  stopMatrix(): void {
    this.matrixRun?.abort();
    this.matrixRun = null;
    this.cell.update((state) => (state.running ? { ...state, running: null } : state));
  }

  chooseMatrixPlies(matrixPlies: MatrixPlies): void {
    this.cell.update((state) => ({ ...state, matrixPlies }));
  }

  /** Chances and rolls, at 0-ply at once, then deeper in place. Asked again, what is deep enough is not asked. */
  async ask(): Promise<void> {
    const { situation, conditions } = this.cell.get();
    if (!situation) return;
    this.asking?.abort();
    const control = new AbortController();
    this.asking = control;
    const { engine } = this.parts;
    const { position } = situation;
    const wanted = Math.min(this.parts.plies(), DEEPEST_ROLLS);
    const change = (next: (state: ExploreState) => ExploreState): void => {
      if (!control.signal.aborted) this.cell.update(next);
    };
    try {
      for (const plies of PLIES.filter((each) => each <= wanted)) {
        if (this.cell.get().rolls.every((each) => each && each.evaluator.plies >= plies)) continue;
        const { probabilities, evaluator } = await engine.evaluate({ position, plies }, { signal: control.signal, priority: 'now' });
        change((state) => ({ ...state, chances: probabilities, chancesBy: evaluator, failed: null }));
        await exploreRolls(position, engine, {
          conditions, plies, signal: control.signal,
          onRoll: (at, worth) => change((state) => ({ ...state, rolls: state.rolls.map((each, place) => (place === at ? worth : each)) })),
        });
      }
    } catch (error) {
      change((state) => ({ ...state, failed: failureOf(error) }));
    }
  }

  /** Computes the score matrix; an earlier run is given up, what it found is replaced in place. */
  async computeMatrix(): Promise<void> {
    this.stopMatrix();
    const { situation, conditions, matrixPlies, matrix } = this.cell.get();
    if (!situation || !conditions) return;
    const control = new AbortController();
    this.matrixRun = control;
    const change = (next: (state: ExploreState) => ExploreState): void => {
      if (!control.signal.aborted) this.cell.update(next);
    };
    change((state) => ({ ...state, running: { done: 0, total: matrix.length ** 2 }, failed: null }));
    try {
      await exploreScores({ position: situation.position, conditions }, this.parts.engine, {
        plies: matrixPlies, signal: control.signal,
        onScore: (own, other, verdict) => change((state) => ({
          ...state, running: state.running && { ...state.running, done: state.running.done + 1 },
          matrix: state.matrix.map((row, r) => (r === own - 1 ? row.map((each, c) => (c === other - 1 ? verdict : each)) : row)),
        })),
      });
      change((state) => ({ ...state, running: null }));
    } catch (error) {
      change((state) => ({ ...state, running: null, failed: failureOf(error) }));
    }
  }
}
