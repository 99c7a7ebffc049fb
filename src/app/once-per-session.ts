/** What is made once for each session of the app, when it is first needed: it outlives the screens that show it. */
import type { Session } from './session.ts';

export function oncePerSession<T extends object>(make: (session: Session) => T): (session: Session) => T {
  const made = new WeakMap<Session, T>();
  return (session) => {
    const known = made.get(session) ?? make(session);
    made.set(session, known);
    return known;
  };
}
