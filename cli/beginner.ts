/** `--began roller|other`: who began the game, where a last throw is played. */
import type { Position } from '../src/core/position.ts';
import { hasLastThrow, withStarter, type Scoring } from '../src/core/terms.ts';
import { needsOption, readOneOf } from './options.ts';

const SIDES = ['roller', 'other'] as const;

/** `text` goes before what the position says itself. `needed`: where the command takes rules with a last throw from. */
export function withBeginner(position: Position, text: string | undefined, scoring: Scoring | undefined, needed: string): Position {
  const began = readOneOf('--began', text, SIDES);
  if (began === undefined) return withStarter(position, scoring);
  if (!hasLastThrow(scoring)) throw needsOption('--began', needed);
  return { ...position, began: began === 'roller' ? 'mover' : 'opponent' };
}
