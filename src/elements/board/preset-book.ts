/** The rule book of a board that was given none: loaded when a play is to be made, anew for each game and preset. */
import type { Game, PresetRef } from '../../core/games.ts';
import { emit } from '../shared/emit.ts';
import type { BoardRules, Surroundings } from './surroundings.ts';

export class PresetBook {
  /** null while it is on its way. */
  book: BoardRules | null = null;
  #key = '';

  constructor(private readonly host: EventTarget & { requestUpdate(): void }) {}

  /** Loads it; null = that is done or under way. Resolves when it has come, or the page was told that it does not. */
  need(game: Game, preset: PresetRef | null, load: NonNullable<Surroundings['rules']>): Promise<void> | null {
    const key = `${game} ${JSON.stringify(preset)}`;
    if (key === this.#key) return null;
    this.#key = key;
    this.book = null;
    return load(game, preset).then(
      (book) => {
        if (key !== this.#key) return;
        this.book = book;
        this.host.requestUpdate();
      },
      (error: unknown) => {
        // Tried again with the next change.
        this.#key = '';
        emit(this.host, 'nard-error', { error: { code: 'rules_missing', facts: { reason: String(error) } } });
      },
    );
  }
}
