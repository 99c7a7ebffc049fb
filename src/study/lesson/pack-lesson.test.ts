import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { makeBooks } from '../../engine/rule-books.ts';
import { instantiate } from '../../engine/wasm.ts';
import { parseLesson } from './lesson-file.ts';
import { packedIn, packLesson, unpackLesson } from './pack-lesson.ts';
import { SMALL } from './testing/lessons.ts';

let bookOf: BookOf;
beforeAll(async () => {
  const wasm = await instantiate(readFileSync('build/rules.wasm'));
  bookOf = makeBooks(wasm, createRuleBook(wasm));
});

it('a lesson comes back out of its link, which has nothing that an address changes', async () => {
  const { lesson } = unwrap(await parseLesson(JSON.stringify(SMALL), bookOf));
  const packed = await packLesson(lesson);
  expect(encodeURIComponent(packed)).toBe(packed);
  expect(unwrap(await unpackLesson(packed, bookOf)).lesson).toEqual(lesson);
  expect(packedIn(`https://example.org/app/#/lesson?at=2&m=${packed}`)).toBe(packed);
  expect(packedIn(` ${packed}\n`)).toBe(packed);
});

it('any text is a lesson or refused', async () => {
  const packed = await packLesson(unwrap(await parseLesson(JSON.stringify(SMALL), bookOf)).lesson);
  const damaged = fc.tuple(fc.nat(packed.length), fc.string({ maxLength: 4 })).map(([at, put]) => packed.slice(0, at) + put + packed.slice(at + 3));
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string(), damaged), async (text) => {
    const answer = await unpackLesson(text, bookOf);
    expect(answer.ok || /^(lesson_|json_malformed)/.test(answer.error.code)).toBe(true);
  }), { numRuns: 60 });
});

it('a small link that opens to something huge is refused', async () => {
  const pressed = new Blob([`{"format":"nardscope-lesson","pages":"${'x'.repeat(30_000_000)}"}`]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(pressed).arrayBuffer()).toString('base64url');
  expect(bomb.length).toBeLessThan(60_000);
  expect(await unpackLesson(bomb, bookOf)).toEqual({ ok: false, error: { code: 'lesson_link_malformed', facts: {} } });
});
