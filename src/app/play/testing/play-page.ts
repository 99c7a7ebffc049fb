/** The Play screen on a page of its own, over the real rule books, dice and store; and a way through a whole match. */
import { deleteDB } from 'idb';
import { seenBy, type GameState } from '../../../core/game-state.ts';
import { winnerNow } from '../../../core/match-play.ts';
import type { Play } from '../../../core/play.ts';
import type { RuleBook } from '../../../core/rule-book.ts';
import { createRuleBook } from '../../../engine/rule-book.ts';
import { instantiate } from '../../../engine/wasm.ts';
import type { NardBoard } from '../../../elements/board/define.ts';
import { openStore } from '../../../store/open.ts';
import type { Store } from '../../../store/store.ts';
import '../../nard-app.ts';
import type { NardApp } from '../../nard-app.ts';
import { makeBooks } from '../../../engine/rule-books.ts';
import { Session } from '../../session.ts';
import { all, byText, one, until } from '../../testing/page.ts';
import { makeAddress, testServices } from '../../testing/services.ts';
import { adoptTheme } from '../../theme.ts';
import { chouetteOf, playOf } from '../play-of.ts';
import type { PlaySession } from '../play-session.ts';
import type { Table } from '../saved-play.ts';
import { calmest, makeCalmEngine } from './calm.ts';

/** Ways to do something on the page. */
export interface Hands {
  /** Activates a button. */
  press(find: () => HTMLElement): Promise<void>;
  /** Makes steps on the board. */
  move(steps: Play): Promise<void>;
  /** Ends the turn. */
  pickUp(): Promise<void>;
}

export const mainButton = (): HTMLElement => one('.actions .main');
export const board = (): NardBoard => one('nard-board') as NardBoard;

export class PlayPage {
  private readonly name = `play-${crypto.randomUUID()}`;
  private store: Store | null = null;
  private app: NardApp | null = null;
  session!: Session;
  rules!: RuleBook;
  /** Equity of the side to roll, as the engine sees it: above ½ it drops what it is offered. */
  odds = 0;

  /** The page as it is opened, or as a reload finds it. */
  async open(hash = '#/play'): Promise<void> {
    this.leave();
    const wasm = await instantiate(await fetch('/build/rules.wasm'));
    this.rules = createRuleBook(wasm);
    if (document.adoptedStyleSheets.length === 0) adoptTheme(document);
    this.store = await openStore(this.name);
    const services = testServices(this.rules, this.store, { bookOf: makeBooks(wasm, this.rules) });
    this.session = new Session({ ...services, engine: makeCalmEngine(this.rules, () => this.odds) }, makeAddress(hash));
    this.app = document.createElement('nard-app');
    this.app.session = this.session;
    document.body.append(this.app);
    await this.session.start();
    await until('the screen', () => all('nard-play-form, nard-play-table, nard-chouette').length > 0);
  }

  private leave(): void {
    this.app?.remove();
    this.store?.close();
  }

  async close(): Promise<void> {
    this.leave();
    await deleteDB(this.name);
  }

  /** The table on the screen. */
  private get play(): PlaySession {
    return all('nard-chouette').length > 0 ? chouetteOf(this.session).table : playOf(this.session);
  }

  get table(): Table {
    const state = this.play.cell.get();
    if (state.kind !== 'playing') throw new Error(state.kind);
    return state.table;
  }

  get game(): GameState {
    return this.table.match.game;
  }

  /** Opens the page and begins a match with choices made in the form. */
  async begin(...choices: readonly string[]): Promise<void> {
    await this.open();
    for (const text of choices) {
      byText('nard-play-form button', text).click();
      await (one('nard-play-form') as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
    }
    byText('.start button', 'Start the match').click();
    await until('the table', () => all('nard-play-table').length === 1);
  }

  /** Throws until somebody is to play. */
  async throwForStart(): Promise<void> {
    while (this.game.phase === 'start') {
      const { starts } = this.game;
      mainButton().click();
      await until('a throw', () => this.game.starts !== starts);
    }
    await this.settled();
  }

  /** Until the engine has done what it was asked for. */
  settled(): Promise<void> {
    return until('a person is asked', () => {
      const { phase, turn, proof, options } = this.game;
      return phase === 'over' || turn === null || this.table.setup.seats[turn] === 'human' || (options.dice === 'generator' && proof === null) || (options.dice === 'typed' && phase === 'roll');
    });
  }

  /** A calm play of the roll on the board; empty = a dance. */
  calmPlay(): Play {
    const { turn, roll } = this.game;
    const plays = this.rules.plays(seenBy(this.game, turn!), roll!);
    return plays.length > 0 ? calmest(plays).play : [];
  }

  /** Plays the game to its end, past the screen. */
  async playOut(): Promise<void> {
    const { play } = this;
    for (;;) {
      await this.settled();
      const { phase } = this.game;
      if (phase === 'over') return;
      if (phase !== 'move') await play.throwDice();
      else {
        play.step(this.calmPlay());
        play.act({ kind: 'pickUp' });
      }
    }
  }

  /** One thing a person does to go on. */
  async act(hands: Hands): Promise<void> {
    const before = this.table.match;
    if (before.game.phase === 'move') {
      const play = this.calmPlay();
      if (play.length > 0) await hands.move(play);
      await until('all steps', () => this.game.steps.length === play.length);
      await hands.pickUp();
    } else await hands.press(mainButton);
    await until(`what follows ${before.game.phase}`, () => {
      const { match } = this.table;
      return match.finished !== before.finished || match.game.starts !== before.game.starts || (match.game !== before.game && match.game.phase !== before.game.phase);
    });
  }

  /** Plays on until the match is over; `double`: whether the person doubles now where it is possible. Returns how many games there were. */
  async playMatch(hands: Hands, double: () => boolean): Promise<number> {
    for (let acts = 0; acts < 1500; acts++) {
      await this.settled();
      await this.app!.updateComplete;
      if (this.game.phase === 'over' && winnerNow(this.table.match) !== null) return this.table.match.finished.length + 1;
      const offer = this.game.phase === 'roll' && double() ? all('.actions button').find((button) => button.textContent!.includes('Double to')) : undefined;
      if (offer) {
        const before = this.game;
        await hands.press(() => offer);
        await until('the answer', () => this.game !== before && this.game.phase !== 'answer');
      } else await this.act(hands);
    }
    throw new Error('the match does not end');
  }
}
