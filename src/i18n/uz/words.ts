/** Uzbek words that go with numbers. After a number a noun stays singular, so that one form is enough. */
import { countedIn } from '../plural.ts';

const counted = countedIn('uz');

export const points = counted('ochko');
export const plays = counted('yurish');
export const steps = counted('qadam');
export const games = counted('ta oʻyin');
export const entries = counted('ta yozuv');
export const diagrams = counted('ta diagramma');
export const errorsCounted = counted('ta xato');
export const blunders = counted('ta qoʻpol xato');
export const decisions = counted('ta qaror');
export const checkers = counted('ta tosh');
export const characters = counted('ta belgi');
export const throws = counted('ta tashlash');
export const workers = counted('ta oqim');
export const positions = counted('ta pozitsiya');
export const paths = counted('ta yoʻl');
export const lines = counted('ta satr');
export const matches = counted('ta match');
export const players = counted('ta oʻyinchi');
export const fields = counted('ta maydon');
export const trials = counted('ta sinov');
