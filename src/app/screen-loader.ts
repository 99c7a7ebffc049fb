/** The screens’ code: the one needed at once, the others in idle time, so that a page once open goes on without a connection. */
import { makeCell, type Cell } from './cell.ts';
import { ALL_SCREENS, type Screen } from './routes.ts';

/** A screen that is not named is still to come. */
export type ScreenStates = Readonly<Partial<Record<Screen, 'loading' | 'loaded' | 'failed'>>>;

export interface LoaderParts {
  readonly loads: Readonly<Record<Screen, () => Promise<unknown>>>;
  /** Resolves when the page has nothing better to do. */
  readonly idle: () => Promise<void>;
  /** Whether the page’s own server answers. */
  readonly answers: () => Promise<boolean>;
  readonly reload: () => void;
}

export class ScreenLoader {
  readonly cell: Cell<ScreenStates> = makeCell<ScreenStates>({});

  constructor(private readonly parts: LoaderParts) {}

  /** Loads a screen, unless that has been tried. */
  async need(screen: Screen): Promise<void> {
    const state = this.cell.get()[screen];
    if (state === 'loading') this.wanted.add(screen);
    if (state === undefined) await this.load(screen, true);
  }

  /** Tries again. A browser may go on remembering a failure: where the server answers, the page begins anew. */
  async retry(screen: Screen): Promise<void> {
    await this.load(screen, true);
    if (this.cell.get()[screen] === 'failed' && (await this.parts.answers())) this.parts.reload();
  }

  /** Loads all others one after the other; what fails is tried again once it is needed. */
  async rest(): Promise<void> {
    for (const screen of ALL_SCREENS) {
      await this.parts.idle();
      if (this.cell.get()[screen] === undefined) await this.load(screen, false);
    }
  }

  /** Screens somebody waits for while they are loaded ahead. */
  private readonly wanted = new Set<Screen>();

  private async load(screen: Screen, isNeeded: boolean): Promise<void> {
    const note = (state: ScreenStates[Screen]): void => this.cell.update((states) => ({ ...states, [screen]: state }));
    note('loading');
    try {
      await this.parts.loads[screen]();
      note('loaded');
    } catch {
      note(isNeeded || this.wanted.has(screen) ? 'failed' : undefined);
    }
    this.wanted.delete(screen);
  }
}
