/** From error to error of the match under review. */
import { beforeEach, describe, expect, it } from 'vitest';
import { opened, ReviewPage } from './testing/review-page.ts';

let page: ReviewPage;
beforeEach(() => { page = new ReviewPage(); });

describe('the Review session', () => {
  it('cube errors are walked apart', async () => {
    const session = await page.makeFinished();
    session.setFilter({ kind: 'cube' });
    const marked = session.rows().filter((row) => row.cubeMark !== 'none').map((row) => row.place);
    expect(marked.length).toBeGreaterThan(0);
    session.goTo(session.rows()[0]!.place);
    const first = session.rows()[0]!.cubeMark === 'none' ? 0 : 1;
    const met = [];
    while (session.stepError(1)) met.push(opened(session).at);
    expect(met).toEqual(marked.slice(first));
  });

  it('errors are walked in order and stay at the last one', async () => {
    const session = await page.makeFinished();
    const marked = session.rows().filter((row) => row.mark !== 'none').map((row) => row.place);
    expect(marked.length).toBeGreaterThan(1);
    const first = opened(session).at;
    const met = [];
    while (session.stepError(1)) met.push(opened(session).at);
    expect(met).toEqual(marked.filter(({ game, decision }) => game > first.game || decision > first.decision));
    expect(session.stepError(1)).toBe(false);
  });
});
