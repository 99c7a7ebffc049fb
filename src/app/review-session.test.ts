/** The work on the match under review: done to its end, stopped, gone on with, done deeper; and nothing of it lost. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchSummary } from '../store/store.ts';
import { evaluatorWords, progressWords, rateWords } from './progress-words.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { finished, opened, record, ReviewPage, source, until } from './testing/review-page.ts';

let page: ReviewPage;
beforeEach(() => { page = new ReviewPage(); });

describe('the Review session', () => {
  it('analyses a dropped match to its end and keeps it with its rates', async () => {
    await page.makeFinished();
    expect(await page.listed()).toMatchObject({ title: 'Ines – Tove', progress: { plies: DEFAULT_SETTINGS.matchPlies, pr: [expect.any(Number), expect.any(Number)] } });
    expect(page.errors).toEqual([]);
  });

  it('what is done survives a reload, and only the rest is asked again', async () => {
    const session = page.make();
    const stored = (test: (progress: MatchSummary['progress']) => boolean): Promise<void> =>
      new Promise((resolve) => page.store.onChange(() => void page.listed().then(({ progress }) => { if (test(progress)) resolve(); })));
    page.gate.shutAfter(0);
    await session.openRecord(record, source);
    const { total, cubes } = opened(session).entry.progress;
    // A decision asks once for the 21 rolls, and for its plays once more than it is deep; after each pass the cube is asked about.
    page.gate.open();
    page.gate.shutAfter((2 + 3) * total + 2 * cubes!.total + 3 * 4);
    await stored(({ done }) => done > 0);
    const { id, progress } = await page.listed();
    expect(progress.done).toBeLessThan(total);
    expect(progress.depths).toEqual([{ plies: 2, count: progress.done }, { plies: 1, count: total - progress.done }]);
    session.close();

    page.gate.open();
    const again = page.make();
    await again.openId(id, null);
    await until(again, finished);
    expect(page.services.asked.ranks).toBe(total - progress.done);
  });

  it('all errors are there at 0-ply before any is looked at deeper, and each says its depth on the way', async () => {
    const session = page.make();
    const seen: string[] = [];
    session.cell.watch((state) => {
      if (state.kind !== 'open' || state.work.kind !== 'running') return;
      const depths = state.entry.moves.flat().flatMap((made) => (made ? [made.evaluator.plies] : []));
      seen.push(`${depths.length === state.entry.progress.total ? 'all' : 'some'} ${[...new Set(depths)].sort().join(' ')}`);
    });
    await session.openRecord(record, source);
    await until(session, finished);
    const order = seen.filter((each, at) => each !== seen[at - 1]);
    expect(order.findIndex((each) => each.startsWith('all'))).toBe(order.indexOf('all 0'));
    expect(order.indexOf('all 0')).toBeLessThan(order.indexOf('all 1'));
    expect(order.at(-1)).toBe('all 2');
  });

  it('a reload in the first pass keeps what was done of it', async () => {
    const session = page.make();
    page.gate.shutAfter(2 * 5);
    await session.openRecord(record, source);
    await until(session, ({ entry }) => entry.moves.flat().filter(Boolean).length === 5);
    const { id, progress: { total } } = opened(session).entry;
    await new Promise<void>((resolve) => page.store.onChange(() => resolve()));
    session.close();
    page.gate.open();
    const again = page.make();
    await again.openId(id, null);
    await until(again, finished);
    expect(page.services.asked.ranks).toBe(3 * total - 5);
  });

  it('a shallower run leaves deeper numbers as they are', async () => {
    const session = await page.makeFinished();
    const { moves } = opened(session).entry;
    const { ranks } = page.services.asked;
    await session.redo(0);
    expect(opened(session).entry.moves).toEqual(moves);
    expect([page.services.asked.ranks, finished(opened(session))]).toEqual([ranks, true]);
  });

  it('a stop is kept too: opening the match does not go on by itself, resuming does', async () => {
    const session = page.make();
    page.gate.shutAfter(0);
    await session.openRecord(record, source);
    await session.stop();
    const again = page.make();
    await again.openId(opened(session).entry.id, null);
    expect(opened(again).work.kind).toBe('off');
    page.gate.open();
    await again.resume();
    expect(finished(opened(again))).toBe(true);
  });

  it('a deeper run replaces what is shallower, and does it once', async () => {
    const session = await page.makeFinished();
    await session.redo(3);
    expect(opened(session).entry.moves.flat().filter(Boolean).every((made) => made!.evaluator.plies === 3)).toBe(true);
    const { ranks } = page.services.asked;
    await session.redo(3);
    expect(page.services.asked.ranks).toBe(ranks);
  });

  it('a deeper run stopped on its way notes how many are of which depth, and says so', async () => {
    const session = await page.makeFinished();
    const { total } = opened(session).entry.progress;
    expect(progressWords(opened(session).entry.progress.depths, 2, 'all')).toBe('all');
    page.gate.shutAfter(6);
    const redone = session.redo(3);
    await new Promise<void>((resolve) => page.store.onChange(() => void page.listed().then(({ progress: { done } }) => { if (done > 0 && done < total) resolve(); })));
    await session.stop();
    page.gate.open();
    await redone;
    const { done, depths } = (await page.listed()).progress;
    expect(depths).toEqual([{ plies: 3, count: done }, { plies: 2, count: total - done }]);
    expect(progressWords(depths, 3, 'all')).toBe(`${done} at 3-ply, ${total - done} at 2-ply`);
    expect([rateWords('cubeless', depths), evaluatorWords('fake', 1, depths)]).toEqual(['cubeless · mixed depths', 'fake · mixed depths']);
  });

  it('a newer net does what an older one had done', async () => {
    const session = await page.makeFinished();
    const newer = page.make(2);
    await newer.openId(opened(session).entry.id, null);
    expect(page.services.asked.ranks).toBe(0);
    await newer.redo(2);
    expect(opened(newer).entry.moves.flat().filter(Boolean).every((made) => made!.evaluator.netVersion === 2)).toBe(true);
  });

  it('an entry that is not there is told', async () => {
    const session = page.make();
    await session.openId('nowhere', null);
    expect(session.cell.get()).toEqual({ kind: 'missing', error: { code: 'not_found', facts: expect.anything() } });
  });
});
