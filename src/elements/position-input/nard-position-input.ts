import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { decodeText } from '../../formats/decode.ts';
import { texts } from '../../i18n/index.ts';
import { emit } from '../shared/emit.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { baseStyles, buttonStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';

/** What was given to open. */
export interface GivenText {
  readonly text: string;
  /** Of the file; null when it was typed or pasted. */
  readonly name: string | null;
}

export interface GivenFiles {
  readonly files: readonly File[];
}

/**
 * One field for everything that can be read: IDs, match texts, files. It reads nothing itself.
 *
 * @fires nard-text - `{ text, name }`: Enter, the button, a paste of the whole, or a file.
 * @fires nard-files - `{ files }`: several at once, unread.
 */
export class NardPositionInput extends LitElement {
  static override styles = [baseStyles, buttonStyles, css`
    form { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 8px; align-items: center; position: relative; }
    input.field { font: 13px/20px ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; min-width: 0; width: 100%; min-height: 36px; padding: 0 10px; color: inherit; background: ${colour('raised')}; border: 1px solid ${colour('edge')}; border-radius: 8px; }
    input.field[aria-invalid='true'] { border-color: ${colour('blunder')}; }
    input.field::placeholder { color: ${colour('muted')}; opacity: 1; }
    .error { margin: 6px 2px 0; color: ${colour('blunder')}; font-size: 13px; line-height: 18px; }
    .drop { position: absolute; inset: -2px; display: grid; place-items: center; border: 2px dashed ${colour('accent')}; border-radius: 10px; background: ${colour('accent-wash')}; color: ${colour('accent-ink')}; font-weight: 600; pointer-events: none; }
    @media (pointer: coarse) { button, input.field { min-height: 44px; } input.field { font-size: 16px; } }
  `];

  /** What is open now, as an ID; the field shows it until somebody types. */
  @property() value = '';
  /** A sentence under the field; empty = none. */
  @property() error = '';
  @state() private typed: string | null = null;
  /** The whole of a paste, whose first line the field shows. */
  private pasted = '';
  @state() private dragging = false;
  @query('.field') private readonly field!: HTMLInputElement;
  @query('.files') private readonly files!: HTMLInputElement;

  constructor() {
    super();
    new LanguageController(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('value')) this.forget();
  }

  /** What was typed is done with: the field shows its value again. */
  forget(): void {
    this.typed = null;
    this.pasted = '';
  }

  private give(text: string, name: string | null = null): void {
    if (text.trim() !== '') emit<GivenText>(this, 'nard-text', { text, name });
  }

  /** A match has many lines, which a field would join: the clipboard is read before the field does. */
  private paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const { selectionStart, selectionEnd, value } = this.field;
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    if (!replacesAll && !text.includes('\n')) return;
    event.preventDefault();
    this.typed = text.split('\n', 1)[0]!.trim();
    this.pasted = text;
    this.give(text);
  }

  /** Several files are whoever listens’ to read: this field holds one text. */
  private async read(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (files.length > 1) emit<GivenFiles>(this, 'nard-files', { files });
    else if (file) this.give(decodeText(new Uint8Array(await file.arrayBuffer())), file.name);
  }

  private drop(event: DragEvent): void {
    this.dragging = false;
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (files.length === 0 && !text) return;
    event.preventDefault();
    event.stopPropagation();
    if (files.length > 0) void this.read(files);
    else this.give(text);
  }

  private submit(event: Event): void {
    event.preventDefault();
    // Enter right after a paste means all of its lines.
    this.give(this.pasted || this.field.value);
  }

  private keyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.typed === null) return;
    event.stopPropagation();
    this.forget();
  }

  protected override render(): TemplateResult {
    const words = texts().board.input;
    return html`
      <form @submit=${this.submit} @drop=${this.drop} @dragover=${(event: DragEvent) => { event.preventDefault(); this.dragging = true; }} @dragleave=${() => { this.dragging = false; }}>
        <input class="field" type="text" spellcheck="false" autocomplete="off" autocapitalize="off" dir="ltr" enterkeyhint="go"
          aria-label=${words.label} placeholder=${words.placeholder} .value=${live(this.typed ?? this.value)}
          aria-invalid=${this.error !== ''} aria-describedby=${this.error ? 'error' : nothing}
          @focus=${() => this.field.select()} @input=${() => { this.typed = this.field.value; this.pasted = ''; }} @paste=${this.paste} @keydown=${this.keyDown}>
        <button type="submit">${words.open}</button>
        <button type="button" @click=${() => this.files.click()}>${words.file}</button>
        <input class="files" type="file" multiple hidden @change=${() => { void this.read([...(this.files.files ?? [])]); this.files.value = ''; }}>
        ${this.dragging ? html`<div class="drop">${words.drop}</div>` : nothing}
      </form>
      ${this.error ? html`<p class="error" id="error" role="alert">${this.error}</p>` : nothing}
    `;
  }
}
