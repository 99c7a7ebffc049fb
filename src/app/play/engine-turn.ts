/** What the engine does when it is asked, at a pace that people can follow. */
import type { GameAction } from '../../core/game-actions.ts';
import type { GameState } from '../../core/game-state.ts';
import { acceptsResignation, choosePlay, takes, type EnginePlayer } from './engine-player.ts';

/** The table as the engine's hands know it. */
export interface EngineHands {
  pause(milliseconds: number): Promise<void>;
  act(action: GameAction): boolean;
  throwDice(): Promise<void>;
}

/** Milliseconds its throw, each of its steps and its whole play can be looked at. */
const SHOW_THROW = 500;
const SHOW_STEP = 260;
const SHOW_PLAY = 450;

/** One thing: a throw, a play, an answer. Rejects when the engine fails, or with the signal's reason. */
export async function engineTurn(seat: EnginePlayer, game: GameState, hands: EngineHands, signal: AbortSignal): Promise<void> {
  const afterPause = async (milliseconds: number, action: GameAction): Promise<void> => {
    await hands.pause(milliseconds);
    signal.throwIfAborted();
    hands.act(action);
  };
  switch (game.phase) {
    case 'roll':
      await hands.pause(SHOW_PLAY);
      signal.throwIfAborted();
      return hands.throwDice();
    case 'move': {
      // What lies there from before a reload is taken back: the play is chosen as a whole.
      if (game.steps.length > 0) hands.act({ kind: 'undo', all: true });
      const play = await choosePlay(seat, game, signal);
      for (const [at, { from, to }] of play.entries()) await afterPause(at === 0 ? SHOW_THROW : SHOW_STEP, { kind: 'step', from, to });
      return afterPause(SHOW_PLAY, { kind: 'pickUp' });
    }
    case 'answer':
      return afterPause(SHOW_THROW, (await takes(seat, game, signal)) ? { kind: 'take' } : { kind: 'drop' });
    default:
      return afterPause(SHOW_THROW, { kind: 'answerResign', accept: await acceptsResignation(seat, game, signal) });
  }
}
