/** What a replayed match consists of: one decision after another, each with the situation it was made in. */
import type { Play } from './play.ts';
import type { Position } from './position.ts';
import type { Answer, Flag } from './record.ts';
import type { Player, Situation } from './situation.ts';

export type DecisionKind = 'move' | 'double' | Answer | 'resign';

export interface Decision {
  readonly kind: DecisionKind;
  readonly player: Player;
  /** As the decider saw it; its roll is set for a move. */
  readonly situation: Situation;
  /** The play made; null when none was recorded or it could not be applied. A dance is []. */
  readonly played: Play | null;
  /** Board after the play, still seen by the mover; null as above. */
  readonly result: Position | null;
  /** Not empty: shown, but not counted in any rate. */
  readonly flags: readonly Flag[];
  /** At most one distinct legal result: no choice, not counted. */
  readonly forced: boolean;
  /** The cell as written and where. */
  readonly text: string;
  readonly line: number;
}

export interface ReplayedGame {
  readonly number: number;
  readonly points: readonly [number, number];
  readonly crawford: boolean;
  readonly decisions: readonly Decision[];
  readonly result: { readonly winner: Player; readonly points: number } | null;
  /** Points of each side of a drawn game; then `result` is null. */
  readonly draw?: number;
}
