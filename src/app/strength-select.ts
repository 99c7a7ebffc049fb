/** Chooses a strength by its name, and says what it is: depth, errors, time of a play on this device. Fires `nard-strength` with it. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { DEFAULT_STRENGTH, STRENGTHS, STRENGTH_PRESETS, type Strength } from '../engine/strength-presets.ts';
import { texts } from '../i18n/index.ts';
import type { PlayTimes } from './play-times.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

@customElement('nard-strength-select')
export class StrengthSelect extends LitElement {
  @property() strength: Strength = DEFAULT_STRENGTH;
  /** null = not measured. */
  @property({ attribute: false }) times: PlayTimes | null = null;

  static override styles = [baseStyles, controlStyles, css`
    label { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 20px; }
    .words { flex: 1 1 260px; display: grid; gap: 2px; }
    .about { min-height: 36px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private readonly choose = (event: Event): void => {
    const detail = STRENGTHS[(event.target as HTMLSelectElement).selectedIndex]!;
    this.dispatchEvent(new CustomEvent('nard-strength', { detail }));
  };

  override render(): TemplateResult {
    const words = texts().play.strength;
    const { plies, noise } = STRENGTH_PRESETS[this.strength];
    const time = this.times?.get(plies);
    const about = [words.depth(plies), words.errors(noise), ...(time === undefined ? [] : [words.time(time)])].join(' ');
    return html`<label><span class="words"><span>${words.label}</span><span class="about small muted" role="status">${about}</span></span>
      <select @change=${this.choose}>${STRENGTHS.map((each) => html`<option ?selected=${each === this.strength}>${words.names[each]}</option>`)}</select></label>`;
  }
}
