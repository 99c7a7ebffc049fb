/** A puzzle out of an address: one question by itself. Nothing of it is kept unless one adds it to Train. */
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ok, type Result } from '../../core/result.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { StoredPuzzle } from '../../study/review.ts';
import { failureOf } from '../failures.ts';
import type { Session } from '../session.ts';
import { unpackPuzzle } from '../share/pack-puzzle.ts';
import { baseStyles } from '../ui-styles.ts';
import { storedPuzzle } from './make-puzzles.ts';
import { loadedTrain, trainParts } from './train-of.ts';
import './train-round.ts';
import { TrainSession } from './train-session.ts';

interface Sent {
  readonly stored: StoredPuzzle;
  /** Training over a store that forgets. */
  readonly train: TrainSession;
}

/** Errors: those of `unpackPuzzle`. */
async function openSent(packed: string, session: Session): Promise<Result<Sent>> {
  const { services } = session;
  const open = await unpackPuzzle(packed, services.bookOf);
  if (!open.ok) return open;
  const stored = storedPuzzle(open.value.puzzle, '', services.now());
  const train = new TrainSession({ ...trainParts(session), store: openMemoryStore() });
  await train.load();
  await train.add([stored]);
  await train.begin(train.cell.get().decks[0]!.deck, true);
  return ok({ stored, train });
}

@customElement('nard-sent-puzzle')
export class SentPuzzle extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** As the address has it. */
  @property() packed = '';
  @state() private sent: Sent | null = null;

  static override styles = [baseStyles];

  constructor() {
    super();
    new LanguageController(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('packed')) void this.open(this.packed);
  }

  private async open(packed: string): Promise<void> {
    this.sent = null;
    try {
      const opened = await openSent(packed, this.session);
      if (packed !== this.packed || !this.isConnected) return;
      if (opened.ok) {
        this.sent = opened.value;
        this.session.notices.forgetError();
        return;
      }
      this.session.go({ screen: 'train' });
      this.session.notices.tellError(opened.error);
    } catch (error) {
      this.session.notices.tellError(failureOf(error));
    }
  }

  private async keep({ stored }: Sent): Promise<void> {
    const words = texts().study.puzzle;
    const train = await loadedTrain(this.session);
    const added = await train.add([stored]);
    if (added === null) return;
    this.session.go({ screen: 'train' });
    this.session.notices.tell(added > 0 ? words.made : words.known);
  }

  override render(): TemplateResult {
    const { sent } = this;
    if (!sent) return html`<p class="muted" role="status">${texts().app.loading}</p>`;
    return html`<nard-train-round .session=${this.session} .train=${sent.train} .alone=${true}
      @nard-keep=${() => void this.keep(sent)} @nard-leave=${() => this.session.go({ screen: 'train' })}></nard-train-round>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-sent-puzzle': SentPuzzle;
  }
}
