/** Every screen has an address: the part of the URL after `#`. */
export const SCREENS = ['analyse', 'review', 'play', 'train', 'library', 'settings'] as const;
export type Screen = (typeof SCREENS)[number];

/** A decision of a match, both counted from 0. */
export interface Place {
  readonly game: number;
  readonly decision: number;
}

export type Route =
  | { readonly screen: 'analyse'; /** XGID or any other ID; null = the start position. */ readonly id: string | null; /** A backgammon counts two, which no ID says. */ readonly backgammon?: 2 }
  | { readonly screen: 'review'; readonly match: string | null; readonly at: Place | null }
  | { readonly screen: 'play'; /** The scoring of a chouette. */ readonly part?: 'chouette' }
  | { readonly screen: 'train' }
  | { readonly screen: 'library' }
  | { readonly screen: 'settings' };

export const HOME: Route = { screen: 'analyse', id: null };

function parsePlace(text: string | null): Place | null {
  const found = /^(\d{1,4})\.(\d{1,5})$/.exec(text ?? '');
  // People count from one, so the address does too.
  return found && Number(found[1]) > 0 && Number(found[2]) > 0 ? { game: Number(found[1]) - 1, decision: Number(found[2]) - 1 } : null;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads `#/review/ID?at=1.12`; anything unknown leads home. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [screen, ...rest] = path.split('/');
  // Not URLSearchParams: it would turn the plus signs of position IDs into blanks.
  const fields = new Map(query.split('&').map((field) => { const [key = '', value = ''] = field.split(/=(.*)/s); return [key, decode(value)] as const; }));
  switch (screen) {
    case 'review': return { screen, match: rest[0] ? decode(rest[0]) : null, at: parsePlace(fields.get('at') ?? null) };
    case 'play': return rest[0] === 'chouette' ? { screen, part: 'chouette' } : { screen };
    case 'train':
    case 'library':
    case 'settings': return { screen };
    default: return { screen: 'analyse', id: fields.get('id') || null, ...(fields.get('backgammon') === '2' && { backgammon: 2 }) };
  }
}

/** Leaves readable what a fragment may hold: the marks of XGIDs and position IDs. */
const encode = (text: string): string => encodeURIComponent(text).replace(/%(3A|3D|2B|2F)/g, (mark) => decodeURIComponent(mark));

/** The address of a route, with its `#`. */
export function makeRoute(route: Route): string {
  switch (route.screen) {
    case 'analyse': return route.id ? `#/analyse?id=${encode(route.id)}${route.backgammon ? `&backgammon=${route.backgammon}` : ''}` : '#/analyse';
    case 'review': {
      const match = route.match ? `/${encodeURIComponent(route.match)}` : '';
      return `#/review${match}${route.at ? `?at=${route.at.game + 1}.${route.at.decision + 1}` : ''}`;
    }
    case 'play': return route.part ? `#/play/${route.part}` : '#/play';
    default: return `#/${route.screen}`;
  }
}

export const isSameRoute = (a: Route, b: Route): boolean => makeRoute(a) === makeRoute(b);
