/**
 * Long nard as people write it down: a head of fields, then games of numbered rows with the rolls and moves of both sides.
 * `docs/formats.md` has the grammar. Reading is syntax only and judges no play; what cannot be read is kept in the record and flagged.
 */
import { parseRoll, type Roll } from '../core/dice.ts';
import type { PresetRef } from '../core/games.ts';
import type { LongRules } from '../core/long-rules.ts';
import { addPoints, type Points } from '../core/match.ts';
import { NUMBERINGS, type Numbering } from '../core/numbering.ts';
import { isKnownPreset, LONG_PRESETS } from '../core/presets.ts';
import { RECORD_VERSION, type Action, type GameRecord, type MatchRecord, type RecordNote } from '../core/record.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { stakesOf } from '../core/scoring.ts';
import { otherPlayer, type Player } from '../core/situation.ts';
import { presetTerms } from '../core/terms.ts';
import { parseLongCell } from './long-actions.ts';
import { parseRow } from './long-cells.ts';
import { parseLongLine, SIGNATURE, type LongLine } from './long-lines.ts';
import { MAX_ACTIONS, MAX_MATCH_LENGTH } from './mat.ts';
import { moreSaid, parseNoteLine, withHeadComment } from './note-lines.ts';
import { parseRuleList } from './rule-list.ts';

/** Of the grammar. */
export const LONG_TEXT_VERSION = 1;
const MAX_LINE = 2_000;
const MAX_NOTES = 200;
const MAX_GAMES = 1000;
const MAX_HEADERS = 200;

/** A row number or a roll. */
const FIRST_ROW = /^\s{0,20}(?:\d{1,4}[.)](?!\d)|(?:[wb]\b[:.)]? {0,4})?[1-6][-:,x]?[1-6](?::|\s|$))/i;

/** A game while it is read. */
interface Draft {
  readonly number: number;
  readonly stated: Points | null;
  actions: Action[];
  comment?: string;
  starts: Roll[];
  end: Pick<GameRecord, 'result' | 'draw'> | null;
  cube: number;
}

interface Head {
  players: [string, string];
  preset: Omit<PresetRef, 'rules'>;
  rules: LongRules | null;
  length: number;
  numbering: Numbering;
  crawford: boolean;
  jacoby: boolean;
  beavers: boolean;
  headers: Record<string, string>;
}

type Setter = (head: Head, value: string) => Result<Partial<Head>>;
const flag = (key: 'crawford' | 'jacoby' | 'beavers'): Setter => (_, value) => (/^(?:on|yes)$/i.test(value) ? ok({ [key]: true }) : /^(?:off|no)$/i.test(value) ? ok({ [key]: false }) : fail('long_text_line'));

/** Whether there is such a preset is asked when the rules are known too. */
function readPreset(value: string): Result<Partial<Head>> {
  const found = /^(\S{1,40})(?: v?(\d{1,9}))?$/i.exec(value);
  if (!found) return fail('long_text_line');
  const id = found[1]!;
  return ok({ preset: { id, version: found[2] === undefined ? (LONG_PRESETS.find((each) => each.id === id)?.version ?? 1) : Number(found[2]) } });
}

function readRules(value: string): Result<Partial<Head>> {
  const rules = parseRuleList(value);
  return rules.ok ? ok({ rules: rules.value }) : rules;
}

function readLength(value: string): Result<Partial<Head>> {
  const found = /^(?:to )?(\d{1,9})(?: points?)?$/i.exec(value);
  return found ? ok({ length: Number(found[1]) }) : /^money\b/i.test(value) ? ok({ length: 0 }) : fail('long_text_line');
}

const player = (side: Player): Setter => ({ players }, value) => ok({ players: side === 0 ? [value, players[1]] : [players[0], value] });
const readNumbering: Setter = (_, value) => {
  const found = NUMBERINGS.find((each) => each === value.toLowerCase());
  return found ? ok({ numbering: found }) : fail('long_text_line');
};

/** Fields that say more than a header: a mistake in one changes what everything after it means. */
const FIELDS: Readonly<Record<string, Setter>> = {
  white: player(0), left: player(0), black: player(1), red: player(1), right: player(1),
  preset: (_, value) => readPreset(value), rules: (_, value) => readRules(value), match: (_, value) => readLength(value), numbering: readNumbering,
  crawford: flag('crawford'), jacoby: flag('jacoby'), beavers: flag('beavers'),
};
/** Keys of a file's own headers that its fields already say. */
export const isFieldName = (key: string): boolean => Object.hasOwn(FIELDS, key.toLowerCase());

const newHead = (): Head =>
  ({ players: ['', ''], preset: { id: LONG_PRESETS[0]!.id, version: LONG_PRESETS[0]!.version }, rules: null, length: 0, numbering: 'own', crawford: false, jacoby: false, beavers: false, headers: {} });

/** Where a mistake stands. */
const located = (error: Result<never>, line: number, text: string): Result<never> =>
  (error.ok ? error : fail(error.error.code, { line, text: text.trim().slice(0, 60), ...error.error.facts }));

class Reader {
  head = newHead();
  readonly games: Draft[] = [];
  readonly notes: RecordNote[] = [];
  actions = 0;

  open(number: number, stated: Points | null): void {
    this.games.push({ number, stated, actions: [], starts: [], end: null, cube: 1 });
  }

  unread(line: number, text: string): void {
    if (this.notes.length < MAX_NOTES) this.notes.push({ flag: 'unread_row', line, text: text.trim().slice(0, 200) });
  }

  /** A field or tag in front of the first game. */
  field(key: string, value: string, tagged: boolean): Result<null> {
    const setter = tagged || !isFieldName(key) ? null : FIELDS[key.toLowerCase()]!;
    if (!setter) {
      const { headers } = this.head;
      if (Object.keys(headers).length >= MAX_HEADERS) return fail('long_text_line');
      this.head = { ...this.head, headers: { ...headers, [key.slice(0, 40)]: value.slice(0, 200) } };
      return ok(null);
    }
    const found = setter(this.head, value);
    if (!found.ok) return found;
    this.head = { ...this.head, ...found.value };
    return ok(null);
  }

  comment(text: string): void {
    const game = this.games.at(-1);
    const last = game?.actions.at(-1);
    if (!game) this.head.headers = withHeadComment(this.head.headers, text);
    else if (!last) game.comment = moreSaid(game.comment, text);
    else game.actions[game.actions.length - 1] = { ...last, comment: moreSaid(last.comment, text) };
  }

  end(game: Draft, line: Extract<LongLine, { kind: 'wins' | 'draw' }>): boolean {
    if (game.end) return false;
    const { scoring } = presetTerms('long', this.head.preset.id);
    if (line.kind === 'draw') game.end = { result: null, draw: line.points ?? (scoring.lastThrow === 'whole' ? 1 : 0.5) };
    else game.end = { result: { winner: line.winner, points: line.points ?? game.cube * stakesOf(line.win ?? 'single', scoring), ...(line.win && { kind: line.win }) } };
    return true;
  }

  /** False when some of it could not be read. */
  row(game: Draft, text: string, line: number): boolean {
    const { numbered, cells } = parseRow(text);
    // Without a number in front a line is the next turn of whoever's turn it is.
    const last = game.actions.at(-1);
    const shift = numbered || cells.length !== 1 || !last ? 0 : otherPlayer(last.player);
    return cells.map(({ player: said, text: cell }, i) => {
      const place = said ?? i + shift;
      if (cell === '') return true;
      if (place > 1) return false;
      const content = parseLongCell(cell, this.head.numbering, { player: place as Player, line, nextCube: game.cube * 2 });
      if (content.kind !== 'actions') return false;
      for (const action of content.actions) {
        game.actions.push(action);
        if ('value' in action && action.value !== undefined && action.kind !== 'take' && action.kind !== 'drop') game.cube = action.value;
      }
      this.actions += content.actions.length;
      return true;
    }).every(Boolean);
  }

  starts(game: Draft, value: string): boolean {
    const rolls = value.split(/[\s;]+/).filter(Boolean).map(parseRoll);
    if (rolls.length === 0 || !rolls.every((roll) => roll.ok)) return false;
    game.starts = rolls.map((roll) => roll.value);
    return true;
  }

  record(): MatchRecord {
    const { players, preset, rules, length, crawford, jacoby, beavers, headers } = this.head;
    let running: Points = [0, 0];
    const games = this.games.map(({ number, stated, actions, comment, starts, end }): GameRecord => {
      const points = stated ?? running;
      running = end?.result ? addPoints(points, end.result.winner, end.result.points) : end?.draw ? [points[0] + end.draw, points[1] + end.draw] : points;
      return { number, points, actions, ...(end ?? { result: null }), ...(starts.length > 0 && { starts }), ...(comment !== undefined && { comment }) };
    });
    return {
      version: RECORD_VERSION, game: 'long', preset: preset.id, presetVersion: preset.version, ...(rules && { rules }), players, length,
      crawfordRule: crawford, jacoby, beavers, games, headers, notes: this.notes,
    };
  }
}

/**
 * Reads a match. Errors: match_too_big, match_no_games, match_too_many_rows, record_version {version, known}, long_text_line / rules_malformed /
 * preset_unknown {line, text}: a field of the head that cannot be understood.
 */
export function parseLongText(text: string): Result<MatchRecord> {
  if (text.length > MAX_MATCH_LENGTH) return fail('match_too_big', { length: text.length, limit: MAX_MATCH_LENGTH });
  const reader = new Reader();
  for (const [i, whole] of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/).entries()) {
    const raw = whole.slice(0, MAX_LINE).replaceAll('\t', '        ');
    const game = reader.games.at(-1);
    const line = parseLongLine(raw, !game);
    switch (line.kind) {
      case 'blank':
        break;
      case 'signature': {
        const version = Number(SIGNATURE.exec(raw.trim())?.[1] ?? LONG_TEXT_VERSION);
        if (version > LONG_TEXT_VERSION) return fail('record_version', { version, known: LONG_TEXT_VERSION });
        break;
      }
      case 'comment': {
        const note = game ? null : parseNoteLine(raw.trim());
        if (!note) reader.comment(line.text);
        else if (reader.notes.length < MAX_NOTES) reader.notes.push(note);
        break;
      }
      case 'tag':
      case 'field': {
        if (game) {
          if (!reader.starts(game, line.kind === 'field' ? line.value : '')) reader.unread(i + 1, raw);
          break;
        }
        const done = reader.field(line.key, line.value, line.kind === 'tag');
        if (!done.ok) return located(done, i + 1, raw);
        break;
      }
      case 'game':
        reader.open(line.number, line.points);
        break;
      case 'wins':
      case 'draw':
        if (!game || !reader.end(game, line)) reader.unread(i + 1, raw);
        break;
      case 'row': {
        // Who plays one game may leave out its line.
        if (!game && FIRST_ROW.test(raw)) reader.open(1, null);
        const current = reader.games.at(-1);
        if (!current || !reader.row(current, raw, i + 1)) reader.unread(i + 1, raw);
        break;
      }
    }
  }
  if (reader.games.length === 0) return fail('match_no_games');
  if (reader.actions > MAX_ACTIONS || reader.games.length > MAX_GAMES) return fail('match_too_many_rows', { limit: MAX_ACTIONS });
  const { preset, rules } = reader.head;
  if (!rules && !isKnownPreset('long', preset)) return fail('preset_unknown', preset);
  return ok(reader.record());
}
