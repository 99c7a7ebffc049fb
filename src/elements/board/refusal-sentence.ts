/** The sentence for a refused step, with points named as the board shows them. */
import type { PointName } from '../../core/play.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Texts } from '../../i18n/index.ts';

const POINTS = ['from', 'to', 'point'] as const;

/** `pointName` takes the mover’s own points. */
export function refusalSentence({ code, facts }: Refusal, pointName: PointName, words: Texts['rules']): string {
  const named = POINTS.flatMap((key) => (typeof facts[key] === 'number' ? [[key, pointName(facts[key])]] : []));
  return words.refusals[code]({ ...facts, ...Object.fromEntries(named) });
}
