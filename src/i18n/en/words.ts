/** English words that go with numbers. */
import { countedIn } from '../plural.ts';

const counted = countedIn('en');

export const points = counted({ one: 'point', other: 'points' });
export const plays = counted({ one: 'play', other: 'plays' });
export const steps = counted({ one: 'step', other: 'steps' });
export const games = counted({ one: 'game', other: 'games' });
export const entries = counted({ one: 'entry', other: 'entries' });
export const diagrams = counted({ one: 'diagram', other: 'diagrams' });
export const errorsCounted = counted({ one: 'error', other: 'errors' });
export const blunders = counted({ one: 'blunder', other: 'blunders' });
export const decisions = counted({ one: 'decision', other: 'decisions' });
export const workers = counted({ one: 'worker', other: 'workers' });
export const lines = counted({ one: 'line', other: 'lines' });
export const trials = counted({ one: 'trial', other: 'trials' });
