/** What a saved chouette may look like when it comes back from a store: types and ranges; whether it can be played is asked when it is resumed. */
import { fields, integer, list, oneOf, text, variants, type Checker } from './check.ts';
import { LONGEST } from './check-record.ts';
import { LONGEST_JOURNAL, MATCH_ACTIONS, matchOptionsChecker } from './check-saved.ts';
import { FEWEST_MEMBERS, MOST_MEMBERS, type ChouetteAction, type Dropped, type SavedChouette } from './chouette.ts';
import type { PlaceThrow } from './chouette-places.ts';
import type { Die } from './dice.ts';

type Own<K extends ChouetteAction['kind']> = Extract<ChouetteAction, { readonly kind: K }>;

const member = integer(0, MOST_MEMBERS - 1);
const members = list(member, MOST_MEMBERS);
const points = integer(0, 2 ** 30);

/** Who dropped, and what he paid. */
export const droppedList = list(fields<Dropped>({ member, points }), MOST_MEMBERS);

const action = variants<ChouetteAction>('kind', {
  ...(MATCH_ACTIONS as Readonly<Record<string, Checker<ChouetteAction>>>),
  places: fields<Own<'places'>>({ kind: oneOf(['places']), dice: list(fields<PlaceThrow>({ member, die: integer(1, 6) as Checker<Die> }), MOST_MEMBERS) }),
  teamDouble: fields<Own<'teamDouble'>>({ kind: oneOf(['teamDouble']), agreed: members }),
  teamAnswer: fields<Own<'teamAnswer'>>({ kind: oneOf(['teamAnswer']), takes: members, drops: members }),
  scoreByHand: fields<Own<'scoreByHand'>>({ kind: oneOf(['scoreByHand']), winner: oneOf(['box', 'team']), points, drops: droppedList }),
});

/** A saved chouette out of JSON that anybody may have written. */
export const savedChouetteChecker: Checker<SavedChouette> = fields<SavedChouette>({
  players: list(text(LONGEST.line), MOST_MEMBERS, FEWEST_MEMBERS), options: matchOptionsChecker, journal: list(action, LONGEST_JOURNAL),
});
