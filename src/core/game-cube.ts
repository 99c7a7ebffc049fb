/** The doubling cube in a game: who may turn it and when, and every answer. */
import { otherPlayer } from './situation.ts';
import type { GameState } from './game-state.ts';
import { endByDrop } from './game-end.ts';
import { isCubeValue } from './match.ts';
import type { Action } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import { phaseOf, type Offer } from './table.ts';
import type { Answer } from './record.ts';

/** Why the cube may not be turned. */
export const CUBE_REFUSALS = ['no_cube', 'crawford', 'first_throw', 'not_owner', 'cap', 'last_throw', 'no_beavers'] as const;
export type CubeRefusal = (typeof CUBE_REFUSALS)[number];

const withinCap = ({ options }: GameState, value: number): boolean => isCubeValue(value) && value <= (options.cubeCap ?? value);

/** What forbids `turn` to double in phase `roll`; null = nothing does. */
export function doubleRefusal(state: GameState): CubeRefusal | null {
  const { options, cube, turn, thrown } = state;
  if (!options.terms.cube) return 'no_cube';
  if (options.score.crawford) return 'crawford';
  // The start throw was the starter's first roll, or takes its place: nobody doubles before it.
  if (!thrown[0] && !thrown[1]) return 'first_throw';
  if (state.lastThrow) return 'last_throw';
  if (cube.owner !== null && cube.owner !== turn) return 'not_owner';
  return withinCap(state, cube.value * 2) ? null : 'cap';
}

/** What forbids `turn` to beaver a double, or to raccoon a beaver. */
export function raiseRefusal(state: GameState): CubeRefusal | null {
  const { options, offer } = state;
  if (!options.score.beavers) return 'no_beavers';
  return offer && withinCap(state, offer.cube.value * 2) ? null : 'cap';
}

const cubeAction = (state: GameState, action: { kind: 'double'; value: number } | { kind: Answer; value?: number }): readonly Action[] =>
  [...state.actions, { ...action, player: state.turn!, text: '', line: 0 }];

/** Phase `roll`. Error: cube_refused {reason}. */
export function double(state: GameState): Result<GameState> {
  const reason = doubleRefusal(state);
  if (reason) return fail('cube_refused', { reason });
  const doubler = state.turn!;
  const asked = otherPlayer(doubler);
  const value = state.cube.value * 2;
  return ok({
    ...state, phase: 'answer', turn: asked, actions: cubeAction(state, { kind: 'double', value }),
    offer: { doubler, asked, cube: { value, owner: asked }, raises: 0 },
  });
}

/** The cube as offered is accepted; the doubler goes on. */
export const take = (state: GameState, offer: Offer): GameState =>
  ({ ...state, phase: 'roll', turn: offer.doubler, cube: offer.cube, offer: null, actions: cubeAction(state, { kind: 'take' }) });

/** The stake before what was offered is lost; a raise accepted what was offered before it. */
export const drop = (state: GameState): GameState => endByDrop({ ...state, actions: cubeAction(state, { kind: 'drop' }) });

/** Turns the cube once more and keeps it where it was. Error: cube_refused {reason}. */
export function raise(state: GameState, offer: Offer, kind: 'beaver' | 'raccoon'): Result<GameState> {
  const reason = raiseRefusal(state);
  if (reason) return fail('cube_refused', { reason });
  const asked = otherPlayer(offer.asked);
  const value = offer.cube.value * 2;
  const next: Offer = { ...offer, asked, cube: { ...offer.cube, value }, raises: offer.raises + 1 };
  return ok({ ...state, phase: phaseOf(next) as 'beaver' | 'raccoon', turn: asked, cube: offer.cube, offer: next, actions: cubeAction(state, { kind, value }) });
}
