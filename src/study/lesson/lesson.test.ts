import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { changedAt } from '../../core/testing/changed-at.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { makeBooks } from '../../engine/rule-books.ts';
import { instantiate } from '../../engine/wasm.ts';
import { lessonData, makeLesson, MAX_LESSON_LENGTH, parseLesson, readLesson } from './lesson-file.ts';
import { LESSON_LIMITS } from './check-lesson.ts';
import { parsePlay } from '../../core/play.ts';
import { addPage, addVariation, arrowsText, changePage, changePlace, drawArrow, moveAt, removeAt, undrawArrow, writeArrows } from './edit-lesson.ts';
import { lesson as words } from '../../i18n/en/lesson.ts';
import { cameText } from '../../i18n/lesson-place.ts';
import { makePath, paragraphs, parsePath } from './lesson.ts';
import { formatIn, LESSON_FORMAT } from '../set-format.ts';
import { answerByPlay, openLesson, placeAt, placesInOrder, playAt } from './open-lesson.ts';
import { anyPlayed, anyShape, OPENING, SMALL } from './testing/lessons.ts';

let bookOf: BookOf;
beforeAll(async () => {
  const wasm = await instantiate(readFileSync('build/rules.wasm'));
  bookOf = makeBooks(wasm, createRuleBook(wasm));
});

const fits = new Ajv2020({ strictTypes: false, strictRequired: false }).compile(JSON.parse(readFileSync('docs/lesson.schema.json', 'utf8')) as object);
const parse = (value: unknown) => parseLesson(typeof value === 'string' ? value : JSON.stringify(value), bookOf);
async function refusal(value: unknown): Promise<unknown> {
  const found = await parse(value);
  return found.ok ? 'read' : [found.error.code, found.error.facts.place ?? found.error.facts.at ?? null];
}
/** The small lesson with one value replaced. */
const changed = (path: readonly (string | number)[], value: unknown): unknown => changedAt(SMALL, path, value);

describe('a lesson as a file', () => {
  it('of any shape comes back as it was, and fits the published schema', () => {
    fc.assert(fc.property(anyShape, (lesson) => {
      const text = makeLesson(lesson);
      expect(unwrap(readLesson(text))).toEqual(lesson);
      expect(formatIn(text)).toBe(LESSON_FORMAT);
      expect(fits(JSON.parse(text)) || fits.errors).toBe(true);
    }));
  });
  it('of plays by the rules opens, and comes back as it was', async () => {
    await fc.assert(fc.asyncProperty(anyPlayed(bookOf), async (lesson) => {
      const opened = unwrap(await parse(makeLesson(lesson)));
      expect(opened.lesson).toEqual(lesson);
      expect(placesInOrder(opened).every((place) => placeAt(opened, place.path) === place)).toBe(true);
    }), { numRuns: 30 });
  });
  it('written by hand fits the schema and leaves out what is usual', async () => {
    expect(fits(SMALL) || fits.errors).toBe(true);
    const { lesson } = unwrap(await parse(SMALL));
    expect(unwrap(readLesson(JSON.stringify(lessonData(lesson))))).toEqual(lesson);
    expect(makeLesson(lesson)).not.toContain('"tone": "plain"');
  });
  it('unknown fields are left out', async () => expect(unwrap(await parse({ ...SMALL, more: 1 })).lesson).toEqual(unwrap(await parse(SMALL)).lesson));
});

describe('a hostile or mistaken file is refused with its place', () => {
  it.each([
    ['no JSON', '{"format": "nardscope-lesson"', ['json_malformed', null]],
    ['another format', { ...SMALL, format: 'nardscope-puzzles' }, ['lesson_malformed', 'format']],
    ['a list', '[]', ['lesson_malformed', 'format']],
    ['a later version', { ...SMALL, version: 2 }, ['lesson_version', null]],
    ['no pages', { ...SMALL, pages: undefined }, ['lesson_malformed', 'pages']],
    ['too many pages', { ...SMALL, pages: Array.from({ length: LESSON_LIMITS.pages + 1 }, () => SMALL.pages[1]) }, ['lesson_malformed', 'pages']],
    ['a language that is none', changed(['language'], '<b>'), ['lesson_malformed', 'language']],
    ['a title that is no text', changed(['pages', 0, 'title'], 7), ['lesson_malformed', 'pages[0].title']],
    ['a text too long', changed(['pages', 1, 'text'], 'x'.repeat(LESSON_LIMITS.text + 1)), ['lesson_malformed', 'pages[1].text']],
    ['a position that is none', changed(['pages', 1, 'position'], 'hello'), ['lesson_position', 'pages[1].position']],
    ['an ID with an impossible board', changed(['pages', 0, 'position'], OPENING.replace('-b--', '-z--')), ['lesson_position', 'pages[0].position']],
    ['a match in place of a position', changed(['pages', 0, 'position'], readFileSync('fixtures/mat/plain.mat', 'utf8').slice(0, 200)), ['lesson_malformed', 'pages[0].position']],
    ['an arrow that is none', changed(['pages', 0, 'arrows'], [{ move: 'up' }]), ['lesson_malformed', 'pages[0].arrows[0].move']],
    ['a tone that is none', changed(['pages', 0, 'arrows', 0, 'tone'], 'pink'), ['lesson_malformed', 'pages[0].arrows[0].tone']],
    ['a play that is not legal', changed(['pages', 0, 'variations', 1, 'play'], '24/18'), ['lesson_play', 'pages[0].variations[1].play']],
    ['a play behind another', changed(['pages', 0, 'variations', 0, 'variations', 0, 'play'], '8/5 6/5'), ['lesson_play', 'pages[0].variations[0].variations[0].play']],
    ['a dance where plays are possible', changed(['pages', 0, 'variations', 1, 'play'], ''), ['lesson_play', 'pages[0].variations[1].play']],
    ['dice that are none', changed(['pages', 1, 'variations', 0, 'dice'], '77'), ['lesson_malformed', 'pages[1].variations[0].dice']],
    ['dice where dice lie', changed(['pages', 0, 'variations', 1], { dice: '31' }), ['lesson_malformed', 'pages[0].variations[1].dice']],
    ['a variation of nothing', changed(['pages', 0, 'variations', 1], { text: 'x' }), ['lesson_malformed', 'pages[0].variations[1]']],
    ['a take where nobody has doubled', changed(['pages', 1, 'variations', 0], { cube: 'take' }), ['lesson_malformed', 'pages[1].variations[0].cube']],
    ['a double with dice thrown', changed(['pages', 0, 'variations', 1], { cube: 'double' }), ['lesson_malformed', 'pages[0].variations[1].cube']],
    ['a throw before the answer to a double', changed(['pages', 1, 'variations', 0], { cube: 'double', dice: '31' }), ['lesson_malformed', 'pages[1].variations[0].dice']],
    ['a turn of the cube that is none', changed(['pages', 1, 'variations', 0], { cube: 'spin' }), ['lesson_malformed', 'pages[1].variations[0].cube']],
    ['an answer that is no play', changed(['pages', 0, 'question', 'answers', 1, 'text'], 'No double'), ['lesson_play', 'pages[0].question.answers[1].text']],
    ['a play asked without dice', changed(['pages', 1, 'question', 'kind'], 'play'), ['lesson_play', 'pages[1].question.answers[0].text']],
    ['no right answer', changed(['pages', 1, 'question', 'answers', 0, 'right'], false), ['lesson_malformed', 'pages[1].question.answers']],
    ['a choice of one', changed(['pages', 1, 'question', 'answers'], [{ text: 'a', right: true }]), ['lesson_malformed', 'pages[1].question.answers']],
  ])('%s', async (_rule, value, expected) => expect(await refusal(value)).toEqual(expected));

  it('too long', async () => expect(await refusal(`${JSON.stringify(SMALL)}${' '.repeat(MAX_LESSON_LENGTH)}`)).toEqual(['match_too_big', null]));
  it('branches too deep, before anything is played', async () => {
    let variation: object = { play: '' };
    for (let depth = 0; depth < LESSON_LIMITS.depth + 1; depth++) variation = { play: '', variations: [variation] };
    const [code, at] = (await refusal(changed(['pages', 0, 'variations'], [variation]))) as [string, string];
    expect(code).toBe('lesson_malformed');
    expect(at.endsWith('.variations')).toBe(true);
  });
  it('a nest of a hundred thousand lists', async () => expect(await refusal(`{"format":"nardscope-lesson","version":1,"pages":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)).toEqual(['lesson_malformed', 'pages[0]']));
  it('more places in all than the limit', async () => {
    const wide = { play: '24/20', variations: Array.from({ length: 20 }, () => ({ dice: '11' })) };
    expect(await refusal({ ...SMALL, pages: Array.from({ length: 120 }, () => ({ ...SMALL.pages[0], variations: [wide] })) })).toEqual(['lesson_malformed', '']);
  });
});

describe('walking', () => {
  it('each place has its board, whose turn it is and its dice', async () => {
    const opened = unwrap(await parse(SMALL));
    const seen = placesInOrder(opened).map(({ path, situation: { turn, phase, roll } }) => [makePath(path), turn, phase, roll?.join('') ?? '']);
    expect(seen).toEqual([
      ['1', 0, 'play', '31'], ['1.1', 1, 'play', '42'], ['1.1.1', 0, 'roll', ''], ['1.2', 1, 'roll', ''], ['2', 0, 'roll', ''], ['2.1', 0, 'play', '65'], ['2.1.1', 1, 'roll', ''],
    ]);
  });
  it('doubles and their answers are steps, by themselves or with the play before and the throw after them', async () => {
    const turns = [{ cube: 'double', variations: [{ cube: 'take', dice: '65', variations: [{ play: '24/13', cube: 'double' }] }, { cube: 'drop' }] }];
    const opened = unwrap(await parse({ ...SMALL, pages: [{ position: SMALL.pages[1]!.position, variations: turns }] }));
    expect(placesInOrder(opened).map((place) => [makePath(place.path), cameText(place, words), place.situation.phase, place.situation.turn, place.situation.cube.value])).toEqual([
      ['1', '', 'roll', 0, 1], ['1.1', 'White doubles', 'answer', 1, 1], ['1.1.1', 'Black takes, throw 65', 'play', 0, 2], ['1.1.1.1', 'White 24/13, Black doubles', 'answer', 0, 2], ['1.1.2', 'Black drops', 'over', 1, 1],
    ]);
    expect(unwrap(await parse(makeLesson(opened.lesson))).lesson).toEqual(opened.lesson);
  });
  it('an answer on the board counts by where it ends, however it is spelled', async () => {
    const { question, situation } = unwrap(await parse(SMALL)).pages[0]!;
    expect(answerByPlay(question!, playAt(situation, '6/5 8/5', bookOf)!.result)?.right).toBe(true);
    expect(answerByPlay(question!, playAt(situation, '24/20', bookOf)!.result)?.say).toBe('No.');
    expect(answerByPlay(question!, playAt(situation, '13/9', bookOf)!.result)).toBe(null);
  });
  it('a game ends when the last checker is off', async () => {
    const opened = unwrap(await parse({ ...SMALL, pages: [{ position: 'XGID=-AA-------------------b---:0:0:1:21:0:0:0:0:10', variations: [{ play: '2/off 1/off' }] }] }));
    expect(opened.pages[0]!.variations[0]!.situation.phase).toBe('over');
  });
  it('paths are counted from one, and read back', () => {
    fc.assert(fc.property(fc.array(fc.nat(999), { minLength: 1, maxLength: 20 }), (path) => { expect(parsePath(makePath(path))).toEqual(path); }));
    for (const text of ['', '0', '1.', 'a', '1..2', '-1', '9'.repeat(300)]) expect(parsePath(text)).toBe(null);
  });
  it('a text has its paragraphs, and no empty ones', () => expect(paragraphs('\n\none\ntwo\n \n\nthree\n')).toEqual(['one\ntwo', 'three']));
});

describe('writing', () => {
  it('a place changes and all else stays', async () => {
    const { lesson } = unwrap(await parse(SMALL));
    const next = changePlace(lesson, [0, 0, 0], (place) => ({ ...place, text: 'deep' }));
    expect(next.pages[0]!.variations[0]!.variations[0]!).toMatchObject({ play: '8/4 6/4', text: 'deep' });
    expect([next.pages[1], next.pages[0]!.variations[1]]).toEqual([lesson.pages[1], lesson.pages[0]!.variations[1]]);
    expect(changePage(lesson, 1, { title: 'T' }).pages[1]!.title).toBe('T');
  });
  it('a variation is added once; what is there is found', async () => {
    const { lesson } = unwrap(await parse(SMALL));
    const added = addVariation(lesson, [0], { play: '13/9', text: '', arrows: [], variations: [] });
    expect(added.path).toEqual([0, 2]);
    expect(addVariation(added.lesson, [0], { play: '24/20', text: '', arrows: [], variations: [] })).toEqual({ lesson: added.lesson, path: [0, 1] });
    expect((await openLesson(added.lesson, bookOf)).ok).toBe(true);
  });
  it('arrows of a tone are written in as many moves as they need; those of others stay', () => {
    const good = { move: '8/5 6/5', tone: 'good' } as const;
    expect(writeArrows([good], 'plain', ' 24/18\n13/11 ')).toEqual([good, { move: '24/18 13/11', tone: 'plain' }]);
    const many = Array.from({ length: 20 }, () => '24/23').join(' ');
    const written = writeArrows([good], 'bad', many);
    expect(arrowsText(written, 'bad')).toBe(many);
    expect(written.every(({ move }) => parsePlay(move).ok && move.length <= LESSON_LIMITS.play)).toBe(true);
    expect(writeArrows(written, 'bad', '')).toEqual([good]);
  });
  it('an arrow is drawn, and drawn again taken away; a route that was typed stays whole', () => {
    const typed = writeArrows([], 'plain', '24/18/15 8/5');
    const drawn = drawArrow(typed, 'plain', '24/18');
    expect(arrowsText(drawn, 'plain')).toBe('24/18/15 8/5 24/18');
    expect(drawArrow(drawn, 'plain', '24/18')).toEqual(typed);
    expect(arrowsText(undrawArrow(typed, 'plain'), 'plain')).toBe('24/18/15');
    expect(undrawArrow([], 'plain')).toEqual([]);
  });
  it('a turn of the cube is a variation of its own beside a throw', async () => {
    const { lesson } = unwrap(await parse(SMALL));
    const turned = { cube: 'double' as const, text: '', arrows: [], variations: [] };
    const added = addVariation(lesson, [1], turned);
    expect([added.path, addVariation(added.lesson, [1], turned).path, (await openLesson(added.lesson, bookOf)).ok]).toEqual([[1, 1], [1, 1], true]);
  });
  it('pages and variations move, and stop at the ends', async () => {
    const { lesson } = unwrap(await parse(SMALL));
    expect(moveAt(lesson, [0], 1)).toMatchObject({ path: [1], lesson: { pages: [lesson.pages[1], lesson.pages[0]] } });
    expect(moveAt(lesson, [1], 1)).toEqual({ path: [1], lesson });
    expect(moveAt(lesson, [0, 1], -1).lesson.pages[0]!.variations.map(({ play }) => play)).toEqual(['24/20', '8/5 6/5']);
  });
  it('what is removed takes what follows it along', async () => {
    const { lesson } = unwrap(await parse(SMALL));
    expect(removeAt(lesson, [0]).pages).toEqual([lesson.pages[1]]);
    expect(removeAt(lesson, [0, 0]).pages[0]!.variations).toEqual([lesson.pages[0]!.variations[1]]);
    expect(addPage(lesson, 1, lesson.pages[1]!).pages.length).toBe(3);
  });
});
