/** GNU Backgammon's match ID: 12 characters of base64 over a 72-bit key, each field with its least significant bit first. */
import { isCrawfordScore, isMatchOver } from '../core/match.ts';
import { sortRoll, type Roll } from '../core/dice.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { rollingPlayer, type Cube, type MatchScore, type Phase, type Player, type Situation } from '../core/situation.ts';
import { isBase64, makeBase64, parseBase64 } from './base64.ts';

export const MATCH_ID_LENGTH = 12;
/** A situation without its board. */
export type MatchState = Omit<Situation, 'position'>;

/** First bit and number of bits. */
const FIELDS = {
  cubeLog: [0, 4], cubeOwner: [4, 2], view: [6, 1], crawford: [7, 1], state: [8, 3], turn: [11, 1], doubled: [12, 1], resigned: [13, 2],
  die1: [15, 3], die2: [18, 3], length: [21, 15], points0: [36, 15], points1: [51, 15], noJacoby: [66, 1],
} as const;
type Field = keyof typeof FIELDS;
const KEY_BYTES = 9;
const CENTRED = 3;
const PLAYING = 1;
const OVER = 2;

function readFields(bytes: readonly number[]): Record<Field, number> {
  const read = ([first, width]: readonly [number, number]): number => {
    let value = 0;
    for (let i = width - 1; i >= 0; i--) value = value * 2 + ((bytes[(first + i) >> 3]! >> ((first + i) & 7)) & 1);
    return value;
  };
  return Object.fromEntries(Object.entries(FIELDS).map(([name, place]) => [name, read(place)])) as Record<Field, number>;
}

function phaseOf(fields: Record<Field, number>): Phase {
  if (fields.state > PLAYING) return 'over';
  // A beaver goes back to the doubler; a raccoon comes to a side that already owns the cube.
  if (fields.doubled) return fields.turn === fields.view ? 'beaver' : fields.cubeOwner === fields.turn ? 'raccoon' : 'answer';
  return fields.die1 === 0 && fields.die2 === 0 ? 'roll' : 'play';
}

/**
 * Reads a match ID, with or without trailing `=`. A pending resignation is read as the decision before it; a Crawford flag
 * that the cube or the score contradicts is dropped, as GNU does. Errors: id_length, id_malformed, cube_impossible, dice_malformed, score_impossible.
 */
export function parseMatchId(text: string): Result<MatchState> {
  const id = text.trim().replace(/={1,2}$/, '');
  if (id.length !== MATCH_ID_LENGTH) return fail('id_length', { text: id.slice(0, 40), length: id.length });
  const bytes = isBase64(id) ? parseBase64(id) : null;
  if (!bytes) return fail('id_malformed', { text: id });
  const fields = readFields(bytes);
  if (fields.state > 4) return fail('id_malformed', { text: id });
  if (fields.cubeOwner === 2) return fail('cube_impossible');
  const phase = phaseOf(fields);
  const roll = phase === 'play' ? ([fields.die1, fields.die2] as unknown as Roll) : null;
  if (roll?.some((die) => die < 1 || die > 6)) return fail('dice_malformed', { text: `${roll[0]}${roll[1]}` });
  const points = [fields.points0, fields.points1] as const;
  if (phase !== 'over' && isMatchOver(fields.length, points)) return fail('score_impossible');
  const cube: Cube = { value: 2 ** fields.cubeLog, owner: fields.cubeOwner === CENTRED ? null : (fields.cubeOwner as Player) };
  const score: MatchScore = {
    length: fields.length,
    points,
    crawford: fields.crawford === 1 && cube.value === 1 && cube.owner === null && isCrawfordScore(fields.length, points),
    jacoby: fields.length === 0 && fields.noJacoby === 0,
    beavers: false,
  };
  const answering = phase === 'answer' || phase === 'raccoon' || phase === 'beaver';
  return ok({ turn: (answering ? fields.turn : fields.view) as Player, phase, roll, cube, score });
}

/** Whether a match ID, without its `=`, has the Crawford flag. */
export const marksCrawford = (id: string): boolean => readFields(parseBase64(id)!).crawford === 1;

/** The match ID of a state; beavers are not part of one. */
export function makeMatchId(state: MatchState): string {
  const { turn, phase, cube, score } = state;
  const [die1, die2] = phase === 'play' && state.roll ? sortRoll(state.roll) : [0, 0];
  const values: Record<Field, number> = {
    cubeLog: Math.log2(cube.value), cubeOwner: cube.owner ?? CENTRED, view: rollingPlayer(state), crawford: Number(score.crawford),
    state: phase === 'over' ? OVER : PLAYING, turn, doubled: Number(phase === 'answer' || phase === 'beaver' || phase === 'raccoon'), resigned: 0,
    die1, die2, length: score.length, points0: score.points[0], points1: score.points[1],
    noJacoby: Number(score.length > 0 || !score.jacoby),
  };
  const bytes = new Array<number>(KEY_BYTES).fill(0);
  for (const name of Object.keys(FIELDS) as Field[]) {
    const [first, width] = FIELDS[name];
    for (let i = 0; i < width; i++) if ((values[name] >> i) & 1) bytes[(first + i) >> 3]! |= 1 << ((first + i) & 7);
  }
  return makeBase64(bytes);
}
