/** A match as the graph shows it: for each decision how the left player stood, and what was lost. */
import type { CubeAnalysis, MatchCubes } from '../../analysis/cube/analyse-cubes.ts';
import type { CubeErrorKind } from '../../analysis/cube/cube-decision.ts';
import { markOf, worseMark } from '../../analysis/marks.ts';
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
  /** Equity lost by the decider, at the cube and by the play; null = not judged. */
  readonly loss: number | null;
  /** What was wrong at the cube, before the play or instead of one. */
  readonly cubeError: CubeErrorKind | null;
  /** The worse of play and cube. */
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

/** Player 0's chance after the play that was made, or after the best one where that is not known; at a cube action, before the throw. */
function chanceOf({ player, kind }: Decision, analysis: MoveAnalysis | null, cube: CubeAnalysis | null): number | null {
  const play = analysis?.candidates[Math.max(0, analysis.played)]?.probabilities;
  // The chances at the cube are the doubling side's.
  const left = play ? player === 0 : (player === 0) === (kind === 'double' || kind === 'move');
  const chances = play ?? cube?.probabilities;
  if (!chances) return null;
  return left ? chances.win : 1 - chances.win;
}

/** One entry a decision, in the order of play. Forced and flagged plays have no mark: they count in no rate. */
export const graphEntries = (games: readonly ReplayedGame[], moves: readonly (readonly (MoveAnalysis | null)[])[], thresholds: Thresholds, scheme: Numbering = 'own', cubes: MatchCubes = []): GraphEntry[] =>
  games.flatMap((game, g) => game.decisions.map((decision, d): GraphEntry => {
    const analysis = moves[g]?.[d] ?? null;
    const cube = cubes[g]?.[d] ?? null;
    const flagged = decision.flags.length > 0;
    const playLoss = !decision.forced && !flagged ? analysis?.loss ?? null : null;
    const cubeLoss = cube && (decision.kind === 'move' || !flagged) ? cube.judgement.loss : null;
    const loss = playLoss === null && cubeLoss === null ? null : (playLoss ?? 0) + (cubeLoss ?? 0);
    return {
      game: game.number, player: decision.player, play: writePlay(decision, scheme),
      chance: chanceOf(decision, analysis, cube), loss, cubeError: cubeLoss ? cube!.judgement.error : null, mark: worseMark(markOf(playLoss, thresholds), markOf(cubeLoss, thresholds)),
    };
  }));
