/** The ways a game may end, each with its chance, best first for the side that is asked about. */
import type { Game } from '../../core/games.ts';
import type { Probabilities } from '../../engine/protocol.ts';

export interface Outcome {
  readonly side: 'won' | 'lost';
  readonly kind: 'single' | 'gammon' | 'backgammon' | 'mars' | 'koks';
  /** 0 to 1: what taking luck out has put outside is brought back for the picture. */
  readonly chance: number;
}

const inside = (chance: number): number => (chance > 0 ? Math.min(1, chance) : 0);

/** `koks`: long nard counts koks apart from mars. */
export function outcomesOf(p: Probabilities, game: Game, koks: boolean): Outcome[] {
  const [gammon, backgammon] = game === 'short' ? (['gammon', 'backgammon'] as const) : (['mars', 'koks'] as const);
  const apart = game === 'short' || koks;
  const side = (name: Outcome['side'], all: number, some: number, most: number): Outcome[] => [
    ...(apart ? [{ side: name, kind: backgammon, chance: inside(most) }] : []),
    { side: name, kind: gammon, chance: inside(apart ? some - most : some) },
    { side: name, kind: 'single', chance: inside(all - some) },
  ];
  return [...side('won', p.win, p.winGammon, p.winBackgammon), ...side('lost', 1 - p.win, p.loseGammon, p.loseBackgammon).reverse()];
}
