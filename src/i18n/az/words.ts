/** Azerbaijani words that go with numbers. After a number a noun stays singular, so that one form is enough. */
import { countedIn } from '../plural.ts';

const counted = countedIn('az');

/** Endings of ordinals follow the vowels of the number as it is spoken: by the last digit, and by the tens where it is 0. */
const ENDINGS = ['', 'ci', 'ci', 'cü', 'cü', 'ci', 'cı', 'ci', 'ci', 'cu'];
const TENS_ENDINGS = ['', 'cu', 'ci', 'cu', 'cı', 'ci', 'cı', 'ci', 'ci', 'cı'];

/** `1-ci`, `6-cı`, `10-cu`; what is no whole number stays as it is. */
export function nth(place: number | string): string {
  const n = Number(place);
  if (!Number.isInteger(n)) return String(place);
  if (n === 0) return '0-cı';
  const ending = ENDINGS[n % 10] || TENS_ENDINGS[Math.floor(n / 10) % 10] || (n % 1000 === 0 ? 'ci' : 'cü');
  return `${place}-${ending}`;
}

export const points = counted('xal');
export const plays = counted('gediş');
export const steps = counted('addım');
export const games = counted('oyun');
export const entries = counted('qeyd');
export const diagrams = counted('diaqram');
export const errorsCounted = counted('səhv');
export const blunders = counted('kobud səhv');
export const decisions = counted('qərar');
export const checkers = counted('daş');
export const characters = counted('işarə');
export const throws = counted('atış');
export const workers = counted('axın');
export const positions = counted('mövqe');
export const paths = counted('yol');
export const lines = counted('sətir');
export const matches = counted('matç');
export const players = counted('oyunçu');
export const fields = counted('sahə');
export const trials = counted('sınaq');
