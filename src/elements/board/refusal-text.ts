/** The sentence for a refused step in the language of the app. */
import type { PointName } from '../../core/play.ts';
import type { Refusal } from '../../core/refusal.ts';
import { texts } from '../../i18n/index.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** `pointName` takes the mover’s own points. */
export const refusalText = (refusal: Refusal, pointName: PointName): string => refusalSentence(refusal, pointName, texts().rules);
