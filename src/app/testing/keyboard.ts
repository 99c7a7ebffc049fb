/** A page by keyboard alone, for browser tests. */
import { sendKeys } from '@web/test-runner-commands';
import { focused } from './page.ts';

export const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};

/** Tab, and nothing else, until the keyboard is there. */
export async function tabTo(find: () => HTMLElement): Promise<void> {
  for (let tabs = 0; focused() !== find(); tabs++) {
    if (tabs > 120) throw new Error(`the keyboard does not come to “${find().textContent!.trim()}”`);
    await press('Tab');
  }
}
