import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RuleBook } from '../core/rule-book.ts';
import { unwrap } from '../core/result.ts';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import type { Session } from './session.ts';
import { openSession, OPENING } from './testing/open-session.ts';

let rules: RuleBook;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
});

const open = (hash?: string): ReturnType<typeof openSession> => openSession(rules, hash);

describe('files and positions that come in', () => {
  const fixture = (name: string): string => readFileSync(new URL(`../../fixtures/mat/${name}`, import.meta.url), 'utf8');
  const fileOf = (name: string, text = fixture(name)): File => new File([text], name);
  const titles = async (session: Session): Promise<string[]> => unwrap(await session.services.store.list()).map(({ title }) => title).sort();

  it('several files at once all go into the library, the first match under review, and one notice tells which failed', async () => {
    const { session } = await open();
    await session.intake.openFiles([fileOf('sheep.txt', 'four hundred sheep'), fileOf('plain.mat'), fileOf('opening.txt', OPENING), fileOf('two-matches.mat')]);
    expect(await titles(session)).toEqual(['A – B', 'C – D', 'Ines – Tove', 'White to play 31']);
    expect(session.review.cell.get()).toMatchObject({ kind: 'open', entry: { title: 'Ines – Tove' } });
    expect(session.notices.cell.get()).toMatchObject({ kind: 'error', text: expect.stringMatching(/^3 of 4 files read\. sheep\.txt: .*not a format/) });
    session.review.close();
  });

  it('a file that is there already is opened, not made anew, and the notice says so', async () => {
    const { session } = await open();
    await session.intake.openFiles([fileOf('plain.mat')]);
    const before = session.routeOf('review');
    session.go({ screen: 'library' });
    await session.intake.openFiles([fileOf('renamed.mat', fixture('plain.mat'))]);
    expect(await titles(session)).toEqual(['Ines – Tove']);
    expect(session.route.get()).toEqual(before);
    expect(session.notices.cell.get()).toEqual({ kind: 'info', text: 'Already in the library.' });
    await session.intake.openFiles([fileOf('plain.mat'), fileOf('two-matches.mat')]);
    expect([(await titles(session)).length, session.notices.cell.get()!.text]).toEqual([3, '2 of 2 files read. Already in the library: 1.']);
    session.review.close();
  });

  it('comments of a file are notes of its match and decisions; a file that is there already leaves the notes of its entry as they are', async () => {
    const { session } = await open();
    const { store } = session.services;
    const notes = async (): Promise<unknown> => unwrap(await store.list()).map((row) => (row.kind === 'match' ? [row.note, row.remarks?.map(({ decision, note }) => [decision, note])] : null));
    await session.intake.openFiles([fileOf('comments.mat')]);
    const five = 'the five point was there,\n<b onclick="alert(1)">always</b> make it';
    expect(await notes()).toEqual([['typed in from paper\nGame 1: a quick one\nAda passed at once', [[1, five], [3, 'too early']]]]);
    const { id } = unwrap(await store.list())[0]!;
    unwrap(await store.annotate(id, null, () => ({ note: 'mine' })));
    unwrap(await store.annotate(id, { game: 0, decision: 3 }, () => ({ note: '' })));
    await session.intake.openFiles([fileOf('comments.mat')]);
    expect(await notes()).toEqual([['mine', [[1, five]]]]);
    session.review.close();
  });

  it('a position is saved once, and takes over an answer that it had not', async () => {
    const { session } = await open(`#/analyse?id=${OPENING}`);
    session.analyse.stop();
    session.analyse.cell.update((state) => ({ ...state, answer: { kind: 'plays', answer: null, working: false } }));
    await session.intake.savePosition();
    await session.analyse.ask();
    await session.intake.savePosition();
    expect(unwrap(await session.services.store.list())).toMatchObject([{ title: 'White to play 31', evaluator: { plies: 2 } }]);
    expect(session.notices.cell.get()).toEqual({ kind: 'info', text: 'Already in the library.' });
  });

  it('what is asked for twice at once is kept once', async () => {
    const { session } = await open(`#/analyse?id=${OPENING}`);
    await Promise.all([session.intake.savePosition(), session.intake.savePosition()]);
    await Promise.all([session.intake.openFiles([fileOf('plain.mat')]), session.intake.openFiles([fileOf('plain.mat')])]);
    expect(await titles(session)).toEqual(['Ines – Tove', 'White to play 31']);
    session.review.close();
  });

  it('what was wrong with the last input is no news once the next one is read', async () => {
    const { session } = await open();
    await session.intake.openText('nonsense', null);
    expect(session.notices.cell.get()?.kind).toBe('error');
    await session.intake.openText(OPENING, null);
    expect(session.notices.cell.get()).toBeNull();
  });
});
