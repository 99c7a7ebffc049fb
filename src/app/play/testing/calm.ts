/** Players who keep out of each other's way, so that a game between them ends soon. */
import { BAR, OFF, pips } from '../../../core/position.ts';
import type { LegalPlay, RuleBook } from '../../../core/rule-book.ts';
import type { Engine } from '../../../engine/protocol.ts';
import { noRollouts } from '../../../engine/testing/no-rollouts.ts';

const LEVEL = { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };

const worth = ({ result: { mover, opponent } }: LegalPlay): number =>
  20 * mover[OFF]! - 100 * opponent[BAR]! - 12 * mover.filter((count, slot) => count === 1 && slot !== OFF).length - pips(mover);

/** The play that hits least and leaves the fewest blots. */
export const calmest = (plays: readonly LegalPlay[]): LegalPlay => plays.reduce((best, play) => (worth(play) > worth(best) ? play : best));

/** Plays so, at every strength: its equities are so far apart that no error changes their order. `odds`: equity of the side to roll, so that a test decides about takes. */
export function makeCalmEngine(rules: RuleBook, odds: () => number): Engine {
  const evaluator = { net: 'calm', netVersion: 1, plies: 0 } as const;
  return {
    info: async () => ({ net: 'calm', netVersion: 1, provenance: 'for tests', workers: 1, games: ['short', 'long'] }),
    rank: async ({ position, roll }) => ({
      evaluator,
      candidates: rules.plays(position, roll).map((play) => ({ ...play, probabilities: LEVEL, equity: worth(play), plies: 0 as const, by: 'net' as const })).sort((a, b) => b.equity - a.equity),
    }),
    evaluate: async () => ({ evaluator, probabilities: LEVEL, equity: odds() }),
    rolls: async () => [],
    ...noRollouts,
    close: () => {},
  };
}
