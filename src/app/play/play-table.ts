/** The table: the board, what can be done, and what has happened. */
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Session } from '../session.ts';

@customElement('nard-play-table')
export class PlayTable extends LitElement {
  @property({ attribute: false }) session!: Session;

  override render(): TemplateResult {
    return html``;
  }
}
