/** Every screen has an address: the part of the URL after `#`. */
export const SCREENS = ['analyse', 'review', 'play', 'train', 'library', 'settings'] as const;
/** Screens that others lead to: the navigation does not name them. */
export const SIDE_SCREENS = ['sheet', 'help', 'lesson'] as const;
export const ALL_SCREENS = [...SCREENS, ...SIDE_SCREENS] as const;
export type Screen = (typeof ALL_SCREENS)[number];
export const isSide = (screen: Screen): screen is (typeof SIDE_SCREENS)[number] => (SIDE_SCREENS as readonly Screen[]).includes(screen);

/** Diagrams on a page of a printed sheet. */
export const PER_PAGE = [1, 2, 3, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

export const HELP_PARTS = ['terms', 'privacy'] as const;
export type HelpPart = (typeof HELP_PARTS)[number];

/** What Explore shows beside the board; on a phone one at a time. */
export const EXPLORED = ['rolls', 'scores', 'window'] as const;
export type Explored = (typeof EXPLORED)[number];

/** Diagrams on a sheet. */
export const MOST_ON_SHEET = 60;

/** A decision of a match, both counted from 0. */
export interface Place {
  readonly game: number;
  readonly decision: number;
}

export type Route =
  | { readonly screen: 'analyse'; /** XGID or any other ID; null = the start position. */ readonly id: string | null; /** A backgammon counts two, which no ID says. */ readonly backgammon?: 2; /** Explore is open, at that part. */ readonly explored?: Explored }
  | { readonly screen: 'review'; readonly match: string | null; readonly at: Place | null; /** A match that somebody sent, in the address itself. */ readonly packed?: string }
  | { readonly screen: 'play'; /** The scoring of a chouette. */ readonly part?: 'chouette' }
  | { readonly screen: 'train'; /** A puzzle that somebody sent, in the address itself. */ readonly puzzle?: string }
  | { readonly screen: 'library'; /** What is searched for, as `study/filter` writes it. */ readonly query?: string }
  | { readonly screen: 'sheet'; /** Of each diagram. */ readonly ids: readonly string[]; /** null = as usual. */ readonly perPage: PerPage | null }
  | { readonly screen: 'help'; readonly part: HelpPart }
  | { readonly screen: 'lesson'; /** null = the list. */ readonly id: string | null; /** A place such as `3.1`. */ readonly at: string | null; /** A lesson that somebody sent, in the address itself. */ readonly packed?: string }
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
  const [screen = '', ...rest] = path.split('/');
  // Not URLSearchParams: it would turn the plus signs of position IDs into blanks.
  const fields = new Map(query.split('&').map((field) => { const [key = '', value = ''] = field.split(/=(.*)/s); return [key, decode(value)] as const; }));
  switch (screen) {
    case 'review': return { screen, match: rest[0] ? decode(rest[0]) : null, at: parsePlace(fields.get('at') ?? null), ...(fields.get('m') && { packed: fields.get('m')! }) };
    case 'play': return rest[0] === 'chouette' ? { screen, part: 'chouette' } : { screen };
    case 'sheet': {
      const perPage = Number(fields.get('per'));
      return { screen, ids: (fields.get('ids') ?? '').split('~').filter((id) => id !== '').slice(0, MOST_ON_SHEET), perPage: PER_PAGE.find((count) => count === perPage) ?? null };
    }
    case 'help': return { screen, part: HELP_PARTS.find((part) => part === rest[0]) ?? 'terms' };
    case 'train': return { screen, ...(fields.get('p') && { puzzle: fields.get('p')! }) };
    case 'lesson': return { screen, id: rest[0] ? decode(rest[0]) : null, at: fields.get('at') || null, ...(fields.get('m') && { packed: fields.get('m')! }) };
    case 'library': return { screen, ...(fields.get('q') && { query: fields.get('q')! }) };
    case 'settings': return { screen };
    case '':
    case 'analyse': {
      const explored = EXPLORED.find((part) => part === fields.get('explore'));
      return { screen: 'analyse', id: fields.get('id') || null, ...(fields.get('backgammon') === '2' && { backgammon: 2 }), ...(explored && { explored }) };
    }
    default: return HOME;
  }
}

/** Leaves readable what a fragment may hold: the marks of XGIDs and position IDs. */
const encode = (text: string): string => encodeURIComponent(text).replace(/%(3A|3D|2B|2F)/g, (mark) => decodeURIComponent(mark));

const queryOf = (fields: readonly string[]): string => (fields.length > 0 ? `?${fields.join('&')}` : '');

/** The address of a route, with its `#`. */
export function makeRoute(route: Route): string {
  switch (route.screen) {
    case 'analyse': {
      const fields = [...(route.id ? [`id=${encode(route.id)}`] : []), ...(route.id && route.backgammon ? [`backgammon=${route.backgammon}`] : []), ...(route.explored ? [`explore=${route.explored}`] : [])];
      return `#/analyse${queryOf(fields)}`;
    }
    case 'review':
    case 'lesson': {
      const id = route.screen === 'lesson' ? route.id : route.match;
      const at = typeof route.at === 'string' ? encode(route.at) : route.at && `${route.at.game + 1}.${route.at.decision + 1}`;
      const fields = [...(at ? [`at=${at}`] : []), ...(route.packed ? [`m=${route.packed}`] : [])];
      return `#/${route.screen}${id ? `/${encodeURIComponent(id)}` : ''}${queryOf(fields)}`;
    }
    case 'library': return `#/library${route.query ? `?q=${encode(route.query)}` : ''}`;
    case 'train': return `#/train${route.puzzle ? `?p=${route.puzzle}` : ''}`;
    case 'play': return route.part ? `#/play/${route.part}` : '#/play';
    case 'sheet': return `#/sheet?${route.perPage ? `per=${route.perPage}&` : ''}ids=${encode(route.ids.join('~'))}`;
    case 'help': return `#/help/${route.part}`;
    default: return `#/${route.screen}`;
  }
}

const pathOf = (hash: string): string => decode(hash.replace(/^#\/?/, '').split('?', 1)[0]!).replace(/\/+$/, '');

/** Whether there is anything at an address, as opposed to one that only leads home. */
export function isAddress(hash: string): boolean {
  const path = pathOf(hash);
  return path === '' || `${pathOf(makeRoute(parseRoute(hash)))}/`.startsWith(`${path}/`);
}

export const isSameRoute = (a: Route, b: Route): boolean => makeRoute(a) === makeRoute(b);
