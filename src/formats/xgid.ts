/**
 * XGID, eXtreme Gammon's description of a situation: `XGID=` and nine or ten fields with colons between. All fields are seen by X
 * (the bottom player, our player 0), whoever is on turn.
 */
import { parseRoll, type Roll } from '../core/dice.ts';
import { CHECKERS } from '../core/games.ts';
import { isCrawfordScore, isMatchOver } from '../core/match.ts';
import { BAR, makePosition, OFF, SLOTS, swapSides, total, type Setup } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { otherPlayer, type Cube, type Phase, type Player, type Situation, type SituationSetup } from '../core/situation.ts';
import { LONG_LOOK } from './id-format.ts';

/** The tenth field: the exponent of the highest cube. From this one on, which is what everybody writes, there is no limit. */
export const CUBE_LIMIT_LOG = 10;
export const ASKED: Readonly<Record<string, Phase>> = { D: 'answer', B: 'beaver', R: 'raccoon' };

/** X's checkers as mover, anything up to fifteen a side. A letter on the other side's bar stands where its owner bears off. */
function parseBoard(text: string): Result<Setup> {
  const x = new Array<number>(SLOTS).fill(0);
  const o = new Array<number>(SLOTS).fill(0);
  for (let at = 0; at < SLOTS; at++) {
    const char = text[at] ?? '';
    if (/[A-P]/.test(char)) x[at] = char.charCodeAt(0) - 64;
    else if (/[a-p]/.test(char)) o[BAR - at] = char.charCodeAt(0) - 96;
    else if (char !== '-') return fail('xgid_board', { at: at + 1 });
  }
  if (text.length > SLOTS) return fail('xgid_board', { at: SLOTS + 1 });
  for (const [side, counts] of [['mover', x], ['opponent', o]] as const) {
    if (total(counts) > CHECKERS) return fail('position_too_many_checkers', { side, count: total(counts) });
    counts[OFF]! += CHECKERS - total(counts);
  }
  return ok({ game: 'short', mover: x, opponent: o });
}

const parseDice = (text: string): Result<{ phase: Phase; roll: Roll | null }> => {
  if (text === '00' || text === '0') return ok({ phase: 'roll', roll: null });
  const asked = ASKED[text.toUpperCase()];
  if (asked) return ok({ phase: asked, roll: null });
  const roll = parseRoll(text);
  return roll.ok ? ok({ phase: 'play', roll: roll.value }) : roll;
};

/** Of the player named by the turn field, who has to decide: a double is answered by the other side, a beaver by the doubler again. */
function decider(phase: Phase, named: Player, cube: Cube): Player {
  if (phase !== 'answer' && phase !== 'raccoon') return named;
  // Only the owner may redouble, so a turn that names the other side names the answerer.
  if (phase === 'answer' && cube.owner === otherPlayer(named)) return named;
  return otherPlayer(named);
}

const fieldsOf = (text: string): string[] => text.trim().replace(/^xgid\s{0,3}=?\s{0,3}/i, '').split(/\s/, 1)[0]!.split(':', 10);

/** Whether the eighth field has its first bit, the Crawford game of a match or Jacoby's rule. */
export const marksRule = (text: string): boolean => (Number(fieldsOf(text)[7]) & 1) === 1;

/**
 * Reads an XGID without judging its board, as GNU Backgammon does: prefix in any case or missing, a ninth or tenth field with
 * text glued to it, turn 0 as X. Errors: xgid_fields {count}, xgid_board {at: 1-based}, xgid_field {field: 1-based, text},
 * dice_malformed, score_impossible, position_too_many_checkers.
 */
export function parseXgidSetup(text: string): Result<SituationSetup> {
  const fields = fieldsOf(text);
  if (fields.length < 9) return fail('xgid_fields', { count: fields.length });
  const board = parseBoard(fields[0]!);
  if (!board.ok) return board;
  const wrong = (field: number): Result<never> => fail('xgid_field', { field, text: fields[field - 1]!.slice(0, 20) });
  const whole = (field: number, low: number, high: number): number | null => {
    // Only the last field may have something glued to it.
    const found = (field === fields.length ? /^-?\d{1,5}/ : /^-?\d{1,5}$/).exec(fields[field - 1]!);
    const value = found ? Number(found[0]) : NaN;
    return value >= low && value <= high ? value : null;
  };
  const [cubeLog, owner, turn] = [whole(2, 0, 15), whole(3, -1, 1), whole(4, -1, 1)];
  if (cubeLog === null) return wrong(2);
  if (owner === null) return wrong(3);
  if (turn === null) return wrong(4);
  const dice = parseDice(fields[4]!);
  if (!dice.ok) return dice;
  const [pointsX, pointsO, rule, length] = [whole(6, 0, 32767), whole(7, 0, 32767), whole(8, 0, 3), whole(9, 0, 32767)];
  if (pointsX === null) return wrong(6);
  if (pointsO === null) return wrong(7);
  if (rule === null) return wrong(8);
  if (length === null) return wrong(9);
  const points = [pointsX, pointsO] as const;
  const limit = fields.length > 9 ? whole(10, 0, CUBE_LIMIT_LOG - 1) : null;
  if (isMatchOver(length, points)) return fail('score_impossible');
  const cube: Cube = { value: 2 ** cubeLog, owner: owner === 0 ? null : owner === 1 ? 0 : 1 };
  const decides = decider(dice.value.phase, turn === -1 ? 1 : 0, cube);
  return ok({
    ...dice.value,
    position: decides === 0 ? board.value : swapSides(board.value),
    turn: decides,
    cube,
    score: {
      length,
      points,
      // A turned cube and the Crawford rule exclude each other: the cube is believed.
      crawford: (rule & 1) === 1 && cube.owner === null && cube.value === 1 && isCrawfordScore(length, points),
      jacoby: length === 0 && (rule & 1) === 1,
      beavers: length === 0 && (rule & 2) === 2,
      ...(limit !== null && { cap: 2 ** limit }),
    },
  });
}

/** Reads an XGID of a possible position. Errors: id_of_long {text}, those of {@link parseXgidSetup} and of makePosition; a letter on the other side's bar is xgid_board too. */
export function parseXgid(text: string): Result<Situation> {
  if (LONG_LOOK.test(text.trim())) return fail('id_of_long', { text: text.trim().slice(0, 90) });
  const board = fieldsOf(text)[0]!;
  if (/^[A-P]/.test(board)) return fail('xgid_board', { at: 1 });
  if (/^.{25}[a-p]/.test(board)) return fail('xgid_board', { at: SLOTS });
  const situation = parseXgidSetup(text);
  if (!situation.ok) return situation;
  const position = makePosition(situation.value.position);
  return position.ok ? ok({ ...situation.value, position: position.value }) : position;
}
