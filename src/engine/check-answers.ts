/** What answers of an engine look like in a file that anybody may have written. */
import { fields, integer, nullable, number, optional, text, type Checker } from '../core/check.ts';
import { MAX_PLIES, type Evaluator, type MetName, type Plies, type Probabilities } from './protocol.ts';

const NAME = 1000;
const LATEST_NET = 2 ** 30;
const chance = number(0, 1);

export const plies = integer(0, MAX_PLIES) as Checker<Plies>;
export const probabilities = fields<Probabilities>({ win: chance, winGammon: chance, winBackgammon: chance, loseGammon: chance, loseBackgammon: chance });
export const evaluator = fields<Evaluator>({ net: text(NAME), netVersion: integer(0, LATEST_NET), plies, met: optional(nullable(fields<MetName>({ id: text(NAME), name: text(NAME) }))) });
