import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { makeBooks } from '../../engine/rule-books.ts';
import { instantiate } from '../../engine/wasm.ts';
import { parseLesson } from '../../study/lesson/lesson-file.ts';
import { makePath, parsePath, type LessonPath } from '../../study/lesson/lesson.ts';
import { placeAt, type OpenLesson } from '../../study/lesson/open-lesson.ts';
import { SMALL } from '../../study/lesson/testing/lessons.ts';
import { give, openPlaces, showAnswer, type Answers } from './lesson-answers.ts';

let lesson: OpenLesson;
beforeAll(async () => {
  const wasm = await instantiate(readFileSync('build/rules.wasm'));
  lesson = unwrap(await parseLesson(JSON.stringify(SMALL), makeBooks(wasm, createRuleBook(wasm))));
});

const NONE: Answers = new Map();
const open = (answers: Answers, here: string): string => openPlaces(lesson, answers, parsePath(here)!).map(({ path }) => makePath(path)).join(' ');
const answered = (path: LessonPath, index: number): Answers => give(NONE, path, placeAt(lesson, path)!.question!, index);

describe('what may be seen of a lesson', () => {
  it('nothing that follows an open question, however deep', () => expect(open(NONE, '1')).toBe('1 2'));
  it('but the place one is at, which a link may lead to', () => expect(open(NONE, '1.1.1')).toBe('1 1.1.1 2'));
  it('all that follows a question answered right, or whose answer was shown', () => {
    expect(open(answered([0], 0), '1')).toBe('1 1.1 1.1.1 1.2 2');
    expect(open(showAnswer(NONE, [1]), '1')).toBe('1 2 2.1 2.1.1');
  });
  it('after a wrong answer the question is still open', () => expect(open(answered([0], 1), '1')).toBe('1 2'));
});
