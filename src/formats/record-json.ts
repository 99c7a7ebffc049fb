/** The JSON record of both games: `docs/record.schema.json`. A record as `core/record` holds it, under a name of its own. */
import { check } from '../core/check.ts';
import { recordChecker } from '../core/check-record.ts';
import { isKnownPreset } from '../core/presets.ts';
import { RECORD_VERSION, type GameRecord, type MatchRecord } from '../core/record.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { parseJson, wantedFacts } from './json-text.ts';
import { MAX_ACTIONS, MAX_MATCH_LENGTH } from './mat.ts';

export const RECORD_FORMAT = 'nardscope-record';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

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
  if (!checked.ok) return fail('record_malformed', wantedFacts(checked.at, checked.wanted));
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
