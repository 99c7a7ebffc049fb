/** Share: a position as a link, as IDs, as a picture, on a printed sheet; the match it comes from as a link. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { cubeOf } from '../../core/preset-board.ts';
import type { NardBoard } from '../../elements/board/define.ts';
import '../../elements/board/define.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { makeSituationId } from '../../formats/situation-id.ts';
import { texts } from '../../i18n/index.ts';
import { directionOf, numberingOf, schemeOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { copyAndTell } from '../copy.ts';
import { icon } from '../icons.ts';
import { makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { positionTitle } from '../titles.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { idsOf } from './ids.ts';
import { LONGEST_LINK, packMatch } from './pack-match.ts';
import type { Shared } from './share-session.ts';

/** A link to the match, not made yet, or too long to be one. */
type MatchLink = string | 'making' | 'too_long';

@customElement('nard-share-dialog')
export class ShareDialog extends LitElement {
  @property({ attribute: false }) session!: Session;
  @state() private matchLink: MatchLink = 'making';
  @query('dialog') private readonly dialog!: HTMLDialogElement;
  @query('nard-board') private readonly board!: NardBoard;
  private packed: Shared | null = null;

  static override styles = [baseStyles, controlStyles, css`
    dialog { width: min(560px, calc(100vw - 24px)); max-height: calc(100dvh - 24px); padding: 0; border: 1px solid var(--nard-line); border-radius: 16px; background: var(--nard-raised); color: var(--nard-ink); overflow: auto; }
    dialog::backdrop { background: color-mix(in srgb, black 45%, transparent); }
    .body { padding: 16px 20px 20px; display: grid; gap: 14px; }
    .line { display: grid; gap: 4px; }
    .line label { font-size: 13px; color: var(--nard-muted); }
    .line input { flex: 1 1 auto; min-width: 0; font-family: ui-monospace, monospace; font-size: 13px; }
    .sheet { border-top: 1px solid var(--nard-line); padding-top: 12px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.share.cell, this.session.share.sheet, this.session.settings, this.session.bottom]);
  }

  override updated(_changed: PropertyValues<this>): void {
    const shared = this.session.share.cell.get();
    if (shared && !this.dialog.open) this.dialog.showModal();
    else if (!shared && this.dialog.open) this.dialog.close();
    if (!shared || shared === this.packed) return;
    this.packed = shared;
    if (shared.match) void this.pack(shared, shared.match);
  }

  private async pack(shared: Shared, { record, at }: NonNullable<Shared['match']>): Promise<void> {
    this.matchLink = 'making';
    const packed = await packMatch(record);
    if (this.packed === shared) this.matchLink = packed.length > LONGEST_LINK ? 'too_long' : this.addressOf(makeRoute({ screen: 'review', match: null, at, packed }));
  }

  private readonly addressOf = (hash: string): string => new URL(hash, document.baseURI).href;

  private renderText(name: string, id: string, text: string): TemplateResult {
    return html`<div class="line"><label for=${id}>${name}</label><div class="row">
      <input id=${id} readonly .value=${text} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      <button aria-label=${texts().share.copyOf(name)} title=${texts().share.copy} @click=${() => void copyAndTell(this.session.notices, name, text)}>${icon('copy')}</button></div></div>`;
  }

  private async savePicture(kind: 'svg' | 'png', name: string): Promise<void> {
    const { services, notices } = this.session;
    try {
      services.saveFile(kind === 'svg' ? new Blob([await this.board.toSVG()], { type: 'image/svg+xml' }) : await this.board.toPNG(), `${name}.${kind}`);
    } catch {
      notices.show({ kind: 'error', text: texts().share.noPicture });
    }
  }

  private renderBoard({ situation, arrows }: Shared): TemplateResult {
    const settings = this.session.settings.get();
    const { game } = situation.position;
    return html`<nard-board .setup=${situation.position} .turn=${situation.turn} .roll=${situation.roll} .phase=${situation.phase} .preset=${situation.preset ?? null} .cube=${cubeOf(game, situation.cube)} .score=${situation.score}
      .perspective=${this.session.bottom.get()} .direction=${directionOf(game, settings)} .numbering=${numberingOf(schemeOf(game, situation.preset, settings))} .arrows=${arrows}></nard-board>`;
  }

  private renderMatch(): TemplateResult | typeof nothing {
    const words = texts().share;
    if (this.matchLink === 'making') return html`<p class="muted small">${words.making}</p>`;
    return this.matchLink === 'too_long' ? html`<p class="muted small">${words.matchTooLong}</p>` : this.renderText(words.matchLink, 'match-link', this.matchLink);
  }

  private renderSheet(id: string): TemplateResult {
    const words = texts().share;
    const { share } = this.session;
    const ids = share.sheet.get();
    return html`<div class="row wrap sheet">
      <button ?disabled=${share.isFull} @click=${() => share.addToSheet(id)}>${icon('plus')}${words.addToSheet}</button>
      <button ?disabled=${ids.length === 0} @click=${() => { share.close(); this.session.go({ screen: 'sheet', ids, perPage: null }); }}>${icon('print')}${words.openSheet}</button>
      <span class="muted small" role="status">${words.onSheet(ids.length)}</span></div>`;
  }

  private renderBody(shared: Shared): TemplateResult {
    const words = texts().share;
    const { situation } = shared;
    const title = positionTitle(situation);
    const link = this.addressOf(this.session.addressOf(situation));
    return html`<div class="body">
      <div class="row spread"><h2>${words.title}</h2><button class="quiet icon-only" aria-label=${words.close} title=${words.close} @click=${() => this.dialog.close()}>${icon('close')}</button></div>
      ${this.renderBoard(shared)}
      ${this.renderText(words.link, 'position-link', link)}
      ${shared.match ? this.renderMatch() : nothing}
      ${idsOf(situation).map(({ name, id }) => this.renderText(texts().app.analyse[name], name, id))}
      <p class="muted small">${words.linkHelp}</p>
      <div class="row wrap">
        <button @click=${() => void this.savePicture('png', title)}>${icon('download')}PNG</button>
        <button @click=${() => void this.savePicture('svg', title)}>${icon('download')}SVG</button>
        ${'share' in navigator ? html`<button @click=${() => void navigator.share({ title, url: link }).catch(() => {})}>${icon('share')}${words.send}</button>` : nothing}
      </div>
      ${this.renderSheet(makeSituationId(situation))}
    </div>`;
  }

  override render(): TemplateResult {
    const shared = this.session.share.cell.get();
    return html`<dialog aria-label=${texts().share.title} @close=${() => this.session.share.close()}
      @click=${(event: Event) => { if (event.target === this.dialog) this.dialog.close(); }}>${shared ? this.renderBody(shared) : nothing}</dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-share-dialog': ShareDialog;
  }
}
