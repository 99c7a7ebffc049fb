/** Replays a record from the start position: every action becomes a decision with the situation it was made in. */
import { playAsWritten } from './as-written.ts';
import type { Decision, ReplayedGame } from './decision.ts';
import { canDoubleOnTie, crawfordGame } from './match.ts';
import type { Play } from './play.ts';
import { facing, swapSides, type Position } from './position.ts';
import { presetOfRecord, termsOfRecord, type Action, type Answer, type Flag, type GameRecord, type MatchRecord } from './record.ts';
import type { LegalPlay, RuleBook } from './rule-book.ts';
import { CENTRED, otherPlayer, type Cube } from './situation.ts';
import { accepted, afterTurn, passed, phaseOf, situationAt, startTable, turned, type Table, type TableRules } from './table.ts';

type MoveAction = Extract<Action, { kind: 'move' }>;
type DoubleAction = Extract<Action, { kind: 'double' }>;
type AnswerAction = Extract<Action, { kind: Answer }>;

interface Turn {
  readonly table: Table;
  readonly decision: Decision;
}

const UNPLAYED = { played: null, result: null, forced: false } as const;

const common = (action: Action): Pick<Decision, 'kind' | 'player' | 'text' | 'line'> =>
  ({ kind: action.kind, player: action.player, text: action.text, line: action.line });

const isOver = ({ over, drawn }: Table): boolean => over !== null || drawn !== null;

/** Flags of anybody acting when it is not his turn or the game is over. */
const turnFlags = (table: Table, action: Action): Flag[] =>
  isOver(table) || (table.turn !== null && table.turn !== action.player) ? ['wrong_turn'] : [];

/** Whether the next action can follow on a board seen by the side that has just moved. */
function allowsNext(result: Position, next: Action | undefined, rules: RuleBook): boolean {
  if (next?.kind !== 'move' || !next.roll) return true;
  const board = swapSides(result);
  if (next.written === 'moves') return rules.find(board, next.roll, next.moves) !== null;
  return next.written !== 'dance' || rules.plays(board, next.roll).length === 0;
}

/**
 * A joined move may have hit on its way without a word: of the legal plays that end alike, the one found first, or else the first
 * that the next row can follow.
 */
function choose(found: LegalPlay, legal: readonly LegalPlay[], action: MoveAction, before: Position, next: Action | undefined, rules: RuleBook): LegalPlay {
  const endsAlike = ({ result }: LegalPlay): boolean => result.mover.every((n, slot) => n === found.result.mover[slot]);
  const hitsWritten = ({ result }: LegalPlay): boolean =>
    action.moves.every(({ to }) => to === 0 || before.opponent[facing(before.game, to)] !== 1 || result.opponent[facing(before.game, to)] === 0);
  const others = legal.filter((play) => play !== found && endsAlike(play) && hitsWritten(play));
  if (others.length === 0 || next?.player === action.player || allowsNext(found.result, next, rules)) return found;
  return others.find(({ result }) => allowsNext(result, next, rules)) ?? found;
}

interface Made {
  readonly played: Play | null;
  readonly result: Position | null;
  readonly forced: boolean;
  readonly flags: readonly Flag[];
}

/** What a written turn did on the board. */
function make(position: Position, action: MoveAction, next: Action | undefined, rules: RuleBook): Made {
  const legal = action.roll ? rules.plays(position, action.roll) : [];
  const forced = action.roll !== null && legal.length <= 1;
  const asWritten = (flag: Flag | null): Made => {
    const written = playAsWritten(position, action.moves);
    const flags: Flag[] = [...(flag ? [flag] : []), ...(written.whole ? [] : ['impossible_play' as const])];
    return written.steps.length > 0 ? { played: written.steps, result: written.position, forced, flags } : { ...UNPLAYED, forced, flags };
  };
  if (!action.roll) return action.written === 'moves' ? asWritten('no_dice') : { ...UNPLAYED, flags: ['no_dice'] };
  switch (action.written) {
    case 'moves': {
      const found = rules.find(position, action.roll, action.moves);
      if (!found) return asWritten('illegal_play');
      const { play, result } = choose(found, legal, action, position, next, rules);
      return { played: play, result, forced, flags: [] };
    }
    case 'none':
      return legal.length === 0 ? { played: [], result: position, forced, flags: [] } : { ...UNPLAYED, forced, flags: ['unfinished_play'] };
    case 'dance':
      return { played: [], result: position, forced, flags: legal.length === 0 ? [] : ['illegal_play'] };
    case 'unknown':
      return { ...UNPLAYED, forced, flags: ['unfinished_play'] };
    case 'illegal':
      return { ...UNPLAYED, forced, flags: ['unread_row'] };
  }
}

function move(before: Table, action: MoveAction, next: Action | undefined, rules: RuleBook): Turn {
  // A roll after a double says that it was accepted; GNU writes no word after a beaver.
  const table = accepted(before);
  const flags = turnFlags(table, action);
  const situation = situationAt(table, action.player, action.roll ? 'play' : 'roll', action.roll);
  if (isOver(table)) return { table, decision: { ...common(action), situation, ...UNPLAYED, flags } };
  const made = make(situation.position, action, next, rules);
  const decision: Decision = { ...common(action), situation, ...made, flags: [...flags, ...made.flags] };
  const after = made.result
    ? afterTurn(table, action.player, made.result)
    : { ...passed(table, action.player), idle: { player: action.player, roll: action.roll } };
  return { table: after, decision };
}

function double(before: Table, action: DoubleAction): Turn {
  const table = accepted(before);
  const { value, asStated } = turned(table.cube.value, action.value);
  const allowed = !before.offer && !table.score.crawford && table.cube.owner !== otherPlayer(action.player) && asStated;
  const decision: Decision = {
    ...common(action), situation: situationAt(table, action.player, 'roll'), ...UNPLAYED,
    flags: [...turnFlags(table, action), ...(allowed ? [] : ['cube_mismatch' as const])],
  };
  const taker = otherPlayer(action.player);
  const offer = { doubler: action.player, asked: taker, cube: { value, owner: taker }, raises: 0 };
  return { table: isOver(table) ? table : { ...table, turn: action.player, idle: null, offer }, decision };
}

function answer(table: Table, action: AnswerAction): Turn {
  const { player } = action;
  const { offer } = table;
  if (!offer || isOver(table) || offer.asked !== player) {
    const flags: Flag[] = [isOver(table) || offer ? 'wrong_turn' : 'cube_mismatch'];
    return { table, decision: { ...common(action), situation: situationAt(table, player, 'answer'), ...UNPLAYED, flags } };
  }
  const raised = action.kind === 'beaver' || action.kind === 'raccoon';
  const { value, asStated } = raised ? turned(offer.cube.value, action.value) : { value: offer.cube.value, asStated: true };
  const expectedRaise = action.kind === 'beaver' ? offer.raises % 2 === 0 : offer.raises % 2 === 1;
  const fine = !raised || (asStated && expectedRaise);
  const decision: Decision = {
    ...common(action), situation: situationAt(table, player, phaseOf(offer)), ...UNPLAYED, flags: fine ? [] : ['cube_mismatch'],
  };
  if (action.kind === 'take') return { table: accepted(table), decision };
  if (action.kind === 'drop') return { table: { ...table, offer: null, over: { winner: otherPlayer(player), points: table.cube.value } }, decision };
  // The cube stands at what was offered while the raise is answered.
  const next = { ...offer, asked: otherPlayer(player), cube: { value, owner: offer.cube.owner }, raises: offer.raises + 1 };
  return { table: { ...table, cube: offer.cube, offer: next }, decision };
}

/** A resignation changes no board; it is shown with the roll that was not played, if there was one. */
function resign(table: Table, action: Action): Turn {
  const { idle } = table;
  const situation = idle?.player === action.player
    ? situationAt(table, action.player, idle.roll ? 'play' : 'roll', idle.roll)
    : table.offer ? situationAt(table, table.offer.asked, phaseOf(table.offer)) : situationAt(table, table.turn ?? action.player, 'roll');
  return { table, decision: { ...common(action), situation, ...UNPLAYED, flags: [] } };
}

function act(table: Table, action: Action, next: Action | undefined, rules: RuleBook): Turn {
  switch (action.kind) {
    case 'move':
      return move(table, action, next, rules);
    case 'double':
      return double(table, action);
    case 'resign':
      return resign(table, action);
    default:
      return answer(table, action);
  }
}

/** A tie of the start throw turned the cube, where that was agreed on. */
const startCube = ({ starts = [] }: GameRecord, automatic: boolean): Cube =>
  automatic && starts.some(([mine, theirs]) => mine === theirs) ? { value: 2, owner: null } : CENTRED;

/** One game. Where the record states no result, the board's or the drop's is given. */
function replayGame(game: GameRecord, played: TableRules, cube: Cube, rules: RuleBook): ReplayedGame {
  let table = startTable(played, cube, game.start);
  const decisions: Decision[] = [];
  game.actions.forEach((action, i) => {
    const last = decisions.at(-1);
    // A double that nobody answered in words before the next roll.
    if (action.kind === 'move' && table.offer?.raises === 0 && last?.kind === 'double') decisions[decisions.length - 1] = { ...last, flags: [...new Set<Flag>([...last.flags, 'cube_mismatch'])] };
    const turn = act(table, action, game.actions[i + 1], rules);
    table = turn.table;
    decisions.push(turn.decision);
  });
  const draw = game.draw ?? table.drawn;
  return {
    number: game.number, points: game.points, crawford: played.score.crawford, decisions,
    ...(draw !== null && game.result === null ? { result: null, draw } : { result: game.result ?? table.over }),
  };
}

/** A record that begins one point away may begin after the Crawford game: a double says that it does. */
const beginsLater = (games: readonly GameRecord[], at: number): boolean => at === 0 && games[0]!.actions.some((action) => action.kind === 'double');

/**
 * The games of a record one after another, so that whoever must not block can pause between them. Work is bounded by the number of
 * actions. The rule book must be that of the record's preset at its version (`rulesOf`).
 */
export function* replayGames(record: MatchRecord, rules: RuleBook): Generator<ReplayedGame> {
  const at = crawfordGame(record.crawfordRule, record.length, record.games.map((game) => game.points));
  const crawford = beginsLater(record.games, at) ? -1 : at;
  const preset = presetOfRecord(record);
  const terms = termsOfRecord(record);
  const automatic = canDoubleOnTie(record.automaticDoubles, terms.cube, record.length, record.cubeCap);
  for (const [i, game] of record.games.entries()) {
    const score = { length: record.length, points: game.points, crawford: i === crawford, jacoby: record.jacoby, beavers: record.beavers };
    yield replayGame(game, { game: record.game, preset, terms, score }, startCube(game, automatic), rules);
  }
}

/** All games of a record at once. */
export const replayMatch = (record: MatchRecord, rules: RuleBook): ReplayedGame[] => [...replayGames(record, rules)];
