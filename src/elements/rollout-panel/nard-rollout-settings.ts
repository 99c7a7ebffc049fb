import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { ROLLOUT_LIMITS } from '../../core/rollout-limits.ts';
import { texts } from '../../i18n/index.ts';
import { emit } from '../shared/emit.ts';
import { formatCount, formatThousandths } from '../shared/format.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { baseStyles, buttonStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';
import { DEPTHS, ERRORS, parseSetting, type RolloutSettings, type TypedSetting } from './rollout-settings.ts';

type Wrong = Readonly<Partial<Record<TypedSetting, string>>>;

/**
 * Settings of a rollout. What is typed counts once it is a number that may be; what may not be stays in its field, with the reason and the
 * number that counts beside it.
 *
 * @fires nard-rollout-set - what was changed: a part of the settings.
 */
export class NardRolloutSettings extends LitElement {
  static override styles = [baseStyles, buttonStyles, css`
    :host { font-size: 14px; line-height: 20px; }
    fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 10px 16px; align-items: end; }
    label { display: grid; gap: 4px; }
    label.check { display: flex; gap: 8px; align-items: center; min-height: 36px; }
    input:not([type='checkbox']), select { font: inherit; color: inherit; width: 100%; min-height: 36px; padding: 0 10px; border: 1px solid ${colour('edge')}; border-radius: 8px; background: ${colour('raised')}; }
    input[type='checkbox'] { width: 18px; height: 18px; margin: 0; accent-color: ${colour('accent')}; flex: none; }
    input[aria-invalid='true'] { border-color: ${colour('blunder')}; }
    .wrong { color: ${colour('blunder')}; font-size: 13px; }
    :disabled { opacity: 0.65; }
    @media (pointer: coarse) { input:not([type='checkbox']), select, label.check { min-height: 44px; } }
  `];

  @property({ attribute: false }) settings!: RolloutSettings;
  /** The position alone is rolled out: there is no best. */
  @property({ type: Boolean }) alone = false;
  /** There is a cube, which may be left out. */
  @property({ type: Boolean }) cube = false;
  /** A cube decision is rolled out: the cube cannot be left out. */
  @property({ type: Boolean }) decides = false;
  @property({ type: Boolean }) disabled = false;
  /** What was typed and is no number that may be, by its field. */
  @state() private wrong: Wrong = {};

  constructor() {
    super();
    new LanguageController(this);
  }

  private set(change: Partial<RolloutSettings>): void {
    emit(this, 'nard-rollout-set', change);
  }

  /** Settings from elsewhere, such as those of a kept rollout: what was typed before is no longer asked about. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('settings');
    if (before) this.wrong = Object.fromEntries(Object.entries(this.wrong).filter(([name]) => before[name as TypedSetting] === this.settings[name as TypedSetting]));
  }

  private type(name: TypedSetting, text: string): void {
    const value = parseSetting(name, text);
    const { [name]: _, ...others } = this.wrong;
    this.wrong = value === null ? { ...others, [name]: text } : others;
    if (value !== null && value !== this.settings[name]) this.set({ [name]: value });
  }

  private typed(name: TypedSetting): TemplateResult {
    const words = texts().rollout.panel;
    const [least, most] = ROLLOUT_LIMITS[name];
    const value = this.settings[name];
    const wrong = this.wrong[name];
    const isWrong = wrong !== undefined;
    return html`<label>${words.fields[name]}
      <input inputmode="numeric" autocomplete="off" name=${name} .value=${wrong ?? String(value)} aria-invalid=${isWrong} aria-describedby=${isWrong ? `wrong-${name}` : nothing}
        @input=${(event: Event) => this.type(name, (event.target as HTMLInputElement).value)}>
      ${isWrong ? html`<span class="wrong" id="wrong-${name}" role="alert">${words.outOfRange({ least: formatCount(least), most: formatCount(most) })} ${words.counts({ value: formatCount(value) })}</span>` : nothing}</label>`;
  }

  private check(name: 'sure' | 'luck'): TemplateResult {
    return html`<label class="check"><input type="checkbox" name=${name} .checked=${this.settings[name]} @change=${(event: Event) => this.set({ [name]: (event.target as HTMLInputElement).checked })}>${texts().rollout.panel.fields[name]}</label>`;
  }

  private renderCube(): TemplateResult | typeof nothing {
    if (!this.cube) return nothing;
    const words = texts().rollout.panel;
    const all: readonly RolloutSettings['cubePlies'][] = this.decides ? DEPTHS : [null, ...DEPTHS];
    const chosen = this.decides ? this.settings.cubePlies ?? 0 : this.settings.cubePlies;
    return html`<label>${words.fields.cube}<select name="cube" @change=${(event: Event) => this.set({ cubePlies: all[(event.target as HTMLSelectElement).selectedIndex] ?? null })}>
      ${all.map((each) => html`<option ?selected=${each === chosen}>${each === null ? words.noCube : words.cubeDecided({ plies: texts().app.plies(each) })}</option>`)}</select></label>`;
  }

  protected override render(): TemplateResult {
    const words = texts().rollout.panel;
    const { error, plies } = this.settings;
    const errors = error === null || ERRORS.includes(error as (typeof ERRORS)[number]) ? ERRORS : [...ERRORS, error];
    return html`<fieldset ?disabled=${this.disabled} aria-label=${words.settings}>
      ${this.typed('trials')}
      <label>${words.fields.error}<select name="error" @change=${(event: Event) => this.set({ error: [null, ...errors][(event.target as HTMLSelectElement).selectedIndex] ?? null })}>
        ${[null, ...errors].map((each) => html`<option ?selected=${each === error}>${each === null ? words.noError : `≤ ${formatThousandths(each)}`}</option>`)}</select></label>
      <label>${words.fields.plies}<select name="plies" @change=${(event: Event) => this.set({ plies: (event.target as HTMLSelectElement).selectedIndex as 0 | 1 })}>
        ${DEPTHS.map((each) => html`<option ?selected=${each === plies}>${texts().app.plies(each)}</option>`)}</select></label>
      ${this.renderCube()}
      ${this.typed('truncation')}${this.typed('seed')}
      ${this.check('luck')}${this.alone ? nothing : this.check('sure')}
    </fieldset>`;
  }
}
