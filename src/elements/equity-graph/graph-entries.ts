/** A match as the graph shows it: for each decision how the left player stood, and what was lost. */
import { markOf } from '../../analysis/marks.ts';
import type { Mark, MoveAnalysis, Thresholds } from '../../analysis/match-analysis.ts';
import type { Decision, ReplayedGame } from '../../core/decision.ts';
import { pointNames, type Numbering } from '../../core/numbering.ts';
import { makePlay, type Play } from '../../core/play.ts';
import type { Player } from '../../core/situation.ts';

export interface GraphEntry {
  /** Of the game, as the file numbers it. */
  readonly game: number;
  readonly player: Player;
  /** Empty when there is none to name. */
  readonly play: string;
  /** Chance of player 0 to win the game after this decision, cubeless; null = not analysed. */
  readonly chance: number | null;
  /** Equity lost by the decider; null = not judged. */
  readonly loss: number | null;
  readonly mark: Mark;
}

/** A match is looked at again and again while it is analysed; its plays stay the same. */
const written = new WeakMap<Play, { readonly scheme: Numbering; readonly text: string }>();

function writePlay({ played, player, situation }: Decision, scheme: Numbering): string {
  if (!played) return '';
  const known = written.get(played);
  if (known?.scheme === scheme) return known.text;
  const text = makePlay(played, pointNames(scheme, situation.position.game, player));
  written.set(played, { scheme, text });
  return text;
}

/** Player 0's chance after the play that was made, or after the best one where that is not known. */
function chanceOf(decision: Decision, analysis: MoveAnalysis | null): number | null {
  const candidate = analysis?.candidates[Math.max(0, analysis.played)];
  if (!candidate) return null;
  return decision.player === 0 ? candidate.probabilities.win : 1 - candidate.probabilities.win;
}

/** One entry a decision, in the order of play. Forced and flagged plays have no mark: they count in no rate. */
export const graphEntries = (games: readonly ReplayedGame[], moves: readonly (readonly (MoveAnalysis | null)[])[], thresholds: Thresholds, scheme: Numbering = 'own'): GraphEntry[] =>
  games.flatMap((game, g) => game.decisions.map((decision, d): GraphEntry => {
    const analysis = moves[g]?.[d] ?? null;
    const counts = !decision.forced && decision.flags.length === 0;
    const loss = counts ? analysis?.loss ?? null : null;
    return {
      game: game.number, player: decision.player, play: writePlay(decision, scheme),
      chance: chanceOf(decision, analysis), loss, mark: markOf(loss, thresholds),
    };
  }));
