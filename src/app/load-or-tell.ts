/** Code that comes when somebody asks for what it does. */
import { texts } from '../i18n/index.ts';
import type { Notices } from './notices.ts';

/** null = it cannot be had, which is told. */
export async function loadOrTell<T>(load: () => Promise<T>, notices: Pick<Notices, 'tell'>): Promise<T | null> {
  try {
    return await load();
  } catch {
    notices.tell(texts().app.screenMissing);
    return null;
  }
}
