/** The dice's fingerprint, the seed behind it, and the check. Fires `nard-words` with what the players add. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { DiceProof } from '../../core/fair-dice.ts';
import type { Result } from '../../core/result.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { copyText } from '../copy.ts';
import { icon } from '../icons.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import type { Table } from './saved-play.ts';

@customElement('nard-fair-card')
export class FairCard extends LitElement {
  @property({ attribute: false }) table!: Table;
  /** Checks a game of the match, counted from 0. */
  @property({ attribute: false }) check: (game: number) => Promise<Result<number>> = async () => ({ ok: true, value: 0 });
  /** What the check of a game said. */
  @state() private said: { readonly game: number; readonly good: boolean; readonly text: string } | null = null;

  static override styles = [baseStyles, controlStyles, css`
    details { padding: 10px 16px; }
    summary { cursor: pointer; font-weight: 600; }
    dl { display: grid; gap: 2px; margin: 8px 0; }
    dt { font-size: 13px; color: var(--nard-muted); }
    dd { margin: 0 0 6px; display: flex; gap: 8px; align-items: center; }
    code { font: 12px/16px ui-monospace, monospace; overflow-wrap: anywhere; min-width: 0; flex: 1 1 auto; }
    label { display: grid; gap: 4px; font-size: 13px; color: var(--nard-muted); margin: 8px 0; }
    label input { color: var(--nard-ink); font-size: 15px; }
    .checks { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .good { color: var(--nard-good); } .bad { color: var(--nard-blunder); font-weight: 600; }
    .verdict { min-height: 20px; margin-top: 8px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private async run(game: number): Promise<void> {
    this.said = { game, good: true, text: texts().play.fair.checking };
    const found = await this.check(game);
    this.said = found.ok ? { game, good: true, text: texts().play.fair.good(found.value) } : { game, good: false, text: texts().errors[found.error.code](found.error.facts) };
  }

  private code(text: string): TemplateResult {
    return html`<dd><code>${text}</code><button class="icon-only quiet" aria-label=${texts().play.fair.copy} title=${texts().play.fair.copy} @click=${() => void copyText(text)}>${icon('copy')}</button></dd>`;
  }

  private renderProof(proof: DiceProof | null, commitment: string): TemplateResult {
    const words = texts().play.fair;
    return html`<dl>
      <dt>${words.commitment}</dt>${this.code(proof?.commitment ?? commitment)}
      ${proof ? html`<dt>${words.wordsUsed}</dt><dd>${proof.words || words.wordsNone}</dd>` : nothing}
      <dt>${words.seed}</dt>${proof?.seed ? this.code(proof.seed) : html`<dd class="muted">${words.seedLater}</dd>`}
    </dl>
    ${proof ? nothing : html`<label>${words.words}<input maxlength="200" autocomplete="off"
      @input=${(event: Event) => this.dispatchEvent(new CustomEvent('nard-words', { detail: (event.target as HTMLInputElement).value }))} /></label>`}`;
  }

  override render(): TemplateResult {
    const words = texts().play.fair;
    const { match, commitment, chouette } = this.table;
    const { game, finished } = match;
    if (commitment === null) return html`<details><summary>${words.title}</summary><p class="muted small">${words.typed}</p></details>`;
    const before = chouette?.settled.length ?? 0;
    const over = game.phase === 'over' ? [...finished, game] : finished;
    return html`<details ?open=${game.phase === 'over'}>
      <summary>${words.title}</summary>
      <p class="muted small">${words.about}</p>
      ${this.renderProof(game.proof, commitment)}
      ${over.length === 0 ? nothing : html`<div class="checks"><span class="small">${words.check}</span>${over.map((_, at) => html`<button class="chip" @click=${() => void this.run(at)}>${words.game(before + at + 1)}</button>`)}</div>`}
      <p class="verdict small" role="status">${this.said && this.said.game < over.length ? html`<span class=${this.said.good ? 'good' : 'bad'}>${words.game(before + this.said.game + 1)}: ${this.said.text}</span>` : nothing}</p>
    </details>`;
  }
}
