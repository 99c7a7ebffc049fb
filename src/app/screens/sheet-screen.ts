/** Diagrams on paper: one to six on a page, each with whose turn it is and its ID. The sheet is its address. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { cubeOf } from '../../core/preset-board.ts';
import type { Situation } from '../../core/situation.ts';
import '../../elements/board/define.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { readText } from '../../formats/detect.ts';
import { texts } from '../../i18n/index.ts';
import { directionOf, numberingOf, schemeOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { PER_PAGE, type PerPage } from '../routes.ts';
import type { Session } from '../session.ts';
import { positionTitle } from '../titles.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';

const USUAL: PerPage = 4;

interface Diagram {
  readonly id: string;
  /** null = the ID is none. */
  readonly situation: Situation | null;
}

const readDiagram = (id: string): Diagram => {
  const found = readText(id);
  return { id, situation: found.ok && found.value.kind === 'situation' ? found.value.situation : null };
};

/** In pages of so many. */
const pagesOf = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, page) => all.slice(page * size, (page + 1) * size));

@customElement('nard-sheet-screen')
export class SheetScreen extends LitElement {
  @property({ attribute: false }) session!: Session;

  static override styles = [baseStyles, controlStyles, css`
    .screen { max-width: 900px; margin: 0 auto; padding: 24px 20px 48px; display: grid; gap: 16px; }
    .paper { color-scheme: light; background: white; color: black; border: 1px solid var(--nard-line); padding: 24px; display: grid; gap: 20px 28px; align-content: start; grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .paper.per-1, .paper.per-2, .paper.per-3 { grid-template-columns: minmax(0, 1fr); }
    .paper.per-2 figure, .paper.per-3 figure { width: 74%; margin: 0 auto; }
    .paper.per-3 figure { width: 56%; }
    figure { margin: 0; display: grid; gap: 4px; break-inside: avoid; }
    figcaption { display: grid; gap: 2px; font-size: 13px; }
    .id { font-family: ui-monospace, monospace; font-size: 10px; overflow-wrap: anywhere; }
    @media (max-width: 760px) { .screen { padding: 16px 12px 32px; } .paper { padding: 12px; grid-template-columns: minmax(0, 1fr); } .paper figure { width: auto !important; } }
    @media print {
      .screen { max-width: none; padding: 0; display: block; }
      .head, .take { display: none; }
      .paper { border: 0; padding: 0; break-after: page; grid-template-columns: repeat(2, minmax(0, 1fr)); print-color-adjust: exact; }
      .paper.per-1, .paper.per-2, .paper.per-3 { grid-template-columns: minmax(0, 1fr); }
      .paper:last-child { break-after: auto; }
    }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.route, this.session.settings, this.session.bottom]);
  }

  /** The keyboard stays where it is, which is the next diagram’s button; at the end it goes to the one before, on an empty sheet to its name. */
  private async takeOff(index: number): Promise<void> {
    const { session } = this;
    const route = session.route.get();
    if (route.screen !== 'sheet') return;
    const id = route.ids[index]!;
    session.changeSheet((ids) => ids.toSpliced(index, 1));
    session.notices.offerUndo(texts().share.takenOff(index + 1), () => {
      session.go({ ...route, ids: session.share.sheet.get() });
      session.changeSheet((ids) => ids.toSpliced(index, 0, id));
    });
    await this.updateComplete;
    (this.renderRoot.querySelectorAll<HTMLElement>('.off')[Math.min(index, this.count - 1)] ?? this.renderRoot.querySelector('h1'))?.focus();
  }

  private get count(): number {
    const route = this.session.route.get();
    return route.screen === 'sheet' ? route.ids.length : 0;
  }

  private renderDiagram({ id, situation }: Diagram, index: number): TemplateResult {
    const words = texts().share;
    const settings = this.session.settings.get();
    const share = situation ? html`<button class="take quiet small" aria-label=${`${words.open}: ${index + 1}`} @click=${() => this.session.share.open({ situation, arrows: [], match: null, puzzle: null })}>${icon('share')}${words.open}</button>` : nothing;
    const take = html`<button class="take off quiet small" aria-label=${`${words.takeOff}: ${index + 1}`} @click=${() => void this.takeOff(index)}>${icon('remove')}${words.takeOff}</button>`;
    if (!situation) return html`<figure><p>${words.unreadable}</p><div class="id">${id}</div>${take}</figure>`;
    const { game } = situation.position;
    return html`<figure>
      <nard-board .setup=${situation.position} .turn=${situation.turn} .roll=${situation.roll} .phase=${situation.phase} .preset=${situation.preset ?? null} .cube=${cubeOf(game, situation.cube)} .score=${situation.score}
        .perspective=${this.session.bottom.get()} .direction=${directionOf(game, settings)} .numbering=${numberingOf(schemeOf(game, situation.preset, settings))}></nard-board>
      <figcaption><span><strong>${index + 1}.</strong> ${positionTitle(situation)}</span><span class="id">${id}</span></figcaption><div class="row wrap">${share}${take}</div></figure>`;
  }

  override render(): TemplateResult | typeof nothing {
    const route = this.session.route.get();
    if (route.screen !== 'sheet') return nothing;
    const words = texts().share;
    const perPage = route.perPage ?? USUAL;
    return html`<div class="screen">
      <div class="row wrap spread head"><div><h1 tabindex="-1">${words.sheetTitle}</h1><p class="muted small" role="status">${route.ids.length === 0 ? words.sheetEmpty : words.onSheet(route.ids.length)}</p></div>
        <div class="row wrap"><div class="segments" role="group" aria-label=${words.perPage}>${PER_PAGE.map((count) => html`
          <button aria-pressed=${count === perPage} aria-label=${words.perPageOf(count)} @click=${() => this.session.replaceSheet({ ...route, perPage: count })}>${count}</button>`)}</div>
          <button class="primary" ?disabled=${route.ids.length === 0} @click=${() => print()}>${icon('print')}${words.print}</button></div></div>
      ${pagesOf(route.ids.map(readDiagram), perPage).map((page, at) => html`<section class="paper per-${perPage}">${page.map((diagram, index) => this.renderDiagram(diagram, at * perPage + index))}</section>`)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-sheet-screen': SheetScreen;
  }
}
