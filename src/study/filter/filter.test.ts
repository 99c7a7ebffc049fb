import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { pips } from '../../core/position.ts';
import { positions } from '../../engine/testing/positions.ts';
import { makeIndex, searchIndex } from '../structure/board-index.ts';
import { NO_FACTS, packBoards, type Facts, type PlacedBoard } from '../structure/pack.ts';
import { ANY_POSITION } from '../structure/query.ts';
import { STAGES, stageOf } from '../stage.ts';
import { dayOf, NO_FILTER, type LibraryFilter, type Range } from './filter.ts';
import { isAnything, makeLibraryQuery, parseLibraryQuery } from './filter-text.ts';
import { narrowingOf, type CollectedItem, type FilteredEntry } from './narrow.ts';

const range = (top: number): fc.Arbitrary<Range> => fc.tuple(fc.nat(top), fc.option(fc.nat(top), { nil: Infinity })).map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }));
const words = fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.trim()).filter(Boolean);
const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const filter: fc.Arbitrary<LibraryFilter> = fc.record({
  preset: fc.option(words), player: fc.option(words), event: fc.option(words), words: fc.option(words), tags: fc.uniqueArray(words, { maxLength: 3 }), collection: fc.option(words), starred: fc.boolean(),
  kind: fc.option(fc.constantFrom('checker' as const, 'cube' as const)), loss: fc.option(range(10)), stages: fc.subarray([...STAGES]), score: fc.option(fc.oneof(fc.constant('money' as const), fc.record({ own: fc.integer({ min: 1, max: 25 }), other: fc.integer({ min: 1, max: 25 }) }))),
  pips: fc.option(range(400)), depth: fc.option(range(3)), date: fc.option(fc.oneof(fc.record({ from: day, to: day }), fc.record({ from: day, to: fc.constant(null) }), fc.record({ from: fc.constant(null), to: day }))),
});

describe('a question as text', () => {
  it('is read as it was written, filters and conditions together', () => fc.assert(fc.property(filter, fc.boolean(), (given, either) => {
    const query = { structure: { ...ANY_POSITION, either, game: 'long' as const, conditions: [{ side: 'own' as const, how: 'any' as const, points: [4, 5], least: 2, most: 15 }] }, filter: given };
    expect(unwrap(parseLibraryQuery(makeLibraryQuery(query)))).toEqual(query);
  })));
  it('nothing is asked for by an empty one', () => expect([isAnything(unwrap(parseLibraryQuery(' ; '))), isAnything(unwrap(parseLibraryQuery('starred')))]).toEqual([true, false]));
  it.each([
    ['loss 0.05+', { loss: { least: 0.05, most: Infinity } }], ['loss 0.05-0.2', { loss: { least: 0.05, most: 0.2 } }], ['depth 2', { depth: { least: 2, most: 2 } }],
    ['phase race, bearoff', { stages: ['race', 'bearoff'] }], ['score 2-5', { score: { own: 2, other: 5 } }], ['date 2026-3-1..', { date: { from: '2026-03-01', to: null } }],
    ['date 2026.03.01', { date: { from: '2026-03-01', to: '2026-03-01' } }], ['tag a; tag b; tag a', { tags: ['b', 'a'] }], ['player A\\; B', { player: 'A; B' }], ['cube; starred', { kind: 'cube', starred: true }],
  ])('%s', (text, wanted) => expect(unwrap(parseLibraryQuery(text)).filter).toEqual({ ...NO_FILTER, ...wanted }));
  it.each(['loss', 'loss x', 'loss 0.2-0.1', 'loss 11', 'phase end', 'score 0-3', 'score dmp', 'pips -5', 'depth 4', 'date ..', 'date yesterday', 'date 2026-13-01', 'constructor x', 'tag'])('%j is refused and quoted', (text) =>
    expect(parseLibraryQuery(`starred; ${text}`)).toEqual({ ok: false, error: { code: 'search_malformed', facts: { at: text, wanted: 'other' } } }));
  it.each([['2026.3.1', '2026-03-01'], ['2026/12/31 20:00', '2026-12-31'], ['1 March 2026', null], ['2026-99-01', null]])('the day of %j', (text, wanted) => expect(dayOf(text)).toBe(wanted));
});

/** Entries and decisions in which every filter finds something and leaves something out. */
const boards = fc.sample(positions(), { numRuns: 40, seed: 7 });
const facts = (at: number): Facts => ({
  player: (at % 2) as 0 | 1, isPlay: at % 3 !== 0, isCube: at % 3 !== 1, playLoss: at % 4 === 0 ? null : (at % 10) / 20, cubeLoss: at % 5 === 0 ? (at % 7) / 20 : null,
  playPlies: at % 6 === 5 ? null : at % 4, cubePlies: at % 2 === 0 ? at % 3 : null, away: at < 20 ? [1 + (at % 3), 2] : null,
});
const entries: readonly FilteredEntry[] = [
  { id: 'm', kind: 'match', title: 'Final', createdAt: Date.UTC(2026, 4, 1), preset: 'backgammon', players: ['Ada', 'Bo'], event: 'Club night', date: '2026.03.01', tags: ['club'], remarks: [{ game: 0, decision: 3, tags: ['Anchor'], note: 'Hold it' }, { game: 0, decision: 5, starred: true }] },
  { id: 'n', kind: 'match', title: 'Friendly', createdAt: Date.UTC(2025, 0, 2), preset: 'nackgammon', players: ['Bo', 'Cy'], starred: true, remarks: [{ game: 0, decision: 1, tags: ['anchor', 'club'] }] },
  { id: 'p', kind: 'position', title: 'Held', createdAt: Date.UTC(2026, 2, 1), preset: 'backgammon', note: 'An anchor, held', tags: ['anchor'] },
];
const placed: readonly (readonly PlacedBoard[])[] = [
  boards.slice(0, 20).map((setup, decision) => ({ game: 0, decision, setup, facts: facts(decision) })),
  boards.slice(20, 39).map((setup, at) => ({ game: at < 10 ? 0 : 1, decision: at % 10, setup, facts: facts(20 + at) })),
  [{ game: 0, decision: 0, setup: boards[39]!, facts: { ...NO_FACTS, isPlay: true, playPlies: 2 } }],
];
const index = makeIndex(entries.map(({ id }, at) => ({ id, bytes: packBoards(placed[at]!) })));
const collected: readonly CollectedItem[] = [{ id: 'n', game: 1, decision: 2 }, { id: 'p' }, { id: 'm', game: 0, decision: 7 }];
const placeOf = (id: string, game: number, decision: number): string => `${id} ${game} ${decision}`;

/** One board at a time, in the plainest way. */
function plainScan({ preset, player, event, words: part, tags, collection, starred, kind, loss, stages, score, pips: pipRange, depth, date }: LibraryFilter): string[] {
  const low = (text: string | undefined): string => (text ?? '').toLowerCase();
  const within = (value: number | null, { least, most }: Range): boolean => value !== null && value >= least - 1e-6 && value <= most + 1e-6;
  return entries.flatMap((entry, at) => placed[at]!.flatMap(({ game, decision, setup, facts: known = NO_FACTS }) => {
    const remark = entry.remarks?.find((each) => each.game === game && each.decision === decision);
    const own = [...entry.tags ?? [], ...remark?.tags ?? []].map(low);
    const when = entry.date?.replaceAll('.', '-') ?? new Date(entry.createdAt).toISOString().slice(0, 10);
    const lost = kind === 'checker' ? known.playLoss : kind === 'cube' ? known.cubeLoss : known.playLoss === null ? known.cubeLoss : known.playLoss + (known.cubeLoss ?? 0);
    const plies = kind === 'checker' ? known.playPlies : kind === 'cube' ? known.cubePlies : known.playPlies ?? known.cubePlies;
    const name = known.player === null ? undefined : entry.players?.[known.player];
    const fits = (preset === null || entry.preset === preset) && (event === null || low(entry.event).includes(low(event)))
      && (part === null || [entry.title, entry.note, remark?.note].some((text) => low(text).includes(low(part)))) && tags.every((tag) => own.includes(low(tag)))
      && (!starred || entry.starred === true || remark?.starred === true) && (collection === null || collected.some((item) => item.id === entry.id && (item.game === undefined || (item.game === game && item.decision === decision))))
      && (player === null || (name !== undefined && low(name).includes(low(player)))) && (kind === null || (kind === 'checker' ? known.isPlay : known.isCube))
      && (loss === null || within(lost, loss)) && (depth === null || (plies !== null && within(plies, depth))) && (stages.length === 0 || stages.includes(stageOf(setup)))
      && (pipRange === null || within(pips(setup.mover), pipRange)) && (score === null || (score === 'money' ? known.away === null : known.away !== null && known.away[0] === score.own && known.away[1] === score.other))
      && (date === null || ((date.from === null || when >= date.from) && (date.to === null || when <= date.to)));
    return fits ? [placeOf(entry.id, game, decision)] : [];
  }));
}

const search = (asked: LibraryFilter, limit?: number) => searchIndex(index, ANY_POSITION, limit, narrowingOf(asked, entries, collected));

describe('what a filter lets through', () => {
  /** Each alone finds some and leaves some out. */
  const each: readonly (readonly [string, Partial<LibraryFilter>])[] = [
    ['a preset', { preset: 'nackgammon' }], ['a player', { player: 'ada' }], ['an event', { event: 'club' }], ['words of a title or a note', { words: 'held' }], ['a tag, whatever the capitals', { tags: ['anchor'] }], ['two tags, one on the entry', { tags: ['club', 'anchor'] }],
    ['a collection', { collection: 'c' }], ['a star', { starred: true }], ['checker plays', { kind: 'checker' }], ['the cube', { kind: 'cube' }], ['a loss', { loss: { least: 0.2, most: Infinity } }], ['a loss at the cube', { kind: 'cube', loss: { least: 0.05, most: 1 } }],
    ['phases', { stages: ['race', 'bearoff'] }], ['money', { score: 'money' }], ['a score', { score: { own: 2, other: 2 } }], ['pips', { pips: { least: 60, most: 120 } }], ['a depth', { depth: { least: 2, most: Infinity } }], ['a depth at the cube', { kind: 'cube', depth: { least: 0, most: 0 } }],
    ['a day on which it was played or came', { date: { from: '2026-03-01', to: '2026-03-01' } }],
  ];
  it.each(each)('%s', (_what, asked) => {
    const wanted = { ...NO_FILTER, ...asked }, found = search(wanted);
    expect(found.hits.map((hit) => placeOf(hit.id, hit.game, hit.decision)).sort()).toEqual(plainScan(wanted).sort());
    expect([found.count > 0, found.count < boards.length]).toEqual([true, true]);
    expect([...found.entries].sort()).toEqual([...new Set(found.hits.map(({ id }) => id))].sort());
  });
  it('several together let through what each of them does', () => {
    const some = fc.array(fc.constantFrom(...each.map(([, asked]) => asked)), { minLength: 2, maxLength: 4 });
    fc.assert(fc.property(some, (parts) => {
      const wanted = Object.assign({}, NO_FILTER, ...parts) as LibraryFilter;
      expect(search(wanted).hits.map((hit) => placeOf(hit.id, hit.game, hit.decision)).sort()).toEqual(plainScan(wanted).sort());
    }), { numRuns: 500 });
  });
  it('a collection comes in its own order, also where not all of it is named', () => {
    const wanted = { ...NO_FILTER, collection: 'c' };
    expect(search(wanted).hits.map((hit) => placeOf(hit.id, hit.game, hit.decision))).toEqual(['n 1 2', 'p 0 0', 'm 0 7']);
    expect(search(wanted, 1)).toMatchObject({ count: 3, hits: [{ id: 'n', game: 1, decision: 2 }] });
  });
});
