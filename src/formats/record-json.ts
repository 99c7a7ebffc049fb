/** The JSON record of both games: `docs/record.schema.json`. A record as `core/record` holds it, under a name of its own. */
import { check, type Wanted } from '../core/check.ts';
import { recordChecker } from '../core/check-record.ts';
import { isKnownPreset } from '../core/presets.ts';
import { RECORD_VERSION, type GameRecord, type MatchRecord } from '../core/record.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { MAX_ACTIONS, MAX_MATCH_LENGTH } from './mat.ts';

export const RECORD_FORMAT = 'nardscope-record';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Line and column of a character, both from 1. */
function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Engines word their complaints differently; all name a place, or the text has ended too early. */
function syntaxPlace(text: string, message: string): { line: number; column: number } {
  const byLine = /line (\d+) column (\d+)/.exec(message);
  if (byLine) return { line: Number(byLine[1]), column: Number(byLine[2]) };
  const byCharacter = /position (\d+)/.exec(message);
  return placeOf(text, byCharacter ? Number(byCharacter[1]) : text.length);
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail('json_malformed', syntaxPlace(text, (error as Error).message));
  }
}

const facts = (at: string, { kind, ...limits }: Wanted): Record<string, string | number> => ({ at, wanted: kind, ...limits });

/**
 * Reads a record field by field; unknown fields are left out, missing ones that have a usual value get it. Errors: match_too_big,
 * json_malformed {line, column}, record_unknown, record_version {version, known}, record_malformed {at, wanted, …limits},
 * preset_unknown {id, version}, match_no_games, match_too_many_rows.
 */
export function parseRecordJson(text: string): Result<MatchRecord> {
  if (text.length > MAX_MATCH_LENGTH) return fail('match_too_big', { length: text.length, limit: MAX_MATCH_LENGTH });
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const { value } = json;
  if (!isObject(value) || value.format !== RECORD_FORMAT) return fail('record_unknown');
  if (Number.isInteger(value.version) && (value.version as number) > RECORD_VERSION) return fail('record_version', { version: value.version as number, known: RECORD_VERSION });
  const checked = check(recordChecker, value);
  if (!checked.ok) return fail('record_malformed', facts(checked.at, checked.wanted));
  const record = checked.value;
  if (!isKnownPreset(record.game, { id: record.preset, version: record.presetVersion, rules: record.rules })) {
    return fail('preset_unknown', { id: record.preset.slice(0, 40), version: record.presetVersion });
  }
  if (record.games.length === 0) return fail('match_no_games');
  if (record.games.reduce((sum, game) => sum + game.actions.length, 0) > MAX_ACTIONS) return fail('match_too_many_rows', { limit: MAX_ACTIONS });
  return ok(record);
}

const gameText = ({ actions, ...game }: GameRecord): string => {
  const rows = actions.map((action) => `   ${JSON.stringify(action)}`).join(',\n');
  return `  ${JSON.stringify(game).slice(0, -1)},"actions":[${rows === '' ? '' : `\n${rows}\n  `}]}`;
};

/** The JSON of a record: a line an action, so that two versions of a record can be compared line by line. */
export function makeRecordJson({ games, ...record }: MatchRecord): string {
  const head = Object.entries({ format: RECORD_FORMAT, ...record }).filter(([, value]) => value !== undefined).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${[...head, ` "games": [\n${games.map(gameText).join(',\n')}\n ]`].join(',\n')}\n}\n`;
}
