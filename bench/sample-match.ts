/** `npm run sample-match`: two players of our strengths play the match that a first visit may look at, with dice of a fixed seed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createNodeEngine } from '../cli/engine.ts';
import { readRuleBook, ROOT } from '../cli/assets.ts';
import { choosePlay, takes, type EnginePlayer } from '../src/app/play/engine-player.ts';
import type { Die } from '../src/core/dice.ts';
import type { GameAction } from '../src/core/game-actions.ts';
import { isPossible } from '../src/core/game-play.ts';
import { seenBy, type GameState } from '../src/core/game-state.ts';
import { matchOptions } from '../src/core/match-options.ts';
import { playMatch, startMatch, winnerNow, type MatchAction } from '../src/core/match-play.ts';
import { matchRecord } from '../src/core/match-record.ts';
import { firstPreset } from '../src/core/presets.ts';
import { replayMatch } from '../src/core/replay.ts';
import { unwrap } from '../src/core/result.ts';
import { makeRandom, seededNormal } from '../src/core/seeded.ts';
import { STRENGTH_PRESETS } from '../src/engine/strength-presets.ts';
import { writeRecord } from '../src/formats/write-record.ts';

const SEED = 'sample-12';
const NAMES = ['Nigora', 'Tural'] as const;
/** The players double above this equity, and are as unsure of it as of their plays. */
const DOUBLES_ABOVE = 0.42;

const rules = await readRuleBook();
const engine = createNodeEngine(1);
const seats: readonly [EnginePlayer, EnginePlayer] = [
  { engine, rules, seed: `${SEED} 0`, strength: STRENGTH_PRESETS.expert },
  { engine, rules, seed: `${SEED} 1`, strength: STRENGTH_PRESETS.club },
];
const random = makeRandom(SEED);
const die = (): Die => (1 + Math.floor(6 * random())) as Die;
const { signal } = new AbortController();

async function doubles(seat: EnginePlayer, game: GameState): Promise<boolean> {
  if (!isPossible(game, 'double') || game.options.score.crawford || (game.cube.owner !== null && game.cube.owner !== game.turn)) return false;
  const { equity } = await engine.evaluate({ position: seenBy(game, game.turn!), plies: 0 });
  return equity + 1.5 * seat.strength.noise * seededNormal(`${seat.seed} ${game.actions.length}`) > DOUBLES_ABOVE;
}

async function next(game: GameState): Promise<readonly GameAction[]> {
  const seat = seats[game.turn ?? 0];
  switch (game.phase) {
    case 'start': return [{ kind: 'start', dice: [die(), die()] }];
    case 'roll': return [(await doubles(seat, game)) ? { kind: 'double' } : { kind: 'roll', dice: [die(), die()] }];
    case 'answer': return [{ kind: (await takes(seat, game, signal)) ? 'take' : 'drop' }];
    case 'move': return [...(await choosePlay(seat, game, signal)).map(({ from, to }): GameAction => ({ kind: 'step', from, to })), { kind: 'pickUp' }];
    default: throw new Error(`nobody knows what to do in ${game.phase}`);
  }
}

let match = unwrap(startMatch(matchOptions('short', firstPreset('short'), { length: 3, players: NAMES })));
while (winnerNow(match) === null) {
  const actions: readonly MatchAction[] = match.game.phase === 'over' ? [{ kind: 'nextGame' }] : await next(match.game);
  for (const action of actions) {
    const after = playMatch(match, action, rules);
    // A cube that may not be turned: the player throws.
    match = unwrap(after.ok || action.kind !== 'double' ? after : playMatch(match, { kind: 'roll', dice: [die(), die()] }, rules));
  }
}
const record = matchRecord(match, {});
writeFileSync(join(ROOT, 'public', 'sample-match.mat'), unwrap(writeRecord(record, 'mat', 'own', () => replayMatch(record, rules))));
console.log(`${record.games.length} games, ${record.games.reduce((sum, { actions }) => sum + actions.length, 0)} actions`);
engine.close();
