/** Take points and the market window with the gammons of a position. */
import type { CubeConditions } from '../../core/cube-conditions.ts';
import { cubeWindow, gammonValue, NO_GAMMONS, type CubeWindow, type Gammons, type Side } from '../../core/met/window.ts';
import type { Probabilities } from '../../engine/protocol.ts';

/** Shares of each side's wins that are gammons and backgammons. */
export function gammonsOf({ win, winGammon, winBackgammon, loseGammon, loseBackgammon }: Probabilities): Gammons {
  const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
  return {
    own: { gammon: share(winGammon, win), backgammon: share(winBackgammon, win) },
    other: { gammon: share(loseGammon, 1 - win), backgammon: share(loseBackgammon, 1 - win) },
  };
}

export interface SideMarket {
  readonly gammonValue: number;
  /** null = it cannot gain by doubling. */
  readonly window: CubeWindow | null;
}

/** Of both sides at the score and cube; `gammons` null = none are counted. */
export function marketOf(conditions: CubeConditions, gammons: Gammons | null): Readonly<Record<Side, SideMarket>> {
  const { value } = conditions.cube;
  const of = (side: Side): SideMarket => ({ gammonValue: gammonValue(conditions, side, value), window: cubeWindow(conditions, side, value, gammons ?? NO_GAMMONS) });
  return { own: of('own'), other: of('other') };
}
