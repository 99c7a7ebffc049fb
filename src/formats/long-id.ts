/**
 * The position ID of long nard: `LN1-` and some 23 characters, safe in addresses, the last four of them a checksum. Layout in
 * `docs/formats.md`. It says all a decision depends on: preset, both paths, first throws, turn, phase, dice, cube, score.
 */
import { ROLLS, sortRoll } from '../core/dice.ts';
import { CHECKERS, CUSTOM_PRESET, type PresetRef } from '../core/games.ts';
import { BEAROFFS, BLOCKS, HEADS, TRANSIENTS, type LongRules } from '../core/long-rules.ts';
import { isCubeValue, isCrawfordScore, isMatchOver } from '../core/match.ts';
import { BEGINNERS, makePosition, OFF, SLOTS, type Counts, type Setup } from '../core/position.ts';
import { isKnownPreset, LONG_PRESETS } from '../core/presets.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { CENTRED, PHASES, type Cube, type MatchScore, type Player, type Situation } from '../core/situation.ts';
import { BitReader, groupsOf, makeBits, type Field } from './bits.ts';
import { crc24 } from './crc24.ts';
import { idFormat } from './id-format.ts';

/** `LN`, then the version of the layout. */
export const LONG_ID = /^LN([0-9A-Za-z])-([A-Za-z0-9_-]{20,80})$/;
const VERSION = '1';
const CHECK = 4;
/** Numbers of presets in IDs: only ever appended to. */
const PRESET_CODES = [
  CUSTOM_PRESET, 'nardeon', 'uzun_tavla_arena', 'classic_b', 'classic_b_home', 'shop_short_text', 'shop_first_only', 'classic_uzun', 'moscow_open', 'principle',
] as const;
/** As {@link PRESET_CODES}: places in these lists are what an ID holds. */
const RULE_FIELDS = [['head', HEADS, 4], ['block', BLOCKS, 3], ['transient', TRANSIENTS, 3], ['largerDie', [false, true], 1], ['bearoff', BEAROFFS, 2]] as const;
/** For each point a one a checker and a zero; ones for what is borne off. */
const SIDE_BITS = 24 + CHECKERS;

const defaultPreset = (): PresetRef => ({ id: LONG_PRESETS[0]!.id, version: LONG_PRESETS[0]!.version });

function presetFields({ id, version, rules }: PresetRef): Field[] {
  if (rules) return [...groupsOf(0), ...RULE_FIELDS.map(([name, values, bits]): Field => [(values as readonly unknown[]).indexOf(rules[name]), bits])];
  const code = (PRESET_CODES as readonly string[]).indexOf(id);
  if (code < 1) throw new Error(`preset ${id} has no number in IDs`);
  return [...groupsOf(code), ...groupsOf(version)];
}

const sideFields = (counts: Counts): Field[] =>
  [...counts.slice(1, 25).reverse(), counts[OFF]!].flatMap((n, i): Field[] => [...Array.from({ length: n }, (): Field => [1, 1]), ...(i < 24 ? [[0, 1] as const] : [])]);

const hasCube = ({ cube, score }: Pick<Situation, 'cube' | 'score'>): boolean => cube.value !== 1 || cube.owner !== null || score.crawford || score.jacoby || score.beavers;

function cubeFields(situation: Situation): Field[] {
  if (!hasCube(situation)) return [[0, 1]];
  const { cube, score } = situation;
  return [[1, 1], [Math.log2(cube.value), 4], [cube.owner === null ? 2 : cube.owner, 2], [Number(score.crawford), 1], [Number(score.jacoby), 1], [Number(score.beavers), 1]];
}

const rollCode = (roll: NonNullable<Situation['roll']>): number => ROLLS.findIndex((each) => each.roll.join() === sortRoll(roll).join());

const checked = (body: string): string => body + makeBits([[crc24(body), 24]]);

/** The ID of a long nard situation; without a preset it says the first one. The larger die comes first. Of custom rules the name is not kept. */
export function makeLongId(situation: Situation): string {
  const { position, turn, phase, roll, score } = situation;
  if (position.game !== 'long') throw new Error('a short position has no long nard ID');
  const { first, began } = position;
  return checked(`LN${VERSION}-${makeBits([
    ...presetFields(situation.preset ?? defaultPreset()),
    ...sideFields(position.mover), ...sideFields(position.opponent),
    ...(first ? [[1, 1], [Number(first.mover), 1], [Number(first.opponent), 1]] as const : [[0, 1]] as const),
    [turn, 1], [PHASES.indexOf(phase), 3], ...(phase === 'play' && roll ? [[rollCode(roll), 5] as const] : []),
    ...groupsOf(score.length), ...groupsOf(2 * score.points[0]), ...groupsOf(2 * score.points[1]),
    ...cubeFields(situation), ...(began ? [[1, 1], [BEGINNERS.indexOf(began), 1]] as const : []),
  ])}`);
}

const wrong = (field: string): Result<never> => fail('long_id_malformed', { field });

function readPreset(bits: BitReader): Result<PresetRef> {
  const code = bits.readGroups();
  if (code === 0) {
    const rules = Object.fromEntries(RULE_FIELDS.map(([name, values, width]) => [name, values[bits.read(width)]])) as unknown as LongRules;
    return Object.values(rules).includes(undefined) ? wrong('rules') : ok({ id: CUSTOM_PRESET, version: 1, rules });
  }
  const [id, version] = [PRESET_CODES[code ?? -1], bits.readGroups()];
  if (id === undefined || version === null) return wrong('preset');
  return isKnownPreset('long', { id, version }) ? ok({ id, version }) : fail('preset_unknown', { id, version });
}

/** Null when there are not fifteen checkers. */
function readSide(bits: BitReader): Counts | null {
  const counts = new Array<number>(SLOTS).fill(0);
  let slot = 24;
  for (let i = 0; i < SIDE_BITS; i++) {
    if (bits.read(1)) counts[slot]! += 1;
    else if (slot > 0) slot -= 1;
    else return null;
  }
  return slot === 0 ? counts : null;
}

function readCube(bits: BitReader, length: number, points: MatchScore['points']): Result<{ cube: Cube; score: MatchScore }> {
  const score = { length, points, crawford: false, jacoby: false, beavers: false };
  if (!bits.read(1)) return ok({ cube: CENTRED, score });
  const [log, owner, crawford, jacoby, beavers] = [bits.read(4), bits.read(2), bits.read(1) === 1, bits.read(1) === 1, bits.read(1) === 1];
  if (owner > 2 || !isCubeValue(2 ** log)) return wrong('cube');
  if ((crawford && !isCrawfordScore(length, points)) || (length > 0 && (jacoby || beavers))) return wrong('cube');
  const found = { cube: { value: 2 ** log, owner: owner === 2 ? null : (owner as Player) }, score: { ...score, crawford, jacoby, beavers } };
  // What one bit could have said has no second spelling.
  return hasCube(found) ? ok(found) : wrong('cube');
}

function readSituation(bits: BitReader): Result<Situation> {
  const preset = readPreset(bits);
  if (!preset.ok) return preset;
  const [mover, opponent] = [readSide(bits), readSide(bits)];
  if (!mover || !opponent) return wrong('board');
  const first = bits.read(1) ? { first: { mover: bits.read(1) === 1, opponent: bits.read(1) === 1 } } : {};
  const turn = bits.read(1) as Player;
  const phase = PHASES[bits.read(3)];
  if (!phase) return wrong('phase');
  const roll = phase === 'play' ? ROLLS[bits.read(5)]?.roll : null;
  if (roll === undefined) return wrong('dice');
  const [length, left, right] = [bits.readGroups(), bits.readGroups(), bits.readGroups()];
  if (length === null || left === null || right === null) return wrong('score');
  const points = [left / 2, right / 2] as const;
  // Two sides level at the end of a match after a shared draw play on.
  if (phase !== 'over' && isMatchOver(length, points) && left !== right) return fail('score_impossible');
  const cube = readCube(bits, length, points);
  if (!cube.ok) return cube;
  if (bits.overrun) return wrong('length');
  // Nothing but the zeros that fill the last character where it is not said who began.
  const isSaid = !bits.done;
  if (isSaid && !bits.read(1)) return wrong('rest');
  const began = isSaid ? { began: BEGINNERS[bits.read(1)]! } : {};
  if (!bits.done) return wrong('rest');
  const position = makePosition({ game: 'long', mover, opponent, ...first, ...began } satisfies Setup);
  return position.ok ? ok({ position: position.value, turn, phase, roll, ...cube.value, preset: preset.value }) : position;
}

/**
 * Reads an ID. Errors: id_of_short {text}, long_id_checksum {text} (a typing error, or not an ID at all), long_id_version {version},
 * long_id_malformed {field}, preset_unknown {id, version}, score_impossible, and those of makePosition.
 */
export function parseLongId(text: string): Result<Situation> {
  const id = text.trim();
  const found = LONG_ID.exec(id);
  const looks = idFormat(id);
  if (looks.ok && looks.value !== 'long') return fail('id_of_short', { text: id.slice(0, 90) });
  if (!found || id !== checked(id.slice(0, -CHECK))) return fail('long_id_checksum', { text: id.slice(0, 90) });
  return found[1] === VERSION ? readSituation(new BitReader(found[2]!.slice(0, -CHECK))) : fail('long_id_version', { version: found[1]! });
}
