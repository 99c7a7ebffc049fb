/**
 * Trials with the doubling cube: before each throw the side to roll doubles or not and the other takes or passes, as the model
 * (`cube.ts`) has it with what 0-ply or one ply knows of the position. Plays are chosen by what they are worth with the cube, and
 * luck is taken out of that worth as it is out of chances: the value after a throw, best cube action of the next side included, less
 * the mean over all throws. Whatever the model thinks, these differences have mean 0.
 *
 * Told `playFor` before. Sides as in `cube.ts`; the cube stands at level 0 all the time, since `turnTo` moves that.
 */
import { answered, backgammonWeight, bestAction, cubeValue, gain, gammonWeight, isExact, isOfUse, stateOf, turnTo, weighStates } from '../cube';
import { statesOnePly } from '../cubeful';
import { boardAfter, bestBoard, evaluate, playChances, playCount, playEquities, playKinds } from '../evaluate';
import { swapChances } from '../chances';
import { OVER } from '../nets';
import { CENTRED, OTHER_OWNED, OWNED } from '../two-sided';

/** How a trial begins: the side to roll may double as at any turn, it rolls without, or it has doubled and the other side took. */
export const DECIDES: i32 = 0, ROLLS_ON: i32 = 1, TAKEN: i32 = 2;

/** A cube turned so often ends the trial: the model judges. Stakes, and with them the scatter, stay bounded. */
const MOST_TURNS: i32 = 6;
/** Plays that without the cube are worse than the best by more are not looked at. */
const WIDTH: f32 = 0.16;
const CHANCE_BYTES: usize = 32;

const STATES = memory.data(192, 16);
const CHANCES = memory.data(32, 16);
const AFTER = memory.data(64, 16);

let firstValue: i32 = 1;
let firstOwner: u8 = CENTRED;
let start: i32 = DECIDES;
let plies: i32 = 0;

/** Who may turn the cube, as the side to roll sees it. */
let owner: u8 = CENTRED;
let isPassed: bool = false;
/** Utilities of the side that rolled first: what the trial came to, and what of that was luck. */
let outcome: f64 = 0;
let luck: f64 = 0;
/** Of the play chosen last, for the side that makes it. */
let chosenWorth: f64 = 0;
let meanWorth: f64 = 0;
let thrownWorth: f64 = 0;

/** `holder`: as `two-sided.ts` has it, seen by the side that rolls first; `cubePlies`: depth of cube decisions, 0 or 1. */
export function startCube(holder: u8, startingWith: i32, cubePlies: i32): void {
  firstValue = cubeValue();
  firstOwner = holder;
  start = startingWith;
  plies = cubePlies;
}

@inline
function stateAt(holder: u8, level: i32): f64 {
  return load<f64>(STATES + (<usize>stateOf(holder, level) << 3));
}

@inline
function seenByOther(holder: u8): u8 {
  return holder == CENTRED ? CENTRED : holder == OWNED ? OTHER_OWNED : OWNED;
}

/** Utility of a board for `side`, to roll, with its best cube action. */
function valueOf(board: usize, kind: i32, chances: usize, side: i32, holder: u8): f64 {
  weighStates(board, kind, chances, side, 1, -1, STATES);
  return kind == OVER ? stateAt(holder, 0) : bestAction(STATES, side, holder, 0);
}

export class WithCube {
  begin(): void {
    turnTo(start == TAKEN ? firstValue << 1 : firstValue);
    owner = start == TAKEN ? OTHER_OWNED : firstOwner;
    isPassed = false;
    luck = 0;
  }

  end<G>(game: G): void {
    turnTo(firstValue);
    game.weigh(1, 1, 1, 1);
  }

  /** A table of chances says all only about a cube that nobody will turn; the table of both sides knows the cube. */
  mayEnd(board: usize, side: i32): bool {
    return isExact(board) || !((owner != OTHER_OWNED && isOfUse(side, 0)) || (owner != OWNED && isOfUse(1 - side, 0)));
  }

  act<G>(game: G, board: usize, side: i32, ply: i32): bool {
    if (ply == 0 && start != DECIDES) return false;
    const value = cubeValue();
    if (value >= firstValue << MOST_TURNS) return true;
    if (owner == OTHER_OWNED || !isOfUse(side, 0)) return false;
    const kind = evaluate(game, board, CHANCES);
    if (plies == 0 || isExact(board)) weighStates(board, kind, CHANCES, side, 1, -1, STATES);
    else statesOnePly(game, board, side, 1, STATES, CHANCES);
    const raw = stateAt(OTHER_OWNED, 1), taken = answered(raw, 0), cash = gain(side, value);
    if (min(taken, cash) <= stateAt(owner, 0)) return false;
    if (taken > cash) {
      isPassed = true;
      outcome = side ? -cash : cash;
      return true;
    }
    // A beaver turns it once more; the side that takes has it either way.
    turnTo(value << (taken != raw ? 2 : 1));
    owner = OTHER_OWNED;
    return false;
  }

  settle(board: usize, kind: i32, chances: usize, side: i32, ply: i32): void {
    if (isPassed) return;
    const value = valueOf(board, kind, chances, side, owner);
    const worth = ply == 0 && start == ROLLS_ON ? stateAt(owner, 0) : value;
    outcome = side ? -worth : worth;
  }

  weigh<G>(game: G, side: i32): void {
    const other = 1 - side;
    game.weigh(<f32>gammonWeight(side), <f32>backgammonWeight(side), <f32>gammonWeight(other), <f32>backgammonWeight(other));
  }

  choose<G>(_game: G, board: usize, best: i32, side: i32): i32 {
    const count = playCount(0), equities = playEquities(0), least = load<f32>(equities + (<usize>best << 2)) - WIDTH;
    let chosen = best;
    chosenWorth = this.playWorth(board, best, side);
    for (let index = 0; index < count; index++) {
      if (index == best || load<f32>(equities + (<usize>index << 2)) < least) continue;
      const worth = this.playWorth(board, index, side);
      if (worth <= chosenWorth) continue;
      chosenWorth = worth;
      chosen = index;
    }
    if (chosen != best) boardAfter(board, 0, chosen, bestBoard(0));
    return chosen;
  }

  /** What a play of depth 0 is worth to the side that makes it. */
  @inline
  playWorth(board: usize, index: i32, side: i32): f64 {
    boardAfter(board, 0, index, AFTER);
    swapChances(playChances(0) + <usize>index * CHANCE_BYTES, CHANCES);
    return -valueOf(AFTER, load<u8>(playKinds(0) + index), CHANCES, 1 - side, seenByOther(owner));
  }

  @inline
  worth<G>(_game: G, board: usize, kind: i32, _known: f32, chances: usize, side: i32): f32 {
    return <f32>-valueOf(board, kind, chances, 1 - side, seenByOther(owner));
  }

  startLuck(): void {
    meanWorth = 0;
  }

  meetThrow(ways: i32, isThrown: bool): void {
    meanWorth += <f64>ways * chosenWorth;
    if (isThrown) thrownWorth = chosenWorth;
  }

  endLuck(side: i32): void {
    const gained = thrownWorth - meanWorth / 36;
    luck += side ? -gained : gained;
  }

  pass(): void {
    owner = seenByOther(owner);
  }

  /** In equivalents of money: a plain win at the first value of the cube is 1, a plain loss −1. */
  addTo(total: usize, units: f64): void {
    const win = gain(0, firstValue), loss = gain(1, firstValue);
    store<f64>(total, load<f64>(total) + nearest<f64>(((2 * (outcome - luck) - win + loss) / (win + loss)) * units));
  }
}

export const WITH_CUBE = new WithCube();
