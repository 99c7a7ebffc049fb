/** Share: a position as a link, as IDs, as a picture, on a printed sheet; the match it comes from as a link. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { makePlay } from '../../core/play.ts';
import { cubeOf } from '../../core/preset-board.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { NardBoard } from '../../elements/board/define.ts';
import '../../elements/board/define.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { makeSituationId } from '../../formats/situation-id.ts';
import { makeTextDiagram } from '../../formats/text-diagram-make.ts';
import { texts } from '../../i18n/index.ts';
import { directionOf, numberingOf, schemeOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { copyAndTell } from '../copy.ts';
import { icon } from '../icons.ts';
import { makeRoute, type Place } from '../routes.ts';
import type { Session } from '../session.ts';
import { positionTitle } from '../titles.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import type { EmbedContent } from './embed-code.ts';
import { idsOf } from './ids.ts';
import { LONGEST_LINK, packMatch } from './pack-match.ts';
import type { Shared } from './share-session.ts';

/** A link to the match, to its game where the match is too long, or none. */
type MatchLink = { readonly kind: 'making' | 'too_long' } | { readonly kind: 'match' | 'game'; readonly address: string };
/** It as a question; null = nothing can be asked, or nobody has looked. */
type Asked = { readonly address: string; /** As a quiz has them. */ readonly options: string | null } | null;

@customElement('nard-share-dialog')
export class ShareDialog extends LitElement {
  @property({ attribute: false }) session!: Session;
  @state() private matchLink: MatchLink = { kind: 'making' };
  @state() private asked: Asked = null;
  @state() private embedding: 'closed' | 'loading' | 'loaded' | 'failed' = 'closed';
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
    summary { cursor: pointer; font-weight: 600; min-height: 32px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.share.cell, this.session.share.sheet, this.session.settings, this.session.bottom]);
  }

  protected override updated(): void {
    const shared = this.session.share.cell.get();
    if (shared && !this.dialog.open) this.dialog.showModal();
    else if (!shared && this.dialog.open) this.dialog.close();
  }

  protected override willUpdate(): void {
    const shared = this.session.share.cell.get();
    if (shared === this.packed) return;
    this.packed = shared;
    this.asked = null;
    this.embedding = 'closed';
    if (!shared) return;
    if (shared.match) void this.pack(shared, shared.match);
    if (shared.puzzle) void this.ask(shared, shared.puzzle);
  }

  private async pack(shared: Shared, { record, at }: NonNullable<Shared['match']>): Promise<void> {
    this.matchLink = { kind: 'making' };
    const link = (await this.linkTo('match', record, at)) ?? (await this.linkTo('game', { ...record, games: record.games.slice(at.game, at.game + 1) }, { ...at, game: 0 }));
    if (this.packed === shared) this.matchLink = link ?? { kind: 'too_long' };
  }

  private async linkTo(kind: 'match' | 'game', record: MatchRecord, at: Place): Promise<MatchLink | null> {
    const packed = await packMatch(record);
    return packed.length > LONGEST_LINK ? null : { kind, address: this.addressOf(makeRoute({ screen: 'review', match: null, at, packed })) };
  }

  private async ask(shared: Shared, make: NonNullable<Shared['puzzle']>): Promise<void> {
    try {
      const made = await make();
      if (!made.ok) return;
      const [{ packPuzzle }, { quizOptions }, { openPuzzle }] = await Promise.all([import('./pack-puzzle.ts'), import('./quiz-options.ts'), import('../../study/open-puzzle.ts')]);
      const packed = await packPuzzle(made.value);
      const open = openPuzzle(made.value, this.session.services.bookOf);
      if (this.packed !== shared || !open.ok) return;
      this.asked = { address: this.addressOf(makeRoute({ screen: 'train', puzzle: packed })), options: quizOptions(open.value) };
    } catch {
      // Without its code there is no such link; the others are there.
    }
  }

  private async embed(isOpen: boolean): Promise<void> {
    this.embedding = isOpen ? 'loading' : 'closed';
    if (!isOpen) return;
    const found = await import('./embed-panel.ts').then(() => 'loaded' as const, () => 'failed' as const);
    if (this.embedding === 'loading') this.embedding = found;
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
    switch (this.matchLink.kind) {
      case 'making': return html`<p class="muted small">${words.making}</p>`;
      case 'too_long': return html`<p class="muted small">${words.matchTooLong}</p>`;
      case 'match': return this.renderText(words.matchLink, 'match-link', this.matchLink.address);
      case 'game': return this.renderText(words.gameLink, 'match-link', this.matchLink.address);
    }
  }

  private renderPuzzle(): TemplateResult {
    const words = texts().share;
    return this.asked ? this.renderText(words.puzzleLink, 'puzzle-link', this.asked.address) : html`<p class="muted small">${words.noPuzzle}</p>`;
  }

  private renderEmbed({ situation, arrows }: Shared, title: string): TemplateResult {
    const words = texts().share.embed;
    // One play: the best where there is more than one.
    const tone = arrows.some((arrow) => arrow.tone === 'good') ? 'good' : arrows[0]?.tone;
    const play = makePlay(arrows.filter((arrow) => arrow.tone === tone).map(({ from, to }) => ({ from, to, hit: false })));
    const content: EmbedContent = { id: makeSituationId(situation), title, arrows: play, options: this.asked?.options ?? null, asksNumber: this.asked?.options === null };
    return html`<details class="sheet" @toggle=${(event: Event) => void this.embed((event.target as HTMLDetailsElement).open)}>
      <summary>${words.open}</summary>
      ${this.embedding === 'loaded' ? html`<nard-embed-panel .session=${this.session} .content=${content}></nard-embed-panel>` : nothing}
      ${this.embedding === 'loading' ? html`<p class="muted small" role="status">${texts().app.loading}</p>` : nothing}
      ${this.embedding === 'failed' ? html`<p role="alert">${words.failed}</p>` : nothing}</details>`;
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
      ${shared.puzzle ? this.renderPuzzle() : nothing}
      ${idsOf(situation).map(({ name, id }) => this.renderText(texts().app.analyse[name], name, id))}
      <p class="muted small">${words.linkHelp}</p>
      <div class="row wrap">
        <button @click=${() => void this.savePicture('png', title)}>${icon('download')}PNG</button>
        <button @click=${() => void this.savePicture('svg', title)}>${icon('download')}SVG</button>
        <button @click=${() => void copyAndTell(this.session.notices, words.drawn, `${makeTextDiagram(situation)}\n\n${makeSituationId(situation)}`)}>${icon('copy')}${words.drawn}</button>
        ${'share' in navigator ? html`<button @click=${() => void navigator.share({ title, url: link }).catch(() => {})}>${icon('share')}${words.send}</button>` : nothing}
      </div>
      ${this.renderEmbed(shared, title)}
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
