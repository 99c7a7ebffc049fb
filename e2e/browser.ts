/** The built app in a real Chromium: a server for `dist/app`, a browser; long tasks of a page's main thread. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { preview, type PreviewServer } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs';

export interface Site {
  readonly url: string;
  /** A page in a profile of its own, `width` × `height` CSS pixels. */
  open(hash: string, size?: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

/** Serves the built app on a free port and starts Chromium. */
export async function openSite(): Promise<Site> {
  const server: PreviewServer = await preview({ preview: { port: 4300, strictPort: false }, logLevel: 'warn' });
  const url = server.resolvedUrls!.local[0]!;
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found; set CHROME_PATH to its program file.');
  const browser: Browser = await puppeteer.launch({ executablePath, args: [...CHROMIUM_FLAGS], headless: true });
  return {
    url,
    async open(hash, size = { width: 1440, height: 900 }) {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport(size);
      await page.goto(url + hash, { waitUntil: 'networkidle0' });
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * Milliseconds of processor time of each main-thread task over 50 ms while `work` runs. Not the time on the clock: on a
 * machine that is busy elsewhere a task may wait, and that is not the page's doing.
 */
export async function longTasks(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.tracing.start({ categories: ['toplevel'] });
  await work();
  const trace = JSON.parse(new TextDecoder().decode((await page.tracing.stop())!)) as { traceEvents: TraceEvent[] };
  const mains = new Set(trace.traceEvents.filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}:${tid}`));
  return trace.traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(`${event.pid}:${event.tid}`))
    .map((event) => (event.tdur ?? 0) / 1000)
    .filter((time) => time > 50);
}

/** Of Chromium's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Waits for `condition`; rejects, naming what never came. */
export async function until(what: string, condition: () => Promise<boolean>, timeout = 60_000): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`never came: ${what}`);
    await new Promise((next) => setTimeout(next, 50));
  }
}

/**
 * A shared processor only ever makes a task longer (the other thread of its core takes half of it), so a page is awake when one
 * of five looks finds no long task; one that is long by itself is long in every one.
 */
export const AWAKE = { retry: 4, timeout: 180_000 } as const;
