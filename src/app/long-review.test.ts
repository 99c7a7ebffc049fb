/** Review, the library and files of long nard, over the real rules and formats. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game, PresetRef } from '../core/games.ts';
import { rulesOf } from '../core/presets.ts';
import type { MatchRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import type { FakeOptions } from '../engine/fake.ts';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { readText } from '../formats/detect.ts';
import { makeRecordJson } from '../formats/record-json.ts';
import { openMemoryStore } from '../store/open.ts';
import { decisionText } from './decision-words.ts';
import type { OpenMatch } from './review-state.ts';
import { Session } from './session.ts';
import { makeAddress, testServices } from './testing/services.ts';
import { endWords, gameWords } from './win-words.ts';

const TEXT = `Nardscope long nard 1
White: Aziza
Black: Rustam
Preset: uzun_tavla_arena 1
Match: 3 points
Numbering: own

Game 1: 0-0
  1) 66: 24/18(2)                   64: 24/18 18/14
  2) 64: 18/8                       42: 14/10 24/22
Black wins 2 points (mars)
`;

let rules: RuleBook;
let arena: RuleBook;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
  arena = await loadRules(builtWasm('rules'), rulesOf({ id: 'uzun_tavla_arena', version: 1 }));
});

const record = (): MatchRecord => {
  const found = unwrap(readText(TEXT));
  if (found.kind !== 'match') throw new Error('not a match');
  return found.record;
};
const begin = (options: FakeOptions & { readonly asked?: [Game, PresetRef][] } = {}): Session =>
  new Session(testServices(rules, openMemoryStore(), { ...options, bookOf: (game, preset) => { options.asked?.push([game, preset]); return arena; } }), makeAddress());

/** The match once the work on it has ended. */
async function reviewed(session: Session): Promise<OpenMatch> {
  await vi.waitFor(() => expect(session.review.cell.get()).toMatchObject({ kind: 'open', work: { kind: expect.stringMatching(/off|unjudged/) as string } }));
  return session.review.cell.get() as OpenMatch;
}

describe('a match of long nard under review', () => {
  it('is replayed by its own preset and analysed, every play with its rules', async () => {
    const asked: [Game, PresetRef][] = [];
    const session = begin({ asked });
    void session.intake.openText(TEXT, null);
    const match = await reviewed(session);
    expect(asked).toContainEqual(['long', { id: 'uzun_tavla_arena', version: 1 }]);
    expect(match.entry.progress).toMatchObject({ done: 4, total: 4 });
    expect(match.games[0]!.decisions.map(({ flags }) => flags)).toEqual([[], [], [], []]);
  });

  it('is shown without numbers where the engine does not know the game', async () => {
    const session = begin({ games: ['short'] });
    void session.intake.openText(TEXT, null);
    const match = await reviewed(session);
    expect(match.work).toEqual({ kind: 'unjudged' });
    expect(match.entry.progress.done).toBe(0);
  });

  it('plays are named by the numbers of the text, the end by long nard’s words', async () => {
    const session = begin();
    void session.intake.openText(TEXT, null);
    const { games } = await reviewed(session);
    const [first, second] = games[0]!.decisions;
    expect([decisionText(first!, 'white_1'), decisionText(second!, 'white_1'), decisionText(second!)]).toEqual(['1/7(2)', '13/23', '24/14']);
    expect(endWords(record(), 0, games[0]!)).toBe('Rustam wins 2 points: mars');
    expect(endWords(record(), 0, { ...games[0]!, result: null, draw: 0.5 })).toBe('Draw: ½ each');
  });

  it('one decision opens on the Analyse screen with its preset and first throws', async () => {
    const session = begin();
    void session.intake.openText(TEXT, null);
    const { games } = await reviewed(session);
    session.openSituation(games[0]!.decisions[1]!.situation);
    expect(session.analyse.cell.get().draft).toMatchObject({ turn: 1, preset: { id: 'uzun_tavla_arena' }, setup: { game: 'long', first: { mover: true, opponent: false } } });
  });
});

describe('long nard in the library and in files', () => {
  it('a match is listed with its game and preset, and named by them', async () => {
    const session = begin();
    void session.intake.openText(TEXT, null);
    await reviewed(session);
    await session.library.refresh();
    expect(session.library.cell.get()).toMatchObject([{ game: 'long', preset: 'uzun_tavla_arena' }]);
    expect([gameWords('long', 'uzun_tavla_arena'), gameWords('long', 'mine'), gameWords('short', 'backgammon')]).toEqual(['Long nard · Uzun Tavla Arena', 'Long nard · mine', 'Short nard']);
  });

  it('a JSON file that is a record goes under review and is not taken for a backup', async () => {
    const session = begin();
    await session.intake.openFiles([new File([makeRecordJson(record())], 'match.json')]);
    expect((await reviewed(session)).entry.title).toBe('Aziza – Rustam');
  });

  it('any other JSON file is a backup, or says that it is none', async () => {
    const session = begin();
    await session.intake.openFiles([new File(['{"a":1}'], 'other.json')]);
    expect(session.notices.cell.get()).toMatchObject({ kind: 'error', text: 'This file is not a Nardscope backup.' });
  });

  it('what judges long nard is asked about only once there is a long board', async () => {
    const session = begin();
    await session.start();
    expect(session.facts.infoOf('long')).toBeNull();
    void session.intake.openText(TEXT, null);
    await vi.waitFor(() => expect(session.facts.infoOf('long')).toMatchObject({ net: 'fake' }));
  });
});
