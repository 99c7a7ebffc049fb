/** What the numbers of the match under review count: plays and cube, by which match equities. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ratePlayers } from '../analysis/cube/rates.ts';
import { DEFAULT_MET, loadMet } from '../core/met/known.ts';
import { unwrap } from '../core/result.ts';
import { CUBELESS, outdatedMets } from './review-state.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { finished, opened, record, ReviewPage, source, until } from './testing/review-page.ts';

let page: ReviewPage;
beforeEach(() => { page = new ReviewPage(); });

describe('the Review session', () => {
  it('cube decisions are looked at as deep as the plays, and count in the rates', async () => {
    const session = await page.makeFinished();
    const { entry, games } = opened(session);
    const made = entry.cubes!.flat().flatMap((each) => each ?? []);
    expect(made.length).toBe(entry.progress.cubes!.total);
    expect([...new Set(made.map(({ evaluator, choice }) => `${choice} ${evaluator.plies}`))].sort()).toEqual(['double 2', 'no_double 2', 'pass 2', 'take 2'].filter((each) => made.some(({ choice }) => each.startsWith(choice))));
    const rates = ratePlayers(entry.record, games, entry.moves, entry.cubes!);
    expect(rates[0].cube.decisions + rates[1].cube.decisions).toBeGreaterThan(0);
    expect((await page.listed()).progress.pr).toEqual(rates.map(({ all }) => all.pr));
    expect(unwrap(await page.store.get(entry.id))).toMatchObject({ moves: entry.moves, cubes: entry.cubes });
  });

  it('a match stored before cube decisions had numbers gets them when it is opened, and keeps its plays', async () => {
    const session = await page.makeFinished();
    const { entry: { cubes, ...old } } = opened(session);
    const { cubes: _, ...progress } = old.progress;
    session.close();
    unwrap(await page.store.put({ ...old, progress }));
    const again = page.make();
    await again.openId(old.id, null);
    await until(again, (match) => match.work.kind === 'off' && match.entry.progress.cubes?.done === match.entry.progress.cubes?.total);
    expect(page.services.asked.ranks).toBe(0);
    expect(opened(again).entry).toMatchObject({ moves: old.moves, cubes });
    expect(unwrap(await page.store.get(old.id))).toMatchObject({ moves: old.moves, cubes });
  });

  it('says by which match equities its numbers are, is marked when others are chosen, and is done anew by them', async () => {
    const session = await page.makeFinished();
    const madeBy = (): (string | undefined)[] => {
      const { entry: { moves, cubes } } = opened(session);
      return [...new Set([...moves.flat(), ...cubes!.flat()].flatMap((each) => (each ? [each.evaluator.met?.id] : [])))];
    };
    const outdated = (): readonly string[] => outdatedMets(session.rows(), session.cubeOptions(record));
    expect([madeBy(), outdated()]).toEqual([[DEFAULT_MET.id], []]);

    page.met = await loadMet('woolsey');
    await session.changeMet();
    expect([madeBy(), outdated(), opened(session).work.kind]).toEqual([[DEFAULT_MET.id], [DEFAULT_MET.name], 'off']);
    await session.redo(DEFAULT_SETTINGS.matchPlies);
    await until(session, finished);
    expect([madeBy(), outdated()]).toEqual([['woolsey'], []]);
    expect(unwrap(await page.store.get(opened(session).entry.id))).toMatchObject({ moves: opened(session).entry.moves });
  });

  it('others chosen while it is analysed: the work goes on by them, and nothing of the first remains', async () => {
    const session = page.make();
    page.gate.shutAfter(0);
    await session.openRecord(record, source);
    page.gate.open();
    await until(session, ({ entry }) => entry.moves.flat().some((each) => each !== null));
    page.met = await loadMet('snowie');
    await session.changeMet();
    await until(session, finished);
    expect([...new Set(opened(session).entry.moves.flat().flatMap((each) => (each ? [each.evaluator.met?.id] : [])))]).toEqual(['snowie']);
  });

  it('plays from before they were valued with the cube are marked', async () => {
    const session = await page.makeFinished();
    const { entry } = opened(session);
    session.close();
    const moves = entry.moves.map((game) => game.map((each) => { if (!each) return each; const { met: _, ...evaluator } = each.evaluator; return { ...each, evaluator }; }));
    unwrap(await page.store.put({ ...entry, moves }));
    const again = page.make();
    await again.openId(entry.id, null);
    await until(again, (match) => match.entry.id === entry.id);
    expect(outdatedMets(again.rows(), again.cubeOptions(record))).toEqual([CUBELESS]);
    expect(opened(again).entry.moves).toEqual(moves);
  });

  it('plays cost chances to win the match, which count with those of the cube', async () => {
    const session = await page.makeFinished();
    const { entry, games } = opened(session);
    const judged = entry.moves.flat().flatMap((each) => (each && each.loss !== null ? [each] : []));
    expect(judged.every(({ lossMwc }) => typeof lossMwc === 'number' && lossMwc >= 0)).toBe(true);
    const [withPlays, without] = [entry.moves, entry.moves.map((game) => game.map(() => null))].map((moves) => ratePlayers(record, games, moves, entry.cubes!).map(({ mwcLost }) => mwcLost!));
    withPlays!.forEach((lost, player) => expect(lost).toBeGreaterThan(without![player]!));
  });
});
