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

/** The same of what first has to read what was kept: `of` gives it at once, `loaded` when it has been read. */
export function loadedPerSession<T extends { load(): Promise<unknown> }>(make: (session: Session) => T): { readonly of: (session: Session) => T; readonly loaded: (session: Session) => Promise<T> } {
  const begun = oncePerSession((session) => {
    const made = make(session);
    return { made, loading: made.load() };
  });
  return {
    of: (session) => begun(session).made,
    async loaded(session) {
      const { made, loading } = begun(session);
      await loading;
      return made;
    },
  };
}
