/** Sentences that an element on somebody’s page seldom needs. */
export { errors } from './errors.ts';
export { rules } from './rules.ts';
