/** Dice of a real board: typed as two numbers, or tapped. Fires `nard-dice` with the throw in the order given. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { parseRoll, type Roll } from '../../core/dice.ts';
import type { MatchState } from '../../core/match-play.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import '../dice-picker.ts';
import type { DicePicker } from '../dice-picker.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { nameOf } from './play-words.ts';

@customElement('nard-dice-field')
export class DiceField extends LitElement {
  @property({ attribute: false }) match!: MatchState;
  /** No dice are asked for now: the field keeps its place and takes nothing. */
  @property({ type: Boolean }) idle = false;
  @state() private wrong = '';

  static override styles = [baseStyles, controlStyles, css`
    form { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 4px 8px; align-items: center; }
    label { grid-column: 1 / -1; font-size: 13px; color: var(--nard-muted); }
    input { width: 100%; }
    .wrong { grid-column: 1 / -1; color: var(--nard-blunder); min-height: 18px; }
    [inert] { opacity: 0.5; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private get field(): HTMLInputElement {
    return this.renderRoot.querySelector('input')!;
  }

  private give(dice: Roll): void {
    this.wrong = '';
    this.field.value = '';
    // The picker forgets what was tapped: the next throw is another one.
    const picker = this.renderRoot.querySelector('nard-dice-picker') as DicePicker;
    picker.roll = dice;
    void picker.updateComplete.then(() => { picker.roll = null; });
    this.dispatchEvent(new CustomEvent('nard-dice', { detail: dice }));
  }

  private readonly enter = (event: Event): void => {
    event.preventDefault();
    const dice = parseRoll(this.field.value);
    if (dice.ok) this.give(dice.value);
    else this.wrong = texts().errors[dice.error.code](dice.error.facts);
  };

  override render(): TemplateResult {
    const words = texts().play.diceField;
    const { match } = this;
    const { game } = match;
    const label = game.phase === 'start' ? words.start(nameOf(match, 0), nameOf(match, 1)) : game.phase === 'move' ? words.mend : game.turn === null ? words.label : words.turn(nameOf(match, game.turn));
    return html`<form @submit=${this.enter}>
      <label for="dice">${label}</label>
      <input id="dice" inputmode="text" autocomplete="off" ?disabled=${this.idle} placeholder=${words.placeholder} aria-invalid=${this.wrong ? 'true' : nothing} aria-describedby="wrong" />
      <nard-dice-picker ?inert=${this.idle} @nard-roll=${(event: CustomEvent<Roll | null>) => { if (event.detail) this.give(event.detail); }}></nard-dice-picker>
      <button type="submit" ?disabled=${this.idle}>${words.enter}</button>
      <p id="wrong" class="wrong small" role="alert">${this.wrong}</p>
    </form>`;
  }
}
