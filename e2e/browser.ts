/** The built app in a real Chromium: a server for `dist/app`, a browser; long tasks of a page's main thread. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { preview, type PreviewServer } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs';
import { heldUp } from './main-thread.ts';

export interface Site {
  readonly url: string;
  /** A page in a profile of its own, `width` × `height` CSS pixels. */
  open(hash: string, size?: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found; set CHROME_PATH to its program file.');
  return puppeteer.launch({ executablePath, args: [...CHROMIUM_FLAGS], headless: true });
}

/** Serves the built app on a free port and starts Chromium. */
export async function openSite(): Promise<Site> {
  const server: PreviewServer = await preview({ preview: { port: 4300, strictPort: false }, logLevel: 'warn' });
  const url = server.resolvedUrls!.local[0]!;
  const browser = await startBrowser();
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

/** Milliseconds of processor time of each task over 50 ms of the page's main thread while `work` runs. */
export const longTasks = async (page: Page, work: () => Promise<void>): Promise<number[]> =>
  (await heldUp(page, work)).tasks.filter((time) => time > 50);

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
