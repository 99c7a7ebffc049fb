/** The moves of the game on the table. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { makeRoll } from '../../core/dice.ts';
import type { MatchState } from '../../core/match-play.ts';
import type { Action } from '../../core/record.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { baseStyles } from '../ui-styles.ts';
import type { PlayNames } from './board-side.ts';
import { actionRows } from './list-rows.ts';
import { actionText, nameOf } from './play-words.ts';

@customElement('nard-game-list')
export class GameList extends LitElement {
  @property({ attribute: false }) match!: MatchState;
  @property({ attribute: false }) names: PlayNames = () => String;

  static override styles = [baseStyles, css`
    :host { display: flex; flex-direction: column; min-height: 0; }
    h2 { padding: 10px 16px 6px; }
    .scroll { overflow: auto; overscroll-behavior: contain; padding: 0 16px 10px; flex: 1 1 auto; }
    table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; table-layout: fixed; }
    th { text-align: left; font-weight: 600; color: var(--nard-muted); font-size: 13px; padding: 2px 6px 4px 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    td { padding: 3px 6px 3px 0; border-top: 1px solid var(--nard-line); vertical-align: top; }
    td:first-child, th:first-child { width: 30px; color: var(--nard-muted); }
    .roll { color: var(--nard-muted); padding-right: 6px; }
    bdi { unicode-bidi: isolate; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override updated(changed: Map<string, unknown>): void {
    const before = changed.get('match') as MatchState | undefined;
    if (before?.game.actions === this.match.game.actions) return;
    const scroll = this.renderRoot.querySelector('.scroll')!;
    // With the next picture, for which the page is laid out anyway: here it would be in the very task that builds the screen.
    requestAnimationFrame(() => { scroll.scrollTop = scroll.scrollHeight; });
  }

  private cell(action: Action | null): TemplateResult {
    if (!action) return html`<td></td>`;
    const roll = action.kind === 'move' && action.roll ? html`<span class="roll">${makeRoll(action.roll)}</span>` : '';
    return html`<td>${roll}<bdi dir="ltr">${actionText(action, this.names)}</bdi></td>`;
  }

  override render(): TemplateResult {
    const words = texts().play.moves;
    const { match } = this;
    const rows = actionRows(match.game.actions);
    return html`<h2>${words.title}</h2><div class="scroll" tabindex="0" role="region" aria-label=${words.title}>${rows.length === 0 ? html`<p class="muted small">${words.none}</p>` : html`<table>
      <thead><tr><th scope="col">#</th><th scope="col">${nameOf(match, 0)}</th><th scope="col">${nameOf(match, 1)}</th></tr></thead>
      <tbody>${rows.map(([first, second], at) => html`<tr><td>${at + 1}</td>${this.cell(first)}${this.cell(second)}</tr>`)}</tbody></table>`}</div>`;
  }
}
