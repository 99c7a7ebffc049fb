/** What answers of an engine look like in a file that anybody may have written. */
import { fields, integer, nullable, number, oneOf, optional, text, type Checker } from '../core/check.ts';
import { MAX_PLIES, type Candidate, type Evaluator, type MetName, type Plies, type Probabilities } from './protocol.ts';

const NAME = 1000;
const LATEST_NET = 2 ** 30;
const chance = number(0, 1);

/** Wide: near the end of a match a plain win may change hardly anything, so that a gammon is worth many of them. */
const MOST_EQUITY = 10_000;
export const equity = number(-MOST_EQUITY, MOST_EQUITY);
export const loss = number(0, MOST_EQUITY);
export const by: Checker<Candidate['by']> = oneOf(['net', 'table', 'over']);
export const plies = integer(0, MAX_PLIES) as Checker<Plies>;
export const probabilities = fields<Probabilities>({ win: chance, winGammon: chance, winBackgammon: chance, loseGammon: chance, loseBackgammon: chance });
export const evaluator = fields<Evaluator>({ net: text(NAME), netVersion: integer(0, LATEST_NET), plies, met: optional(nullable(fields<MetName>({ id: text(NAME), name: text(NAME) }))), lastThrow: optional(oneOf([true] as const)) });
