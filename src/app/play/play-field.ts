/** A play as text, for whoever would rather type than move checkers. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Result } from '../../core/result.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';

@customElement('nard-play-field')
export class PlayField extends LitElement {
  @property({ attribute: false }) enter: (text: string) => Result<void> = () => ({ ok: true, value: undefined });
  /** Nobody is to play now: the field keeps its place and takes nothing. */
  @property({ type: Boolean }) idle = false;
  @state() private wrong = '';

  static override styles = [baseStyles, controlStyles, css`
    form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 8px; }
    label { grid-column: 1 / -1; font-size: 13px; color: var(--nard-muted); }
    .wrong { grid-column: 1 / -1; color: var(--nard-blunder); min-height: 18px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    const field = this.renderRoot.querySelector('input')!;
    if (field.value.trim() === '') return;
    const entered = this.enter(field.value);
    this.wrong = entered.ok ? '' : texts().errors[entered.error.code](entered.error.facts);
    if (entered.ok) field.value = '';
  };

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('idle') && this.idle) this.wrong = '';
  }

  override render(): TemplateResult {
    const words = texts().play.typed;
    return html`<form @submit=${this.submit}>
      <label for="play">${words.label}</label>
      <input id="play" autocomplete="off" spellcheck="false" placeholder=${words.placeholder} ?disabled=${this.idle} aria-invalid=${this.wrong ? 'true' : nothing} aria-describedby="wrong" />
      <button type="submit" ?disabled=${this.idle}>${words.enter}</button>
      <p id="wrong" class="wrong small" role="alert">${this.wrong}</p>
    </form>`;
  }
}
