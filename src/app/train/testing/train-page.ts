/** The Train screen on a page of its own, over the real rule books, with puzzles of both games. */
import { situationOf } from '../../../core/situation.ts';
import { countsOf, makePosition, startPosition, type Position } from '../../../core/position.ts';
import { unwrap } from '../../../core/result.ts';
import type { Roll } from '../../../core/dice.ts';
import { createRuleBook } from '../../../engine/rule-book.ts';
import { instantiate } from '../../../engine/wasm.ts';
import { openMemoryStore } from '../../../store/open.ts';
import type { Store } from '../../../store/store.ts';
import { playPuzzle } from '../../../study/make-puzzles.ts';
import type { Puzzle } from '../../../study/puzzle.ts';
import '../../nard-app.ts';
import type { NardApp } from '../../nard-app.ts';
import { makeBooks } from '../../../engine/rule-books.ts';
import { Session } from '../../session.ts';
import { all, until } from '../../testing/page.ts';
import { makeAddress, testServices } from '../../testing/services.ts';
import { adoptTheme } from '../../theme.ts';
import { storedPuzzle } from '../make-puzzles.ts';

const LONG = unwrap(makePosition({ game: 'long', mover: countsOf({ 24: 10, 18: 2, 15: 3 }), opponent: countsOf({ 24: 12, 20: 2, 16: 1 }) }));

export class TrainPage {
  private app: NardApp | null = null;
  readonly store: Store = openMemoryStore();
  session!: Session;

  /** The page as it is opened, or as a reload finds it. */
  async open(): Promise<void> {
    this.leave();
    const wasm = await instantiate(await fetch('/build/rules.wasm'));
    const rules = createRuleBook(wasm);
    const bookOf = makeBooks(wasm, rules);
    if (document.adoptedStyleSheets.length === 0) adoptTheme(document);
    const services = testServices(rules, this.store, { bookOf });
    // Plays by what they are called: any ranking will do, as long as it is clear.
    const rank = (position: Position, roll: Roll): Puzzle => playPuzzle(situationOf(position, roll), {
      evaluator: { net: 'test', netVersion: 1, plies: 2 }, played: -1,
      candidates: rules.plays(position, roll).map(({ play, result }, at) => ({ play, result, equity: -0.1 * at, plies: 2 as const, by: 'net' as const, probabilities: { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 } })),
    }, { from: 'error', loss: position.game === 'short' ? 0.2 : 0.1 })!;
    if ((await this.store.study.puzzles().then((found) => (found.ok ? found.value.length : 0))) === 0) {
      await this.store.study.add([rank(startPosition('short'), [3, 1]), rank(LONG, [6, 1])].map((puzzle) => storedPuzzle(puzzle, '', 1)));
    }
    this.session = new Session(services, makeAddress('#/train'));
    this.app = document.createElement('nard-app');
    this.app.session = this.session;
    document.body.append(this.app);
    await this.session.start();
    await until('the screen', () => all('nard-train-decks, nard-train-round').length > 0);
  }

  leave(): void {
    this.app?.remove();
    this.app = null;
  }
}
