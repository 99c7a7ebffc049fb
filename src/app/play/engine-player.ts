/** The engine at the board: how it plays a roll and what it answers. It never doubles. */
import { makeRoll } from '../../core/dice.ts';
import { worth } from '../../core/game-end.ts';
import { seenBy, type GameState } from '../../core/game-state.ts';
import type { Play } from '../../core/play.ts';
import { afterThrow, positionKey, swapSides } from '../../core/position.ts';
import { rulesOf } from '../../core/presets.ts';
import type { NardError } from '../../core/result.ts';
import type { LegalPlay, RuleBook } from '../../core/rule-book.ts';
import { otherPlayer, type Player } from '../../core/situation.ts';
import type { Conditions, Engine } from '../../engine/protocol.ts';
import { chooseCandidate, misjudge, type StrengthPreset } from '../../engine/strength-presets.ts';

/** Takes a double above this equity, in points of the stake before it. */
export const TAKES_ABOVE = -0.5;
/** Resignations within this of what the position is worth are accepted. */
const TOLERANCE = 0.05;

export interface EnginePlayer {
  readonly engine: Engine;
  readonly strength: StrengthPreset;
  /** Settles where it errs: the same game is played the same way. */
  readonly seed: string;
  /** Of the rules that are played by. */
  readonly rules: RuleBook;
}

/** By which rules and for what it plays; the engine must know the game. Rejects with engine_cannot {game}. */
async function conditionsFor({ engine }: EnginePlayer, { options: { game, preset, terms } }: GameState): Promise<Conditions> {
  const { games = ['short'] } = await engine.info();
  if (!games.includes(game)) throw { code: 'engine_cannot', facts: { game } } satisfies NardError;
  const rules = game === 'long' ? rulesOf(preset) : undefined;
  return { scoring: terms.scoring, ...(rules && { rules }) };
}

/** Equity of `player` with the other side, or this one, to roll next. */
async function equityOf(seat: EnginePlayer, game: GameState, player: Player, toRoll: Player, signal: AbortSignal): Promise<number> {
  const { equity } = await seat.engine.evaluate({ position: seenBy(game, toRoll), plies: seat.strength.plies, ...(await conditionsFor(seat, game)) }, { signal, priority: 'now' });
  return player === toRoll ? equity : -equity;
}

/** The legal play that leaves the other side worst off, where the ranking knows none of them. */
async function bestByEvaluation(engine: Engine, legal: readonly LegalPlay[], asked: Conditions, signal: AbortSignal): Promise<LegalPlay> {
  let best = { play: legal[0]!, theirs: Infinity };
  for (const play of legal) {
    const { equity } = await engine.evaluate({ position: swapSides(afterThrow(play.result)), plies: 0, ...asked }, { signal, priority: 'now' });
    if (equity < best.theirs) best = { play, theirs: equity };
  }
  return best.play;
}

/** Phase `move`: the play the engine makes; empty = it cannot move. Rejects when the engine cannot play this game. */
export async function choosePlay(seat: EnginePlayer, game: GameState, signal: AbortSignal): Promise<Play> {
  const { engine, strength, rules } = seat;
  const position = seenBy(game, game.turn!);
  const legal = rules.plays(position, game.roll!);
  if (legal.length < 2) return legal[0]?.play ?? [];
  const byResult = new Map(legal.map((play) => [positionKey(play.result), play]));
  const asked = await conditionsFor(seat, game);
  const { candidates } = await engine.rank({ position, roll: game.roll!, plies: strength.plies, ...asked }, { signal, priority: 'now' });
  // The engine may rank by another preset's rules: what is not legal here is passed over.
  const known = chooseCandidate(candidates.filter(({ result }) => byResult.has(positionKey(result))), strength, `${seat.seed} ${positionKey(position)} ${makeRoll(game.roll!)}`);
  const chosen = known ? byResult.get(positionKey(known.result))! : await bestByEvaluation(engine, legal, asked, signal);
  return chosen.play;
}

/** Phase `answer`: whether the engine takes. */
export async function takes(seat: EnginePlayer, game: GameState, signal: AbortSignal): Promise<boolean> {
  const equity = await equityOf(seat, game, game.turn!, game.offer!.doubler, signal);
  return misjudge(equity, seat.strength, `${seat.seed} ${positionKey(seenBy(game, game.turn!))} ${game.cube.value}`) > TAKES_ABOVE;
}

/** Phase `resignation`: whether what is offered is about what the engine may expect. */
export async function acceptsResignation(seat: EnginePlayer, game: GameState, signal: AbortSignal): Promise<boolean> {
  const { by, kind, resume } = game.resignation!;
  const player = otherPlayer(by);
  const expected = await equityOf(seat, game, player, resume.turn ?? by, signal);
  return worth(game, kind) / game.cube.value >= expected - TOLERANCE;
}
