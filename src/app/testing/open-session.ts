/** A session over a store of its own, begun at an address. */
import type { RuleBook } from '../../core/rule-book.ts';
import { openMemoryStore } from '../../store/open.ts';
import { Session } from '../session.ts';
import { makeAddress, testServices } from './services.ts';

export const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10';
export const OPENING = START.replace(':00:', ':31:');

export async function openSession(rules: RuleBook, hash = ''): Promise<{ session: Session; address: ReturnType<typeof makeAddress> }> {
  const address = makeAddress(hash);
  const session = new Session(testServices(rules, openMemoryStore()), address);
  await session.start();
  return { session, address };
}
