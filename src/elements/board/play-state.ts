/** A play being made on the board, step by step. Which steps are legal is the rule book's word; here is only bookkeeping. */
import { isDouble, type Die, type Roll } from '../../core/dice.ts';
import type { Play, Step } from '../../core/play.ts';
import { OFF, type Position } from '../../core/position.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import type { DrawnDie } from './draw-dice.ts';

/** What is asked of a rule book step by step. */
type StepBook = Pick<RuleBook, 'nextSteps' | 'afterSteps'>;

export interface PlayState {
  readonly start: Position;
  /** Left die first: it is played first where either could be. */
  readonly roll: Roll;
  readonly done: Play;
  /** After the steps done, still seen by the mover. */
  readonly position: Position;
  /** Empty = the play is complete. */
  readonly next: readonly Step[];
}

const withDone = (book: StepBook, start: Position, roll: Roll, done: Play): PlayState => ({
  start, roll, done, position: book.afterSteps(start, done), next: book.nextSteps(start, roll, done),
});

export const startPlay = (book: StepBook, start: Position, roll: Roll): PlayState => withDone(book, start, roll, []);

export const makeSteps = (book: StepBook, state: PlayState, steps: Play): PlayState => withDone(book, state.start, state.roll, [...state.done, ...steps]);

/** Without its last step; the same state when nothing was done. */
export const undoStep = (book: StepBook, state: PlayState): PlayState => withDone(book, state.start, state.roll, state.done.slice(0, -1));

/** The other die becomes the one played first. */
export const swapDice = (state: PlayState): PlayState => ({ ...state, roll: [state.roll[1], state.roll[0]] });

export const isComplete = (state: PlayState): boolean => state.next.length === 0;

const allDice = (roll: Roll): Die[] => (isDouble(roll) ? [roll[0], roll[0], roll[0], roll[0]] : [...roll]);

/** Die a step uses: the exact one, or when bearing off from a lower point the smallest that suffices. */
function dieOf(step: Step, left: readonly Die[]): Die | null {
  const distance = step.from - step.to;
  const exact = left.find((die) => die === distance);
  if (exact || step.to !== OFF) return exact ?? null;
  return [...left].sort((a, b) => a - b).find((die) => die > distance) ?? null;
}

/** The dice as drawn, the played ones marked. */
export function diceOf(state: PlayState): DrawnDie[] {
  const dice = allDice(state.roll).map((value) => ({ value, used: false }));
  for (const step of state.done) {
    const left = dice.filter((die) => !die.used);
    const value = dieOf(step, left.map((die) => die.value));
    const die = left.find((each) => each.value === value);
    if (die) die.used = true;
  }
  return dice;
}

/** Dice not played yet, the one to be played first in front. */
export const diceLeft = (state: PlayState): Die[] => diceOf(state).filter((die) => !die.used).map((die) => die.value);

/** Steps from a slot, those by the die that is played first in front. */
function stepsFrom(state: PlayState, from: number): Step[] {
  const left = diceLeft(state);
  const rank = (step: Step): number => left.indexOf(dieOf(step, left) ?? left[0]!);
  return state.next.filter((step) => step.from === from).sort((a, b) => rank(a) - rank(b));
}

export const canMove = (state: PlayState, from: number): boolean => state.next.some((step) => step.from === from);

/** The step a click on a checker means: by the left die if it can, else by the other. */
export const firstStep = (state: PlayState, from: number): Step | null => stepsFrom(state, from)[0] ?? null;

/** The step of a checker by a chosen die. */
export function stepByDie(state: PlayState, from: number, die: Die): Step | null {
  const left = diceLeft(state);
  if (!left.includes(die)) return null;
  return state.next.find((step) => step.from === from && dieOf(step, [die]) === die) ?? null;
}

/** Every slot one checker can reach from `from`, by one die or several, with the shortest way there. */
export function routesFrom(book: StepBook, state: PlayState, from: number): ReadonlyMap<number, Play> {
  const routes = new Map<number, Play>();
  let frontier: { readonly at: number; readonly steps: Play; readonly state: PlayState }[] = [{ at: from, steps: [], state }];
  while (frontier.length > 0) {
    const reached: typeof frontier = [];
    for (const branch of frontier) {
      for (const step of stepsFrom(branch.state, branch.at)) {
        if (routes.has(step.to)) continue;
        const steps = [...branch.steps, step];
        routes.set(step.to, steps);
        if (step.to !== OFF) reached.push({ at: step.to, steps, state: makeSteps(book, branch.state, [step]) });
      }
    }
    frontier = reached;
  }
  return routes;
}
