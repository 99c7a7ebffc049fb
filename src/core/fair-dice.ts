/**
 * Dice that anyone can check: a secret seed settles every throw of a game before it begins, its hash is shown before, the seed
 * after. The method is written down in `docs/dice.md`. Core has no hash of its own: SHA-256 is handed in.
 */
import type { Die } from './dice.ts';
import { fail, ok, type Result } from './result.ts';

/** SHA-256 of some bytes: 32 bytes. */
export type Sha256 = (bytes: Uint8Array) => Promise<Uint8Array>;

/** What a record keeps of the dice of one game. */
export interface DiceProof {
  /** SHA-256 of the seed, 64 hexadecimal digits; shown before the game. */
  readonly commitment: string;
  /** What the players added after they had seen the commitment, so that no seed could be searched for; may be empty. */
  readonly words: string;
  /** 64 hexadecimal digits; null until the game is over. */
  readonly seed: string | null;
}

export const SEED_BYTES = 32;
/** Bytes from here on would make low faces likelier, so they are skipped: 252 = 42 · 6. */
const FAIR = 252;
const FACES = 6;

const HEX = /^[0-9a-f]{64}$/;

export const makeHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Error: seed_malformed. */
export function parseHex(text: string): Result<Uint8Array> {
  return HEX.test(text) ? ok(Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16))) : fail('seed_malformed');
}

/** What is shown before the game. Error: seed_malformed. */
export async function commitmentOf(seed: string, sha256: Sha256): Promise<Result<string>> {
  const bytes = parseHex(seed);
  return bytes.ok ? ok(makeHex(await sha256(bytes.value))) : bytes;
}

/** Block `n` of the stream: SHA-256 of the seed, then `n` as four bytes (high byte first), then the words in UTF-8. */
function block(seed: Uint8Array, n: number, words: Uint8Array, sha256: Sha256): Promise<Uint8Array> {
  const bytes = new Uint8Array(SEED_BYTES + 4 + words.length);
  bytes.set(seed);
  new DataView(bytes.buffer).setUint32(SEED_BYTES, n);
  bytes.set(words, SEED_BYTES + 4);
  return sha256(bytes);
}

/** The faces in a block: bytes below 252, modulo 6, plus 1. */
const facesIn = (bytes: Uint8Array): Die[] => [...bytes].filter((byte) => byte < FAIR).map((byte) => ((byte % FACES) + 1) as Die);

export type Throw = readonly [Die, Die];

/**
 * The first throws of a game: each takes the next two faces, start throws included (the first die is player 0's).
 * Error: seed_malformed.
 */
export async function throwsOf(seed: string, words: string, count: number, sha256: Sha256): Promise<Result<Throw[]>> {
  const bytes = parseHex(seed);
  if (!bytes.ok) return bytes;
  const mixedIn = new TextEncoder().encode(words);
  const faces: Die[] = [];
  for (let n = 0; faces.length < 2 * count; n++) faces.push(...facesIn(await block(bytes.value, n, mixedIn, sha256)));
  return ok(Array.from({ length: count }, (_, i) => [faces[2 * i]!, faces[2 * i + 1]!] as const));
}

/**
 * Whether a game's throws are those that were settled before it: the seed fits the commitment, and every throw follows from it.
 * Errors: seed_unknown (not revealed yet), seed_malformed, seed_mismatch, dice_mismatch {at (from 1), played, expected}.
 */
export async function checkThrows({ commitment, words, seed }: DiceProof, thrown: readonly Throw[], sha256: Sha256): Promise<Result<number>> {
  if (seed === null) return fail('seed_unknown');
  const expectedCommitment = await commitmentOf(seed, sha256);
  if (!expectedCommitment.ok) return expectedCommitment;
  if (expectedCommitment.value !== commitment) return fail('seed_mismatch');
  const settled = await throwsOf(seed, words, thrown.length, sha256);
  if (!settled.ok) return settled;
  const at = settled.value.findIndex(([first, second], i) => first !== thrown[i]![0] || second !== thrown[i]![1]);
  if (at >= 0) return fail('dice_mismatch', { at: at + 1, played: thrown[at]!.join('-'), expected: settled.value[at]!.join('-') });
  return ok(thrown.length);
}
