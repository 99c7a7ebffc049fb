/** Own lessons in two tabs. */
import { beforeEach, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { makeBooks } from '../../engine/rule-books.ts';
import { give } from '../../elements/lesson/lesson-answers.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { instantiate } from '../../engine/wasm.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { Store, StoreChange } from '../../store/store.ts';
import { parseLesson } from '../../study/lesson/lesson-file.ts';
import type { Lesson } from '../../study/lesson/lesson.ts';
import { SMALL } from '../../study/lesson/testing/lessons.ts';
import { LessonsSession, type LessonsParts } from './lessons-session.ts';

let store: Store;
let here: LessonsSession;
let there: LessonsSession;
let id: string;
let parts: Omit<LessonsParts, 'store'>;
/** Tells the first tab what the second one has written. */
let tell: (change: StoreChange) => void;

beforeEach(async () => {
  store = openMemoryStore();
  const wasm = await instantiate(builtWasm('rules'));
  const bookOf = makeBooks(wasm, createRuleBook(wasm));
  let ids = 0;
  parts = { bookOf, now: () => 1, makeId: () => `lesson-${ids++}`, language: () => 'en' as const, onError: (error: unknown) => { throw new Error(JSON.stringify(error)); } };
  here = new LessonsSession({ ...parts, store: { ...store, onChange: (listener) => { tell = listener; return () => {}; } } });
  there = new LessonsSession({ ...parts, store: { ...store, onChange: () => () => {} } });
  id = (await here.keep(unwrap(await parseLesson(JSON.stringify(SMALL), bookOf)).lesson))!;
  await here.open({ id });
  await there.open({ id });
});

const lessonIn = (tab: LessonsSession): Lesson => tab.cell.get().open!.lesson!.lesson;
const written = (): void => tell({ what: 'kept', ids: ['lessons'], here: false });

it('what another tab changed in the open lesson is shown, and stays when something else is changed here', async () => {
  expect(await there.change(id, { ...lessonIn(there), author: 'Other tab' })).toBe(true);
  written();
  await expect.poll(() => lessonIn(here).author).toBe('Other tab');
  expect(await here.change(id, { ...lessonIn(here), title: 'Mine' })).toBe(true);
  await there.load();
  expect(there.cell.get().own[0]!.lesson).toMatchObject({ author: 'Other tab', title: 'Mine' });
});

it('undo does not take back what another tab did', async () => {
  expect(await here.change(id, { ...lessonIn(here), title: 'Mine' })).toBe(true);
  await there.open({ id }, true);
  await there.load();
  await there.open({ id }, true);
  expect(await there.change(id, { ...lessonIn(there), author: 'Other tab' })).toBe(true);
  written();
  await expect.poll(() => lessonIn(here).author).toBe('Other tab');
  expect(await here.undo(id)).toBe(false);
  expect(lessonIn(here)).toMatchObject({ author: 'Other tab', title: 'Mine' });
});

it('a lesson that another tab deleted is no longer written: it says that it is gone', async () => {
  await there.load();
  expect(await there.remove(id)).not.toBe(null);
  written();
  await expect.poll(() => here.cell.get().open?.error?.code).toBe('not_found');
  expect(await here.change(id, SMALL as unknown as Lesson)).toBe(false);
});

it('a lesson that another tab put back is there again, with what was answered in it, and may be written', async () => {
  const { lesson } = here.cell.get().open!;
  await here.answer(give(new Map(), [0], lesson!.pages[0]!.question!, 0));
  await there.load();
  const removed = await there.remove(id);
  written();
  await expect.poll(() => here.cell.get().open?.error?.code).toBe('not_found');
  await there.putBack(removed!);
  written();
  await expect.poll(() => here.cell.get().open?.error).toBe(null);
  expect([lessonIn(here).title, [...here.cell.get().open!.answers.values()]]).toEqual([removed!.lesson.title, [expect.objectContaining({ state: 'right' })]]);
  expect(await here.change(id, { ...lessonIn(here), title: 'Mine' })).toBe(true);
});

it('an own lesson in the address that comes with a backup in another tab is opened', async () => {
  const late = new LessonsSession({ ...parts, store: { ...store, onChange: (listener) => { tell = listener; return () => {}; } } });
  await late.open({ id: 'lesson-late' });
  expect(late.cell.get().open?.error?.code).toBe('not_found');
  const [own] = there.cell.get().own;
  await there.putBack({ ...own!, id: 'lesson-late' });
  written();
  await expect.poll(() => late.cell.get().open?.lesson?.lesson.title).toBe(own!.lesson.title);
});
