/** Lets the engine do what it is asked for at a table, until a person is asked. */
import type { GamePhase } from '../../core/game-state.ts';
import type { MatchAction } from '../../core/match-play.ts';
import type { NardError } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import type { Engine } from '../../engine/protocol.ts';
import { STRENGTH_PRESETS } from '../../engine/strength-presets.ts';
import { failureOf } from '../failures.ts';
import type { EnginePlayer } from './engine-player.ts';
import { engineTurn } from './engine-turn.ts';
import type { Table } from './saved-play.ts';

/** Phases besides `roll` in which the engine may be asked. */
const ANSWERED: readonly GamePhase[] = ['move', 'answer', 'resignation'];

/** What an engine sees of the table, and what it may do there. */
export interface DriveParts {
  readonly engine: Engine;
  readonly table: () => Table | null;
  readonly bookOf: (table: Table) => RuleBook;
  readonly act: (action: MatchAction) => boolean;
  readonly throwDice: () => Promise<void>;
  /** A while in which people can see what the engine does. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** It begins to work, or has stopped; why, if not by itself. */
  readonly onWork: (thinking: boolean, trouble: NardError | null) => void;
}

/** Whether the engine has to do something now. */
function isEngineAsked({ setup, match: { game }, clock }: Table): boolean {
  const { turn, phase, options, proof } = game;
  if (turn === null || setup.seats[turn] !== 'engine' || clock?.paused) return false;
  // Dice of a real board are typed by people; the first throw of a game waits until they have seen what settles the dice.
  return phase === 'roll' ? options.dice === 'generator' && proof !== null : ANSWERED.includes(phase);
}

export class EngineDrive {
  private atWork: AbortController | null = null;

  constructor(private readonly parts: DriveParts) {}

  /** Begins, unless the engine is at work already or nobody asks it. */
  start(): void {
    const table = this.parts.table();
    if (this.atWork || !table || !isEngineAsked(table)) return;
    const control = new AbortController();
    this.atWork = control;
    this.parts.onWork(true, null);
    void this.driveOn(control.signal).then(() => null, (error: unknown) => failureOf(error)).then((trouble) => {
      if (this.atWork !== control) return;
      this.atWork = null;
      this.parts.onWork(false, trouble);
    });
  }

  halt(): void {
    this.atWork?.abort();
    this.atWork = null;
  }

  /** Rejects when the engine fails, or when what it does is refused. */
  private async driveOn(signal: AbortSignal): Promise<void> {
    const { engine, bookOf, pause, act, throwDice } = this.parts;
    for (let table = this.parts.table(); table && isEngineAsked(table); table = this.parts.table()) {
      const { setup, match, commitment } = table;
      // What settles the dice is public; with dice of a real board the number of the game has to do.
      const seed = commitment ?? String(match.finished.length);
      const seat: EnginePlayer = { engine, strength: STRENGTH_PRESETS[setup.strength], seed, rules: bookOf(table) };
      await engineTurn(seat, match.game, { pause, act, throwDice }, signal);
      if (this.parts.table()?.match.game === match.game) throw new Error(match.game.phase);
    }
  }
}
