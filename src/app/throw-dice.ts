/** Two fair dice from the browser’s random numbers. */
import type { Die, Roll } from '../core/dice.ts';

/** Bytes from here on would make low faces likelier. */
const FAIR = 252;

function throwDie(): Die {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte); while (byte[0]! >= FAIR);
  return ((byte[0]! % 6) + 1) as Die;
}

export const throwDice = (): Roll => [throwDie(), throwDie()];
