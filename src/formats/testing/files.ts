/** The repository's own match files, and a rule book, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import type { RuleBook } from '../../core/rule-book.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';

const FOLDER = 'fixtures/mat';

export const fixtureNames = (): string[] => readdirSync(FOLDER).filter((name) => !name.startsWith('.'));
export const fixtureBytes = (name: string): Uint8Array => new Uint8Array(readFileSync(`${FOLDER}/${name}`));
export const rulesForTests = (): Promise<RuleBook> => loadRules(builtWasm('rules'));
