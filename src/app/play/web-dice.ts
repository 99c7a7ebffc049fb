/** What dice that can be checked need of a browser: a secret seed and SHA-256. */
import { makeHex, SEED_BYTES, type Sha256 } from '../../core/fair-dice.ts';

/** 32 bytes of the browser's cryptographic generator, as hexadecimal digits. */
export const makeSeed = (): string => makeHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** Rejects on a page that is not secure (plain http): browsers keep their hash from it. */
export const sha256: Sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
