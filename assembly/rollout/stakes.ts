/**
 * What trials are played for. `trial.ts` takes it as an object, as it takes the game, and asks it at fixed places; this one is for
 * rollouts without a cube, where chances are all there is. `cube-stakes.ts` has the other.
 */
import { swapChances } from '../chances';
import { OVER } from '../nets';

export class NoCube {
  /** A trial begins. */
  @inline
  begin(): void {}

  /** Trials are over: other calls find everything as it was. */
  @inline
  end<G>(_game: G): void {}

  /** Whether the exact table for chances may end a trial. */
  @inline
  mayEnd(_board: usize, _side: i32): bool {
    return true;
  }

  /** The side to roll acts before its throw; true = the trial ends there. */
  @inline
  act<G>(_game: G, _board: usize, _side: i32, _ply: i32): bool {
    return false;
  }

  /** The trial ends with a board and its chances, seen by the side to roll. */
  @inline
  settle(_board: usize, _kind: i32, _chances: usize, _side: i32, _ply: i32): void {}

  /** How gammons weigh for a side that chooses a play. */
  @inline
  weigh<G>(_game: G, _side: i32): void {}

  /** Of the plays that `bestOfRoll` left at depth 0, the one to make, when it found `best`. */
  @inline
  choose<G>(_game: G, _board: usize, best: i32, _side: i32): i32 {
    return best;
  }

  /** What a board is worth to `side`, which has just played: `chances` of the other side, by which a play is chosen. */
  @inline
  worth<G>(game: G, _board: usize, kind: i32, known: f32, chances: usize, _side: i32): f32 {
    if (kind == OVER) return known;
    swapChances(chances, chances);
    return game.equity(chances);
  }

  /** Luck of a throw: each of the 21 in turn, after `choose`. */
  @inline
  startLuck(): void {}

  @inline
  meetThrow(_ways: i32, _isThrown: bool): void {}

  @inline
  endLuck(_side: i32): void {}

  /** The turn goes to the other side. */
  @inline
  pass(): void {}

  /** Adds what the trial was worth besides chances. */
  @inline
  addTo(_total: usize, _units: f64): void {}
}

export const NO_CUBE = new NoCube();
