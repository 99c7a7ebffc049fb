/** Names of entries: random, short enough for a URL, long enough never to meet. */
import { makeBase64Url } from '../formats/base64.ts';

const BYTES = 12;

export const isEntryId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** 16 characters of the URL-safe base64 alphabet. */
export const makeEntryId = (): string => makeBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
