/** Which match equities numbers are made by: those that come along, and tables that a person brings. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isMetId, MET_IDS, MET_NAMES } from '../core/met/known.ts';
import { metLength } from '../core/met/table.ts';
import { fail } from '../core/result.ts';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { parseMetXml } from '../formats/met-xml.ts';
import { texts } from '../i18n/index.ts';
import { withMet, withoutMet } from './chosen-met.ts';
import { icon } from './icons.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

/** The largest table takes a quarter of it. */
const LARGEST_FILE = 400_000;

/**
 * @fires nard-met - what changes of the settings
 * @fires nard-met-removed - the table that was taken away
 */
@customElement('nard-met-choice')
export class MetChoice extends LitElement {
  @property({ attribute: false }) settings: Settings = DEFAULT_SETTINGS;
  /** What became of the last file. */
  @state() private said: { readonly text: string; readonly isWrong: boolean } | null = null;

  static override styles = [baseStyles, controlStyles, css`
    :host { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 20px; }
    .words { flex: 1 1 260px; }
    .choice { display: flex; flex-wrap: wrap; gap: 8px; }
    select { max-width: 100%; }
    .said { flex-basis: 100%; } .said.wrong { color: var(--nard-blunder); overflow-wrap: anywhere; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private change(change: Partial<Settings>): void {
    this.dispatchEvent(new CustomEvent('nard-met', { detail: change }));
  }

  /** Reads a table; a file that is none is refused with the reason and changes nothing. */
  private async take(file: File): Promise<void> {
    const { app: { settings: words }, errors } = texts();
    const read = file.size > LARGEST_FILE ? fail('met_malformed', { what: 'length' }) : parseMetXml(await file.text());
    if (!read.ok) {
      this.said = { text: words.metRefused({ file: file.name, reason: errors[read.error.code](read.error.facts) }), isWrong: true };
      return;
    }
    const table = { ...read.value, name: read.value.name || file.name.replace(/\.[^.]*$/, '').slice(0, 80) || words.metUnnamed };
    this.change(withMet(this.settings, table));
    this.said = { text: words.metImported(table.name), isWrong: false };
  }

  private readonly pick = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void this.take(file).finally(() => { input.value = ''; });
  };

  private takeAway(met: string): void {
    this.said = null;
    const table = this.settings.ownMets.find(({ id }) => id === met);
    this.change(withoutMet(this.settings, met));
    if (table) this.dispatchEvent(new CustomEvent('nard-met-removed', { detail: table }));
  }

  private choose(met: string): void {
    this.said = null;
    this.change({ met });
  }

  override render(): TemplateResult {
    const words = texts().app.settings;
    const { met, ownMets } = this.settings;
    const own = ownMets.map((table) => ({ id: table.id, name: `${table.name}, ${words.metLength(metLength(table))}` }));
    const all = [...MET_IDS.map((id) => ({ id: id as string, name: MET_NAMES[id] })), ...own];
    return html`<div class="words"><h3 id="name">${words.met}</h3><p class="muted small">${words.metHelp}</p></div>
      <div class="choice"><select aria-labelledby="name" @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}>
        ${all.map(({ id, name }) => html`<option value=${id} ?selected=${id === met}>${name}</option>`)}</select>
        ${isMetId(met) ? nothing : html`<button class="quiet" @click=${() => this.takeAway(met)}>${words.metRemove}</button>`}
        <button title=${words.metImportHelp} @click=${() => this.renderRoot.querySelector<HTMLInputElement>('#file')!.click()}>${icon('file')}${words.metImport}</button>
        <input id="file" type="file" accept=".xml,text/xml,application/xml" hidden @change=${this.pick} /></div>
      <p class="muted small">${words.metImportHelp}</p>
      <div class="said small ${this.said?.isWrong ? 'wrong' : ''}" role="status">${this.said?.text ?? nothing}</div>`;
  }
}
