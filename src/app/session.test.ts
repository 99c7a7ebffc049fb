import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { MatchRecord } from '../core/record.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { fail, ok, unwrap } from '../core/result.ts';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { readText } from '../formats/detect.ts';
import { openMemoryStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { withBackgammon, withCap, withFirstThrow, withGame, withPreset, withRoll } from './draft.ts';
import { makeRoute } from './routes.ts';
import { Session } from './session.ts';
import { packMatch } from './share/pack-match.ts';
import { openSession, OPENING, START } from './testing/open-session.ts';
import { makeAddress, testServices, type TestServices } from './testing/services.ts';

let rules: RuleBook;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
});

const open = (hash?: string): ReturnType<typeof openSession> => openSession(rules, hash);

describe('what is told of a screen', () => {
  it('an error goes when the screen is left; an offer to undo, and what concerns the whole app, stay', async () => {
    const { session } = await open('#/library');
    void session.intake.openText('nonsense', null);
    await vi.waitFor(() => expect(session.notices.cell.get()?.kind).toBe('error'));
    session.go({ screen: 'library', query: 'starred' });
    expect(session.notices.cell.get()?.kind).toBe('error');
    session.go({ screen: 'settings' });
    expect(session.notices.cell.get()).toBe(null);

    const withdraw = session.notices.offerUndo('Gone.', () => {});
    session.go({ screen: 'library' });
    expect(session.notices.cell.get()?.text).toBe('Gone.');
    withdraw();
    expect(session.notices.cell.get()).toBe(null);
    session.notices.tell('Something else.');
    withdraw();
    expect(session.notices.cell.get()?.text).toBe('Something else.');

    const store: Store = { ...openMemoryStore(), problem: { code: 'store_unavailable', facts: {} } };
    const closed = new Session(testServices(rules, store), makeAddress('#/library'));
    await closed.start();
    closed.go({ screen: 'settings' });
    expect(closed.notices.cell.get()).toMatchObject({ kind: 'error', stays: true });
  });
});

describe('what somebody sent', () => {
  it('an address with nothing there is told of, and becomes that of the screen which is shown', async () => {
    const { session, address } = await open('#/nowhere?id=1');
    expect(session.notices.cell.get()).toEqual({ kind: 'info', text: 'There is nothing at #/nowhere?id=1; this is Analyse.' });
    expect([session.route.get(), address.history]).toEqual([{ screen: 'analyse', id: START }, [`#/analyse?id=${START}`]]);
    expect((await open('#/help/poker')).session.notices.cell.get()?.text).toBe('There is nothing at #/help/poker; this is Help.');
    expect((await open('#/settings')).session.notices.cell.get()).toBe(null);
  });

  const DOUBTED = START.replace(':0:0:0:0:10', ':3:5:1:7:10');
  const READ = { length: 7, points: [3, 5], crawford: false };
  const TOLD = /^This ID marks the Crawford game, but the sides need 4 and 2, .* read as an ordinary game\.$/;
  it.each<[string, (session: Session) => void]>([
    ['the address', (session) => session.go({ screen: 'analyse', id: DOUBTED })],
    ['a text', (session) => void session.intake.openText(DOUBTED, null)],
    ['a file', (session) => void session.intake.openFiles([new File([DOUBTED], 'position.txt')])],
  ])('an ID in %s that marks the Crawford game against its score is opened, and what was assumed is told', async (_where, give) => {
    const { session } = await open();
    give(session);
    await vi.waitFor(() => expect(session.notices.cell.get()).toEqual({ kind: 'info', text: expect.stringMatching(TOLD) }), 30_000);
    expect(session.analyse.cell.get().draft.score).toMatchObject(READ);
  });

  const MATCH = readFileSync('fixtures/sample-match.mat', 'utf8');

  it('a match in the address is opened at its decision and kept once', async () => {
    const record = unwrap(readText(MATCH)) as { record: MatchRecord };
    const link = makeRoute({ screen: 'review', match: null, at: { game: 1, decision: 3 }, packed: await packMatch(record.record) });
    const { session, address } = await open(link);
    await vi.waitFor(() => expect(session.review.cell.get()).toMatchObject({ kind: 'open', at: { game: 1, decision: 3 } }), 30_000);
    await vi.waitFor(() => expect(address.read()).toMatch(/^#\/review\/[^?]+\?at=2\.4$/), 30_000);
    address.write(link, true);
    session.follow();
    await vi.waitFor(() => expect(session.notices.cell.get()?.text).toBe('Already in the library.'), 30_000);
    expect(unwrap(await session.services.store.list())).toHaveLength(1);
  });

  it('a link that was cut off says so and opens nothing', async () => {
    const { session } = await open('#/review?m=abc');
    await vi.waitFor(() => expect(session.notices.cell.get()?.text).toMatch(/^This link does not hold a match/), 30_000);
    expect(session.review.cell.get().kind).toBe('empty');
  });

  it('a sheet in the address is the sheet that is put together; a diagram taken off leaves the address too', async () => {
    const { session, address } = await open('#/sheet?per=2&ids=a~b~c');
    session.changeSheet((ids) => ids.filter((id) => id !== 'b'));
    expect([session.share.sheet.get(), address.read()]).toEqual([['a', 'c'], '#/sheet?per=2&ids=a~c']);
  });
});

describe('the first visit', () => {
  it('is one until it is dismissed, and that is kept', async () => {
    const { session } = await open();
    await vi.waitFor(() => expect(session.isFirstVisit).toBe(true), 30_000);
    session.choose({ welcomed: true });
    expect(session.isFirstVisit).toBe(false);
    await vi.waitFor(async () => expect(unwrap(await session.services.store.settings())).toEqual({ welcomed: true }), 30_000);
  });

  it('is none where something is in the library', async () => {
    const { session } = await open(`#/analyse?id=${OPENING}`);
    await session.intake.savePosition();
    await vi.waitFor(() => expect(session.library.cell.get()).toHaveLength(1), 30_000);
    expect(session.isFirstVisit).toBe(false);
  });
});

describe('Explore', () => {
  it('stands in the address, follows the board, and is left with its own address', async () => {
    const { session } = await open(`#/analyse?id=${OPENING}&explore=rolls`);
    session.explore('scores');
    await session.intake.openText(START, null);
    expect(session.route.get()).toMatchObject({ screen: 'analyse', explored: 'scores' });
    session.go({ screen: 'settings' });
    expect(session.routeOf('analyse')).toMatchObject({ explored: 'scores' });
    session.explore(null);
    expect(session.route.get()).toEqual({ screen: 'settings' });
  });
});

describe('keeping', () => {
  it('the browser is asked to keep the library at the first save, once', async () => {
    const { session } = await open(`#/analyse?id=${OPENING}`);
    const { kept } = session.services as TestServices;
    expect(kept.asked).toBe(0);
    await session.intake.savePosition();
    await session.intake.openText(START, null);
    await session.intake.savePosition();
    expect(kept.asked).toBe(1);
  });

  it('a newer version that lies ready is offered and stays so, whatever goes well meanwhile', async () => {
    const { session } = await open();
    const update = vi.fn();
    session.offline.set({ kept: 'ready', update });
    session.notices.forgetError();
    const notice = session.notices.cell.get();
    expect(notice).toMatchObject({ kind: 'info', stays: true });
    expect(update).not.toHaveBeenCalled();
    notice!.action!.run();
    expect(update).toHaveBeenCalledOnce();
  });
});

describe('the session and its address', () => {
  it('an ID in the address is opened, in whatever form, without a step in the history', async () => {
    const { session, address } = await open('#/analyse?id=4HPwATDgc/ABMA');
    expect(session.analyse.cell.get().checked.ok).toBe(true);
    expect(address.history).toEqual([`#/analyse?id=${START}`]);
  });

  it.each([['whose plus signs have become blanks', 'mC14BFiwZ QCRA:cAmzASAAAAAE', 'mC14BFiwZ+QCRA:cAmzASAAAAAE'], ['with the = of padding', '4HPwATDgc/ABMA==', '4HPwATDgc/ABMA']])('an ID %s', async (_, id, meant) => {
    const [found, wanted] = await Promise.all([open(`#/analyse?id=${encodeURIComponent(id)}`), open(`#/analyse?id=${encodeURIComponent(meant)}`)]);
    expect(found.address.read()).toBe(wanted.address.read());
    expect(found.session.notices.cell.get()).toBeNull();
  });

  it('a board drawn in text is put on the board, with all that stands beside it', async () => {
    const { session, address } = await open();
    await session.intake.openText(readFileSync('fixtures/diagrams/gnubg-clockwise.txt', 'utf8'), null);
    expect(address.read()).toBe('#/analyse?id=XGID=-aBbBCB--B--a---A-A-b-fabB:1:-1:1:43:0:1:0:5:10');
  });

  it('a pasted ID is a step in the history; edits after it are not', async () => {
    const { session, address } = await open();
    await session.intake.openText(OPENING, null);
    session.analyse.edit((draft) => ({ ...draft, cube: { value: 2, owner: 1 } }));
    expect(address.history).toHaveLength(2);
    expect(address.read()).toBe(`#/analyse?id=${OPENING.replace(':0:0:1:31', ':1:-1:1:31')}`);
  });

  it('long nard stands in the address with its preset, first throws and dice, and is opened from there', async () => {
    const { session, address } = await open();
    session.analyse.edit((draft) => withPreset(withGame(draft, 'long'), { id: 'moscow_open', version: 1 }));
    session.analyse.edit((draft) => withFirstThrow(withRoll(draft, [6, 6]), 1, false));
    expect(address.read()).toMatch(/^#\/analyse\?id=LN1-[\w-]+$/);
    const again = await open(address.read());
    const { draft } = again.session.analyse.cell.get();
    expect([draft.preset, draft.roll, draft.setup.first]).toEqual([{ id: 'moscow_open', version: 1 }, [6, 6], { mover: true, opponent: false }]);
    expect(again.address.history).toEqual([address.read()]);
  });

  it('a cube limit, automatic stakes and a backgammon at two stand in the address, and are opened from there', async () => {
    const { session, address } = await open(`#/analyse?id=${START.replace(':0:0:1:00', ':1:0:1:00').replace(/:10$/, ':4')}&backgammon=2`);
    const { cube, score } = session.analyse.cell.get().draft;
    expect([cube, score.cap, score.backgammon]).toEqual([{ value: 2, owner: null }, 16, 2]);
    expect(session.analyse.cell.get().answer).toMatchObject({ kind: 'cube', question: { conditions: { cap: 16, backgammon: 2, cube: { value: 2, holder: null } } } });
    session.analyse.edit((draft) => withBackgammon(withCap(draft, null), 3));
    expect(address.read()).toBe(`#/analyse?id=${START.replace(':0:0:1:00', ':1:0:1:00')}`);
  });

  it('an impossible board leaves the address of the last possible one', async () => {
    const { session, address } = await open(`#/analyse?id=${OPENING}`);
    session.analyse.edit((draft) => ({ ...draft, cube: { value: 3, owner: 1 } }));
    expect(address.read()).toBe(`#/analyse?id=${OPENING}`);
  });

  it('going back opens what was there', async () => {
    const { session, address } = await open(`#/analyse?id=${START}`);
    await session.intake.openText(OPENING, null);
    address.history.pop();
    session.follow();
    expect(session.analyse.cell.get().draft.roll).toBeNull();
  });

  it('what is being shared is closed when the address leads elsewhere', async () => {
    const { session, address } = await open(`#/analyse?id=${OPENING}`);
    const { checked } = session.analyse.cell.get();
    session.share.open({ situation: unwrap(checked), arrows: [], match: null, puzzle: null });
    address.write('#/library', true);
    session.follow();
    expect(session.share.cell.get()).toBeNull();
  });

  it('a text that cannot be read is told and changes nothing', async () => {
    const { session, address } = await open(`#/analyse?id=${OPENING}`);
    await session.intake.openText('sheep', null);
    expect(session.notices.cell.get()).toMatchObject({ kind: 'error' });
    expect(address.history).toEqual([`#/analyse?id=${OPENING}`]);
  });

  it('a file with two matches opens the first and keeps the other', async () => {
    const { session } = await open();
    void session.intake.openText(readFileSync(new URL('../../fixtures/mat/two-matches.mat', import.meta.url), 'utf8'), 'two-matches.mat');
    await new Promise<void>((resolve) => { const stop = session.notices.cell.watch(() => { stop(); resolve(); }); });
    expect(unwrap(await session.services.store.list()).map(({ title }) => title).sort()).toEqual(['A – B', 'C – D']);
    expect(session.review.cell.get()).toMatchObject({ kind: 'open', entry: { title: 'A – B' } });
  });

  it('a deleted entry under review is closed, and comes back with its analysis', async () => {
    const { session } = await open();
    void session.intake.openText(readFileSync(new URL('../../fixtures/mat/plain.mat', import.meta.url), 'utf8'), 'plain.mat');
    await new Promise<void>((resolve) => {
      const stop = session.review.cell.watch((state) => { if (state.kind === 'open' && state.work.kind === 'off' && state.entry.progress.done > 0) { stop(); resolve(); } });
    });
    const [entry] = unwrap(await session.services.store.list());
    await session.library.remove(entry!.id);
    expect(session.review.cell.get().kind).toBe('empty');
    session.notices.cell.get()!.action!.run();
    await new Promise<void>((resolve) => { const stop = session.notices.cell.watch((notice) => { if (notice?.text.includes('is back')) { stop(); resolve(); } }); });
    await session.review.openId(entry!.id, null);
    expect(session.review.cell.get()).toMatchObject({ kind: 'open', entry: { progress: { done: 19, total: 19 } } });
  });
});

describe('match equities', () => {
  const SCORED = START.replace(':0:0:0:0:10', ':0:0:0:5:10');
  const asked = (session: Session): string | null => {
    const { answer } = session.analyse.cell.get();
    return answer.kind === 'cube' ? answer.question.conditions.met.id : null;
  };

  it('chosen, they are loaded and the board is asked about anew; another page begins with them', async () => {
    const store = openMemoryStore();
    const address = makeAddress(`#/analyse?id=${SCORED}`);
    const session = new Session(testServices(rules, store), address);
    await session.start();
    expect(asked(session)).toBe('kazaross-xg2');
    session.choose({ met: 'jacobs-trice' });
    await vi.waitFor(() => expect([session.met.get().id, asked(session)]).toEqual(['jacobs-trice', 'jacobs-trice']));
    await vi.waitFor(async () => expect(unwrap(await store.settings())).toMatchObject({ met: 'jacobs-trice' }));
    const another = new Session(testServices(rules, store), makeAddress(`#/analyse?id=${SCORED}`));
    await another.start();
    expect(asked(another)).toBe('jacobs-trice');
  });

  it('plays are ranked by them too, with the cube', async () => {
    const services = testServices(rules, openMemoryStore());
    const ranked: (string | undefined)[] = [];
    const session = new Session({ ...services, engine: { ...services.engine, rank: (request, call) => { ranked.push(request.cube?.match ? request.cube.met.id : undefined); return services.engine.rank(request, call); } } }, makeAddress(`#/analyse?id=${SCORED.replace(':00:', ':31:')}`));
    await session.start();
    session.choose({ met: 'snowie' });
    await vi.waitFor(() => expect(ranked.at(-1)).toBe('snowie'));
    expect(ranked[0]).toBe('kazaross-xg2');
    await vi.waitFor(() => expect(session.analyse.cell.get().answer).toMatchObject({ kind: 'plays', answer: { evaluator: { met: { id: 'snowie' } } } }));
  });
});

describe('settings that cannot be read', () => {
  it('are told of, and the page goes on in the language the browser asks for', async () => {
    const store = { ...openMemoryStore(), settings: async () => fail('store_unavailable') } as Store;
    const session = new Session({ ...testServices(rules, store), languages: () => ['az'] }, makeAddress());
    let heard = 0;
    session.settings.watch(() => heard++);
    await session.start();
    expect([heard, session.settings.get().language, session.notices.cell.get()?.kind]).toEqual([1, 'az', 'error']);
  });
});

describe('saving a text', () => {
  const save = async (made: Parameters<Session['saveText']>[0], name: string) => {
    const services = testServices(rules, openMemoryStore());
    const session = new Session(services, makeAddress());
    session.saveText(made, name);
    return { saved: services.saved, notice: session.notices.cell.get() };
  };
  it('is a file of that name and content', async () => {
    const { saved } = await save(ok(' 5 point match\n'), 'Ann – Bek.mat');
    expect([saved[0]!.name, await saved[0]!.content.text()]).toEqual(['Ann – Bek.mat', ' 5 point match\n']);
  });
  it('no name leads out of the folder', async () => expect((await save(ok(''), '../a\\b:c?.mat')).saved[0]!.name).toBe('.. a b c .mat'));
  it('what could not be made is told', async () => {
    const { saved, notice } = await save(fail('short_only', { format: 'mat' }), 'x.mat');
    expect([saved, notice]).toEqual([[], expect.objectContaining({ kind: 'error' })]);
  });
});
