/** The game of a chouette that is being entered by hand: doubles, answers, who dropped. Pure data. */
import { fields, integer, nullable, oneOf, type Checker } from '../../core/check.ts';
import { droppedList } from '../../core/check-chouette.ts';
import { dropOut, teamOf, type Member, type Seats } from '../../core/chouette-places.ts';
import type { ChouetteAction, Dropped } from '../../core/chouette.ts';

export interface Draft {
  readonly cube: number;
  readonly owner: 'box' | 'team' | null;
  readonly drops: readonly Dropped[];
}

/** A draft as it was kept. */
export const draftChecker: Checker<Draft> = fields<Draft>({ cube: integer(1, 2 ** 30), owner: nullable(oneOf(['box', 'team'] as const)), drops: droppedList });

export const NEW_DRAFT: Draft = { cube: 1, owner: null, drops: [] };

export const isBegun = ({ cube, drops }: Draft): boolean => cube > 1 || drops.length > 0;

/** Nobody doubles twice in a row. */
export const mayDouble = ({ owner }: Draft, side: 'box' | 'team'): boolean => owner === null || owner === side;

/** Seats with those out who have dropped so far; all of a team may have. */
export const seatsNow = (seats: Seats, { drops }: Draft): Seats =>
  drops.length === 0 || drops.length === teamOf(seats).length ? seats : dropOut(seats, drops.map(({ member }) => member));

/** The box has doubled: who drops pays the stake before it, the others own the cube. */
export const afterAnswers = (draft: Draft, droppers: readonly Member[]): Draft => ({
  cube: draft.cube * 2, owner: 'team', drops: [...draft.drops, ...droppers.map((member) => ({ member, points: draft.cube }))],
});

/** The team's double was taken. */
export const afterTake = (draft: Draft): Draft => ({ ...draft, cube: draft.cube * 2, owner: 'box' });

/** A game that was played to its end, or that the box dropped (`multiple` 1). */
export const resultOf = (draft: Draft, winner: 'box' | 'team', multiple: number): ChouetteAction =>
  ({ kind: 'scoreByHand', winner, points: draft.cube * multiple, drops: draft.drops });

/** Everybody who was still in has dropped the box's double. */
export const allDropped = (draft: Draft, droppers: readonly Member[]): ChouetteAction =>
  ({ kind: 'scoreByHand', winner: 'box', points: draft.cube, drops: [...draft.drops, ...droppers.map((member) => ({ member, points: draft.cube }))] });
