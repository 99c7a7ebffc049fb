/** Who is the box, who the captain, and in what order the others follow. */
import type { Die } from './dice.ts';
import { fail, ok, type Result } from './result.ts';

/** A player of a chouette by his index in the list of names. */
export type Member = number;

/** Groups of players in the order of their places; who has thrown alike shares a group until it throws again. */
export type Places = readonly (readonly Member[])[];

export interface PlaceThrow {
  readonly member: Member;
  readonly die: Die;
}

/** Before the first throw all stand together. */
export const startPlaces = (count: number): Places => [Array.from({ length: count }, (_, member) => member)];

/** Who still has to throw. */
export const throwers = (places: Places): readonly Member[] => places.filter((group) => group.length > 1).flat();

/** The higher die comes first within its group; ties stay together and throw again. Error: chouette_dice. */
export function throwPlaces(places: Places, dice: readonly PlaceThrow[]): Result<Places> {
  const expected = throwers(places);
  const die = new Map(dice.map((each) => [each.member, each.die]));
  if (dice.length !== expected.length || expected.some((member) => !die.has(member))) return fail('chouette_dice');
  const split = (group: readonly Member[]): Places =>
    group.length === 1 ? [group] : ([6, 5, 4, 3, 2, 1] as const).map((face) => group.filter((member) => die.get(member) === face)).filter((tied) => tied.length > 0);
  return ok(places.flatMap(split));
}

/** Of a game: the box plays alone against the queue, whose first member still in the game is the captain. */
export interface Seats {
  readonly box: Member;
  readonly queue: readonly Member[];
  /** Who has dropped in this game. */
  readonly out: readonly Member[];
}

/** Of places that are settled. */
export const seatsOf = (places: Places): Seats => {
  const [box, ...queue] = places.flat();
  return { box: box!, queue, out: [] };
};

/** Members of the team who are in the game, the captain first. */
export const teamOf = ({ queue, out }: Seats): readonly Member[] => queue.filter((member) => !out.includes(member));

export const captainOf = (seats: Seats): Member => teamOf(seats)[0]!;

/** Some drop and some play on. A captain who drops has lost his place and goes to the end of the queue (ours). */
export function dropOut(seats: Seats, droppers: readonly Member[]): Seats {
  const captain = captainOf(seats);
  const queue = droppers.includes(captain) ? [...seats.queue.filter((member) => member !== captain), captain] : seats.queue;
  return { ...seats, queue, out: [...seats.out, ...droppers] };
}

/**
 * Seats of the next game. The box has won: the captain goes to the end of the queue. The team has: the captain becomes the box and
 * the old box goes last. A drawn game changes nothing (ours).
 */
export function nextSeats(seats: Seats, winner: 'box' | 'team' | null): Seats {
  if (winner === null) return { ...seats, out: [] };
  const captain = captainOf(seats);
  const rest = seats.queue.filter((member) => member !== captain);
  return winner === 'box' ? { box: seats.box, queue: [...rest, captain], out: [] } : { box: captain, queue: [...rest, seats.box], out: [] };
}
