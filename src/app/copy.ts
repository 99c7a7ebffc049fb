/** Copying texts. */
import { texts } from '../i18n/index.ts';
import type { Notices } from './notices.ts';

/** Puts a text on the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The same, and tells how it went: of `what`, or the text itself where it has to be copied by hand. */
export async function copyAndTell(notices: Pick<Notices, 'tell'>, what: string, text: string): Promise<void> {
  const words = texts().app;
  notices.tell((await copyText(text)) ? words.copied(what) : `${words.copyFailed} ${text}`);
}
