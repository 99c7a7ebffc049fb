/** Embedding: an element with its options, as it will look, and the HTML for it. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { LANGUAGE_NAMES, LANGUAGES, texts } from '../../i18n/index.ts';
import { copyAndTell } from '../copy.ts';
import { icon } from '../icons.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { EMBEDDED, embedAttributes, embedCode, FORMS, LOOKS, WIDTHS, type EmbedChoice, type EmbedContent, type Width } from './embed-code.ts';
import { definePreviews } from './preview-elements.ts';

/** The looks themselves, as pages of others have them. */
const LOOKS_FILE = new URL('../../embed/nardscope.css?no-inline', import.meta.url).href;
const WIDTH_NAMES = Object.keys(WIDTHS) as readonly Width[];

@customElement('nard-embed-panel')
export class EmbedPanel extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) content!: EmbedContent;
  @state() private choice: EmbedChoice = { element: 'board', form: 'tag', width: 'full', look: 'auto', perspective: 0, language: null, plays: true };
  /** Where the files are; those beside the app by default. */
  @state() private base = new URL('embed/', document.baseURI).href;
  @query('.preview') private readonly preview!: HTMLElement;
  private shown = '';

  static override styles = [baseStyles, controlStyles, css`
    :host { display: grid; gap: 12px; }
    .fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 8px 12px; }
    .fields label:not(.check), .base label { display: grid; gap: 2px; font-size: 13px; color: var(--nard-muted); }
    .fields select, .base input { width: 100%; color: var(--nard-ink); }
    .preview { padding: 12px; border: 1px solid var(--nard-line); border-radius: 8px; background: var(--nard-surface); overflow: auto; }
    textarea { width: 100%; min-height: 120px; padding: 8px 10px; font: 12px/1.5 ui-monospace, monospace; color: inherit; background: var(--nard-sunken); border: 1px solid var(--nard-edge); border-radius: 8px; resize: vertical; overflow-wrap: anywhere; }
    .code { display: grid; gap: 6px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    definePreviews(this.session.services.engine);
    this.choice = { ...this.choice, perspective: this.session.bottom.get() };
  }

  /** What was chosen, as far as it can be had of this position. */
  private get chosen(): EmbedChoice {
    return this.choice.element === 'quiz' && this.content.options === null ? { ...this.choice, element: 'board' } : this.choice;
  }

  /** The element is made anew for each choice, of the very attributes that the HTML has. */
  protected override updated(): void {
    const { chosen, content } = this;
    const attributes = embedAttributes(chosen, content);
    const shown = JSON.stringify([chosen.element, attributes]);
    if (shown === this.shown) return;
    this.shown = shown;
    const element = document.createElement(`nard-${chosen.element}`);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.append(content.title);
    this.preview.replaceChildren(element);
  }

  private renderChoice<K extends 'element' | 'form' | 'width' | 'look'>(name: K, values: readonly EmbedChoice[K][], words: Readonly<Record<EmbedChoice[K], string>>, lacking: EmbedChoice[K] | null = null): TemplateResult {
    const chosen = this.chosen[name];
    return html`<label>${texts().share.embed[name]}<select id=${name} @change=${(event: Event) => { this.choice = { ...this.choice, [name]: (event.target as HTMLSelectElement).value }; }}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === chosen} ?disabled=${value === lacking}>${words[value]}</option>`)}</select></label>`;
  }

  override render(): TemplateResult {
    const words = texts().share.embed;
    const { chosen, content } = this;
    const code = embedCode(chosen, content, this.base);
    return html`<link rel="stylesheet" href=${LOOKS_FILE} />
      <div class="fields">
        ${this.renderChoice('element', EMBEDDED, words.elements, content.options === null ? 'quiz' : null)}
        ${this.renderChoice('form', FORMS, words.forms)}
        ${this.renderChoice('width', WIDTH_NAMES, words.widths)}
        ${this.renderChoice('look', LOOKS, words.looks)}
        <label>${words.perspective}<select id="perspective" @change=${(event: Event) => { this.choice = { ...this.choice, perspective: (event.target as HTMLSelectElement).selectedIndex === 1 ? 1 : 0 }; }}>
          ${texts().app.sides.map((side, at) => html`<option ?selected=${at === chosen.perspective}>${side}</option>`)}</select></label>
        <label>${words.language}<select id="language" @change=${(event: Event) => { this.choice = { ...this.choice, language: LANGUAGES[(event.target as HTMLSelectElement).selectedIndex - 1] ?? null }; }}>
          <option ?selected=${chosen.language === null}>${words.pageLanguage}</option>${LANGUAGES.map((language) => html`<option lang=${language} ?selected=${language === chosen.language}>${LANGUAGE_NAMES[language]}</option>`)}</select></label>
      </div>
      ${chosen.element === 'board' ? html`<label class="check"><input id="plays" type="checkbox" .checked=${chosen.plays} @change=${(event: Event) => { this.choice = { ...this.choice, plays: (event.target as HTMLInputElement).checked }; }} />${words.plays}</label>` : nothing}
      ${content.options === null ? html`<p class="muted small">${content.asksNumber ? words.number : texts().share.noPuzzle}</p>` : nothing}
      <div class="preview" role="group" aria-label=${words.preview}></div>
      <div class="code"><div class="row spread"><label class="small muted" for="code">${words.code}</label>
        <button class="quiet" @click=${() => void copyAndTell(this.session.notices, words.code, code)}>${icon('copy')}${texts().share.copy}</button></div>
        <textarea id="code" readonly spellcheck="false" .value=${code} @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea></div>
      <div class="base"><label>${words.base}<input id="base" type="url" autocomplete="off" spellcheck="false" .value=${this.base} @change=${(event: Event) => { const { value } = event.target as HTMLInputElement; this.base = value === '' || value.endsWith('/') ? value : `${value}/`; }} /></label>
        <p class="muted small">${words.baseHelp}</p></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-embed-panel': EmbedPanel;
  }
}
