/** Real clicks on what lies inside elements, found by the path of those that hold it: no walk over the whole page, nothing kept of it. */
import type { Page } from 'puppeteer-core';

/** Selectors from the document down, each but the last of an element that holds the next; `nth` of those the last one finds. */
export interface Target {
  readonly path: readonly string[];
  readonly nth?: number;
}

/** Text of a target, on one line; '' = it is not there. */
export const textAt = (page: Page, { path, nth = 0 }: Target): Promise<string> =>
  page.evaluate((selectors, at) => {
    const inner = selectors.slice(0, -1).reduce<ParentNode | null>((root, selector) => root?.querySelector(selector)?.shadowRoot ?? null, document);
    const found = inner?.querySelectorAll<HTMLElement>(selectors.at(-1)!)[at];
    return found ? found.innerText.replace(/\s+/g, ' ').trim() : '';
  }, path, nth);

/** The middle of a target, scrolled into view; null = it is not there. */
const middleOf = (page: Page, { path, nth = 0 }: Target): Promise<{ x: number; y: number } | null> =>
  page.evaluate((selectors, at) => {
    const inner = selectors.slice(0, -1).reduce<ParentNode | null>((root, selector) => root?.querySelector(selector)?.shadowRoot ?? null, document);
    const found = inner?.querySelectorAll<HTMLElement>(selectors.at(-1)!)[at];
    if (!found) return null;
    found.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, path, nth);

/** Clicks with the mouse and waits for the frame that follows. Rejects when the target is not there. */
export async function clickAt(page: Page, target: Target): Promise<void> {
  const middle = await middleOf(page, target);
  if (!middle) throw new Error(`nothing to click at ${target.path.join(' → ')}`);
  await page.mouse.click(middle.x, middle.y);
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Has the page note how long each click waits on the clock, from the mouse to the end of the frame that follows. */
export const watchClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { nardWaits: waits });
    const { port1, port2 } = new MessageChannel();
    // Clicks whose frame is being drawn: a message comes after it.
    const drawn: number[] = [];
    port1.addEventListener('message', () => waits.push(...drawn.splice(0).map((at) => performance.now() - at)));
    port1.start();
    addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => { drawn.push(timeStamp); port2.postMessage(null); }), { capture: true });
  });

/** Milliseconds of the clicks since the last call. */
export const takeWaits = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { readonly nardWaits: number[] }).nardWaits.splice(0));
