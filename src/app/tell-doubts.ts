/** What an ID that was opened says against itself, and what was assumed: told once, by code that comes then. */
import { crawfordDoubt } from '../formats/crawford-doubt.ts';
import { doubts, type DoubtWords } from '../i18n/en/doubts.ts';
import type { Notices } from './notices.ts';
import { makePartWords } from './part-words.ts';

const doubtWords = makePartWords<DoubtWords>(doubts, {
  ru: async () => (await import('../i18n/ru/doubts.ts')).doubts,
  uz: async () => (await import('../i18n/uz/doubts.ts')).doubts,
  az: async () => (await import('../i18n/az/doubts.ts')).doubts,
});

export async function tellDoubts(text: string, notices: Pick<Notices, 'tell'>): Promise<void> {
  const doubt = crawfordDoubt(text);
  if (!doubt) return;
  const [own, other] = doubt.needs;
  notices.tell((await doubtWords.ready()).crawford[doubt.why]({ own, other }));
}
