/** Asks who resigns and what. Fires `nard-resign` with the action. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ActionOf } from '../../core/game-actions.ts';
import { resignable, worth } from '../../core/game-end.ts';
import type { Player } from '../../core/situation.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { segments } from './form-fields.ts';
import { nameOf, winName } from './play-words.ts';
import type { Table } from './saved-play.ts';

@customElement('nard-resign-dialog')
export class ResignDialog extends LitElement {
  @property({ attribute: false }) table!: Table;
  @state() private by: Player = 0;
  @query('dialog') private readonly dialog!: HTMLDialogElement;

  static override styles = [baseStyles, controlStyles, css`
    :host { display: contents; }
    dialog { border: 1px solid var(--nard-line); border-radius: 14px; padding: 20px; background: var(--nard-raised); color: var(--nard-ink); width: min(380px, calc(100vw - 24px)); }
    dialog::backdrop { background: rgb(0 0 0 / 0.35); }
    .kinds { display: grid; gap: 8px; padding: 12px 0; }
    .kinds button { min-height: 44px; justify-content: flex-start; }
    .segments { margin-top: 12px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  show(): void {
    this.by = this.table.match.game.turn ?? 0;
    this.dialog.showModal();
  }

  private send(win: ActionOf<'resign'>['win']): void {
    this.dialog.close();
    this.dispatchEvent(new CustomEvent<ActionOf<'resign'>>('nard-resign', { detail: { kind: 'resign', by: this.by, win } }));
  }

  override render(): TemplateResult {
    const words = texts().play.resign;
    const { match, setup } = this.table;
    const people = ([0, 1] as const).filter((player) => setup.seats[player] === 'human');
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${words.title}</h2>
      ${people.length < 2 ? nothing : segments(words.who, people, this.by, (player) => nameOf(match, player), (player) => { this.by = player; })}
      <div class="kinds" role="group" aria-label=${words.what}>${resignable(match.game).map((kind) => html`
        <button @click=${() => this.send(kind)}>${words.kind(winName(match, kind), worth(match.game, kind))}</button>`)}</div>
      <p class="muted small">${words.help}</p>
      <div class="row"><span class="grow"></span><button @click=${() => this.dialog.close()}>${words.cancel}</button></div>
    </dialog>`;
  }
}
