/** Which game stands on the board and by which rules: long nard’s presets, or its options one by one. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { CUSTOM_PRESET, GAMES, type Game, type PresetRef } from '../core/games.ts';
import { BEAROFFS, BLOCKS, HEADS, NARDEON_RULES, TRANSIENTS, type LongRules } from '../core/long-rules.ts';
import { LONG_PRESETS, rulesOf } from '../core/presets.ts';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { texts } from '../i18n/index.ts';
import { presetOf, startDraft, withGame, withPreset, type Draft } from './draft.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

const LARGER_DIE = [true, false] as const;

/** Asks for changes through `edit`. */
@customElement('nard-game-picker')
export class GamePicker extends LitElement {
  @property({ attribute: false }) draft: Draft = startDraft();
  /** Of the draft; an attribute for the style. */
  @property({ reflect: true }) game: Game = 'short';
  @property({ attribute: false }) edit: (change: (draft: Draft) => Draft) => void = () => {};

  static override styles = [baseStyles, controlStyles, css`
    :host { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: end; min-width: 0; max-width: 100%; }
    :host([game='long']) { flex: 1 1 100%; }
    .field { display: flex; flex-direction: column; gap: 4px; min-width: 0; max-width: 100%; }
    select { max-width: min(100%, 320px); text-overflow: ellipsis; }
    .name { font-size: 12px; line-height: 16px; color: var(--nard-muted); }
    .about { flex: 1 1 100%; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private choice<T>(label: string, values: readonly T[], current: T, words: (value: T) => string, choose: (value: T) => void): TemplateResult {
    return html`<label class="field"><span class="name">${label}</span>
      <select @change=${(event: Event) => choose(values[(event.target as HTMLSelectElement).selectedIndex]!)}>
        ${values.map((value) => html`<option ?selected=${value === current}>${words(value)}</option>`)}</select></label>`;
  }

  private choosePreset(id: string): void {
    const { version } = LONG_PRESETS.find((each) => each.id === id) ?? { version: 1 };
    // Rules of one’s own begin as those that were played before.
    const preset = (draft: Draft): PresetRef => (id === CUSTOM_PRESET ? { id, version, rules: rulesOf(presetOf(draft)) ?? NARDEON_RULES } : { id, version });
    this.edit((draft) => withPreset(draft, preset(draft)));
  }

  private renderCustom(rules: LongRules): TemplateResult {
    const words = texts().play.form;
    const set = (change: Partial<LongRules>): void => this.edit((draft) => withPreset(draft, { ...presetOf(draft), rules: { ...rules, ...change } }));
    return html`
      ${this.choice(words.custom.head, HEADS, rules.head, (each) => words.heads[each], (head) => set({ head }))}
      ${this.choice(words.custom.block, BLOCKS, rules.block, (each) => words.blocks[each], (block) => set({ block }))}
      ${this.choice(words.custom.transient, TRANSIENTS, rules.transient, (each) => words.transients[each], (transient) => set({ transient }))}
      ${this.choice(words.custom.bearoff, BEAROFFS, rules.bearoff, (each) => words.bearoffs[each], (bearoff) => set({ bearoff }))}
      ${this.choice(words.custom.largerDie, LARGER_DIE, rules.largerDie, (each) => (each ? words.yes : words.no), (largerDie) => set({ largerDie }))}`;
  }

  private renderRules(): TemplateResult {
    const words = texts().play.form;
    const preset = presetOf(this.draft);
    const id = preset.rules ? CUSTOM_PRESET : preset.id;
    const ids = [...LONG_PRESETS.map((each) => each.id), CUSTOM_PRESET];
    return html`${this.choice(words.preset, ids, id, (each) => words.presets[each]!.name, (each) => this.choosePreset(each))}
      ${preset.rules ? this.renderCustom(preset.rules) : html`<p class="about small muted">${words.presets[id]?.about}</p>`}`;
  }

  override willUpdate(): void {
    this.game = this.draft.setup.game;
  }

  override render(): TemplateResult {
    const words = texts().play.form;
    const { game } = this;
    return html`<div class="field"><span class="name" id="game">${words.game}</span>
        <div class="segments" role="group" aria-labelledby="game">${GAMES.map((each) => html`
          <button aria-pressed=${each === game} @click=${() => this.edit((draft) => withGame(draft, each))}>${words.games[each]}</button>`)}</div></div>
      ${game === 'long' ? this.renderRules() : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-game-picker': GamePicker;
  }
}
