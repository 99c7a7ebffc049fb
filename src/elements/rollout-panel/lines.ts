/** What the panel shows of each candidate, or of each outcome of a cube decision, as one line. */
import { CUBE_LINES, rightLine } from '../../core/cube-verdict.ts';
import type { Probabilities } from '../../engine/protocol.ts';
import type { RolloutDecision } from '../../engine/rollout/decision.ts';
import type { SubjectResult } from '../../engine/rollout/result.ts';
import type { Texts } from '../../i18n/index.ts';

/** A play, or the position, that is rolled out or may be. */
export interface PanelCandidate {
  readonly key: string;
  readonly name: string;
}

/** One that is asked for; null = nothing is known of it yet. */
export interface PanelSubject extends PanelCandidate {
  readonly result: SubjectResult | null;
}

/** A cube decision: its two subjects are not doubling, and doubling with a take. */
export interface PanelDecision {
  readonly redouble: boolean;
  /** Beavers are agreed. */
  readonly beavers: boolean;
  /** null = nothing is known yet. */
  readonly result: RolloutDecision | null;
}

export interface Line extends PanelCandidate {
  readonly equity: number | null;
  /** Half of the 95% interval, and the standard error; null = not known, or there is none. */
  readonly half: number | null;
  readonly error: number | null;
  readonly best: number | null;
  /** With half of its 95% interval, as the equity has it. */
  readonly mwc: { readonly chance: number; readonly half: number | null } | null;
  /** null = of what is not played out. */
  readonly probabilities: Probabilities | null;
  /** Trials are played of it. */
  readonly isPlayed: boolean;
  readonly isRight: boolean;
}

function lineOf({ key, name, result }: PanelSubject): Line {
  const isKnown = result !== null && Number.isFinite(result.error);
  const half = isKnown ? (result.interval[1] - result.interval[0]) / 2 : null;
  // The chance to win the match is a straight line over the equity: as many errors wide.
  const widths = half !== null && result!.error > 0 ? half / result!.error : 0;
  return {
    key, name, equity: result?.equity ?? null, half, error: isKnown ? result.error : null,
    best: result?.best ?? null, mwc: result?.mwc ? { chance: result.mwc.chance, half: isKnown ? widths * result.mwc.error : null } : null,
    probabilities: result?.probabilities ?? null, isPlayed: true, isRight: false,
  };
}

/** Lines keep their places whatever is known. A pass is what it is; a beaver is worth twice a take. */
export function linesOf(subjects: readonly PanelSubject[], decision: PanelDecision | null, { cube }: Pick<Texts, 'cube'>): readonly Line[] {
  const played = subjects.map(lineOf);
  if (!decision) return played;
  const { redouble, beavers, result } = decision;
  const names = { ...cube.equities, ...(redouble ? cube.redoubled : {}) };
  const right = result && rightLine(result.verdict);
  return CUBE_LINES.filter((key) => key !== 'doubleBeaver' || beavers).map((key, place): Line => {
    const own = { name: names[key], best: result?.best?.[key] ?? null, isRight: key === right };
    const line = played[place];
    if (line) return { ...line, ...own };
    const taken = key === 'doubleBeaver' ? played[1] : undefined;
    const twice = (value: number | null | undefined): number | null => (value === null || value === undefined ? null : 2 * value);
    const chance = result?.mwc?.[key] ?? null;
    return {
      key, ...own, equity: result?.emg[key] ?? null, half: twice(taken?.half), error: twice(taken?.error), mwc: chance === null ? null : { chance, half: null },
      probabilities: null, isPlayed: false,
    };
  });
}
