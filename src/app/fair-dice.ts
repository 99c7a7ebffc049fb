/** Fair dice with the browser’s own random numbers and SHA-256: what `core/fair-dice` needs from outside. */
import { checkThrows, commitmentOf, makeHex, SEED_BYTES, throwsOf, type DiceProof, type Sha256, type Throw } from '../core/fair-dice.ts';
import { unwrap, type Result } from '../core/result.ts';

/** Only pages of a secure address (https or this computer) have it. */
export const sha256: Sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));

/** A new secret, 64 hexadecimal digits. */
export const newSeed = (): string => makeHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** The dice of one game, settled by a seed that stays secret until the game is over. */
export interface FairDice {
  readonly seed: string;
  readonly commitment: string;
  readonly words: string;
}

/** Settles the dice of a game; the commitment is to be shown before the players choose their words. */
export async function settleDice(words = '', seed = newSeed()): Promise<FairDice> {
  return { seed, words, commitment: unwrap(await commitmentOf(seed, sha256)) };
}

/** Throw `at` (from 0) of the game: `throwsMade` of the state says how many there were. */
export async function throwAt({ seed, words }: Pick<FairDice, 'seed' | 'words'>, at: number): Promise<Throw> {
  return unwrap(await throwsOf(seed, words, at + 1, sha256))[at]!;
}

/** See `core/fair-dice`: the number of throws that were checked, or what does not fit. */
export const checkDice = (proof: DiceProof, thrown: readonly Throw[]): Promise<Result<number>> => checkThrows(proof, thrown, sha256);
