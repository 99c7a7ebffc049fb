/**
 * What holds a page's main thread up, in milliseconds of processor time, by Chromium's trace. Not the time on the clock: on a
 * machine that is busy elsewhere a task may wait, and that is not the page's doing.
 */
import type { Page, WebWorker } from 'puppeteer-core';

export interface HeldUp {
  /** Process of the page, as the system numbers it. */
  readonly pid: number;
  /** Every task. */
  readonly tasks: readonly number[];
  /** For each click what the main thread did from then until the frame that answers it was drawn; see {@link markClicks}. */
  readonly answers: readonly number[];
  /** What the worker that was named did, all together; 0 where none was. */
  readonly worker: number;
}

/** Of Chromium's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const MARKS = { here: 'nard-here', worker: 'nard-worker', clicked: 'nard-clicked', shown: 'nard-shown' } as const;

/** Has the page mark each click from now on, and the frame after it. */
export const markClicks = (page: Page): Promise<void> =>
  page.evaluate(({ clicked, shown }) => {
    addEventListener('click', () => {
      performance.mark(clicked);
      requestAnimationFrame(() => performance.mark(shown));
    }, { capture: true });
  }, MARKS);

/** While `work` runs, during which the page may not be left. `worker`: one of the page whose time is asked for too. */
export async function heldUp(page: Page, work: () => Promise<void>, worker?: WebWorker): Promise<HeldUp> {
  await page.tracing.start({ categories: ['toplevel', 'blink.user_timing'] });
  // The browser has pages of its own, such as the list under its address field, which it makes ready whenever it likes.
  await page.evaluate(({ here }) => performance.mark(here) && undefined, MARKS);
  await worker?.evaluate((mark) => performance.mark(mark) && undefined, MARKS.worker);
  await work();
  const { traceEvents } = JSON.parse(new TextDecoder().decode((await page.tracing.stop())!)) as { traceEvents: TraceEvent[] };
  const here = traceEvents.find(({ name, cat }) => name === MARKS.here && cat.includes('user_timing'))!;
  const own = traceEvents.filter(({ pid, tid }) => pid === here.pid && tid === here.tid).sort((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const frames = own.filter(({ name }) => name === MARKS.shown);
  const answers = own.filter(({ name }) => name === MARKS.clicked).flatMap((clicked) => {
    const shown = frames.find(({ ts }) => ts >= clicked.ts);
    // The frame is drawn at the end of the task that marks it.
    return shown ? [tasks.filter(({ ts, dur = 0 }) => ts <= shown.ts && ts + dur >= clicked.ts).reduce((sum, task) => sum + processorTime(task), 0)] : [];
  });
  const told = traceEvents.find(({ name, cat, pid }) => name === MARKS.worker && cat.includes('user_timing') && pid === here.pid);
  const elsewhere = told ? traceEvents.filter(({ name, pid, tid, ts }) => pid === told.pid && tid === told.tid && ts > told.ts && name === 'ThreadControllerImpl::RunTask') : [];
  // What is marked would pile up.
  await page.evaluate(() => performance.clearMarks());
  return { pid: here.pid, tasks: tasks.map(processorTime), answers, worker: elsewhere.reduce((sum, task) => sum + processorTime(task), 0) };
}

const processorTime = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
