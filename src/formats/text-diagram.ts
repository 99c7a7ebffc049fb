/** A board drawn in text, as a situation. What is drawn by whom says `diagram-frame.ts`. */
import { CHECKERS, type Game, type PresetRef } from '../core/games.ts';
import { isCrawfordScore, isCubeValue, isMatchOver } from '../core/match.ts';
import { BAR, facing, makePosition, OFF, pips, SLOTS, total, type Position } from '../core/position.ts';
import { findPreset, longPreset } from '../core/presets.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { MONEY, type Cube, type MatchScore, type Player, type Situation } from '../core/situation.ts';
import { readFrame, type Column, type Frame, type Half, type Mark } from './diagram-frame.ts';
import { readWords, seatsOf, type Said } from './diagram-words.ts';

/** As the first line of a diagram says that it is one of long nard, and perhaps by which preset. */
const LONG = /(?<!\p{L})(?:long nard|uzun n[aə]rd|длинные нарды)(?!\p{L})(?: \(([a-z_]{1,40})(?: (\d{1,3}))?\))?/iu;

/**
 * How a number in a stack is meant: of all its checkers, or of those that are not drawn. One of five or less can only be the latter, since
 * so few would be drawn.
 */
const MEANINGS = ['all', 'rest'] as const;
type Meaning = (typeof MEANINGS)[number];

const countOf = ({ drawn, number }: Column, meaning: Meaning): number =>
  (number === null ? drawn : meaning === 'rest' || number <= 5 ? drawn + number : number);

/** Checkers of one side by its own numbering. */
function countsOf(frame: Frame, mark: Mark, isLow: boolean, game: Game, meaning: Meaning): number[] {
  const counts = new Array<number>(SLOTS).fill(0);
  for (const column of frame.columns) {
    if (column.mark !== mark) continue;
    counts[column.label === BAR || isLow ? column.label : facing(game, column.label)]! += countOf(column, meaning);
  }
  counts[OFF] = Math.max(0, CHECKERS - total(counts));
  return counts;
}

type Halves<T> = Readonly<Record<Half, T>>;

/** Whether the numbers beside the board agree with it. Errors: diagram_differs {mark, of: pips or off, said, counted}. */
function checkAgainst(counts: Halves<readonly number[]>, seats: Halves<Mark>, said: Said): Result<null> {
  for (const half of ['top', 'bottom'] as const) {
    for (const [of, counted] of [['pips', pips(counts[half])], ['off', counts[half][OFF]!]] as const) {
      const told = said[of][half];
      if (told !== null && told !== counted) return fail('diagram_differs', { mark: seats[half], of, said: told, counted });
    }
  }
  return ok(null);
}

function readPreset(around: readonly string[]): Result<PresetRef | null> {
  const found = LONG.exec(around.join('\n'));
  if (!found?.[1]) return ok(null);
  const version = Number(found[2] ?? longPreset(found[1])?.version ?? 1);
  return findPreset(found[1], version) && longPreset(found[1]) ? ok({ id: found[1], version }) : fail('preset_unknown', { id: found[1], version });
}

/** X is player 0 where it sits at the bottom, as the bottom player of an XGID is. */
const playerOf = (half: Half): Player => (half === 'bottom' ? 0 : 1);

function readScore({ length, points: { top, bottom }, crawford, jacoby, beavers }: Said, cube: Cube): Result<MatchScore> {
  const points = [bottom, top] as const;
  if (isMatchOver(length, points)) return fail('score_impossible');
  return ok({
    ...MONEY, length, points, jacoby: length === 0 && jacoby, beavers: length === 0 && beavers,
    crawford: crawford && cube.value === 1 && cube.owner === null && isCrawfordScore(length, points),
  });
}

/**
 * The first board drawn in a text. Whose turn it is where nothing says so: by whose numbers the points are counted. Checkers that are not
 * drawn are borne off. Errors: those of `readFrame`; diagram_sides: both sides have one mark; diagram_bar: long nard has none;
 * diagram_differs; preset_unknown, cube_impossible, score_impossible; those of makePosition.
 */
export function parseTextDiagram(text: string): Result<Situation> {
  const read = readFrame(text);
  if (!read.ok) return read;
  const frame = read.value;
  const seats = seatsOf(frame.tails);
  if (!seats) return fail('diagram_sides');
  const game: Game = frame.around.some((line) => LONG.test(line)) ? 'long' : 'short';
  if (game === 'long' && frame.columns.some(({ label, mark }) => label === BAR && mark)) return fail('diagram_bar');
  const said = readWords(frame, seats);
  const countAll = (meaning: Meaning): Halves<number[]> => ({ top: countsOf(frame, seats.top, frame.low === 'top', game, meaning), bottom: countsOf(frame, seats.bottom, frame.low === 'bottom', game, meaning) });
  const all = countAll('all');
  const against = checkAgainst(all, seats, said);
  const rest = countAll('rest');
  const counts = against.ok || !checkAgainst(rest, seats, said).ok ? all : rest;
  const turn: Half = said.turn ?? frame.low;
  const position: Result<Position> = makePosition({ game, mover: counts[turn], opponent: counts[turn === 'top' ? 'bottom' : 'top'] });
  if (!position.ok) return position;
  if (!against.ok && counts === all) return against;
  const preset = game === 'long' ? readPreset(frame.around) : ok(null);
  if (!preset.ok) return preset;
  const offeredAt = said.offered === null ? null : said.offered / 2;
  const cube: Cube = { value: offeredAt ?? said.cube?.value ?? 1, owner: said.cube?.owner ? playerOf(said.cube.owner) : null };
  if (!isCubeValue(cube.value)) return fail('cube_impossible');
  const score = readScore(said, cube);
  if (!score.ok) return score;
  return ok({
    position: position.value, turn: playerOf(turn), phase: offeredAt !== null ? 'answer' : said.roll ? 'play' : 'roll', roll: said.roll, cube, score: score.value,
    ...(preset.value && { preset: preset.value }),
  });
}
