/** What is known of the engine: who judges each game, how far its table is made, how long its plays take. */
import type { Game } from '../core/games.ts';
import type { NardError } from '../core/result.ts';
import type { EngineInfo } from '../engine/protocol.ts';
import { makeCell } from './cell.ts';
import { failureOf } from './failures.ts';
import { measurePlays, type PlayTimes } from './play-times.ts';
import type { Services } from './services.ts';

export class EngineFacts {
  readonly info = makeCell<EngineInfo | null>(null);
  /** Of long nard's net, which is loaded once there is a long board. */
  readonly longInfo = makeCell<EngineInfo | null>(null);
  /** Making of the bear-off table; null when there is nothing to wait for. */
  readonly preparing = makeCell<{ readonly done: number; readonly total: number } | null>(null);
  /** How long a play takes here; null = not measured. */
  readonly playTimes = makeCell<Readonly<Record<Game, PlayTimes | null>>>({ short: null, long: null });
  private learning = false;
  private readonly timed = new Set<Game>();

  constructor(private readonly services: Pick<Services, 'engine' | 'prepare' | 'now'>, private readonly onError: (error: NardError) => void) {}

  infoOf(game: Game): EngineInfo | null {
    return (game === 'long' ? this.longInfo : this.info).get();
  }

  async prepare(): Promise<void> {
    try {
      this.info.set(await this.services.engine.info());
      await this.services.prepare((done, total) => this.preparing.set(done < total ? { done, total } : null));
    } catch (error) {
      this.onError(failureOf(error));
    }
    this.preparing.set(null);
  }

  /** Asks once who judges long nard; where nobody does, whoever asks for numbers is told. */
  async learnLong(): Promise<void> {
    if (this.learning) return;
    this.learning = true;
    try {
      const { engine } = this.services;
      if ((await engine.info()).games?.includes('long')) this.longInfo.set(await engine.info('long'));
    } catch {
      this.learning = false;
    }
  }

  /** Measures once how long plays of a game take; where nobody can judge it, nobody is told. */
  async timePlays(game: Game): Promise<void> {
    if (this.timed.has(game)) return;
    this.timed.add(game);
    const { engine, now } = this.services;
    try {
      if (!((await engine.info()).games ?? ['short']).includes(game)) return;
      const times = await measurePlays(engine, game, now);
      this.playTimes.update((known) => ({ ...known, [game]: times }));
    } catch {
      this.timed.delete(game);
    }
  }
}
