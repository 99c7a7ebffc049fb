/** Review without a match: where to drop one, and those that were begun. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import type { MatchSummary } from '../../store/store.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { progressWords } from '../progress-words.ts';
import { makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { takenFiles } from '../taken-files.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';

const RECENT = 5;

@customElement('nard-review-empty')
export class ReviewEmpty extends LitElement {
  @property({ attribute: false }) session!: Session;

  static override styles = [baseStyles, controlStyles, css`
    .screen { max-width: 760px; margin: 0 auto; padding: 24px 20px 48px; display: grid; gap: 20px; }
    .zone { padding: 56px 28px; text-align: center; display: grid; justify-items: center; gap: 12px; border: 2px dashed var(--nard-edge); border-radius: 16px; background: var(--nard-raised); }
    .zone svg.icon { width: 44px; height: 44px; color: var(--nard-accent); }
    .zone p { max-width: 480px; }
    .choose { background: var(--nard-accent); border-color: var(--nard-accent); color: var(--nard-on-accent); font-weight: 600; min-height: 44px; padding: 0 20px; }
    label.choose:focus-within { outline-offset: 3px; }
    ul { list-style: none; margin: 8px 0 0; padding: 0; }
    li a { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; padding: 12px 16px; border-top: 1px solid var(--nard-line); color: inherit; text-decoration: none; }
    li:first-child a { border-top: 0; }
    li a:hover { background: var(--nard-accent-wash); }
    @media (max-width: 760px) { .screen { padding: 16px 12px 32px; } .zone { padding: 36px 16px; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.library.cell]);
  }

  private readonly choose = (event: Event): void => void this.session.intake.openFiles(takenFiles(event));

  private renderRecent(matches: readonly MatchSummary[]): TemplateResult | typeof nothing {
    const words = texts().review;
    if (matches.length === 0) return nothing;
    return html`<section><h2>${words.recent}</h2><ul class="card">${matches.map(({ id, title, progress }) => html`<li>
      <a href=${makeRoute({ screen: 'review', match: id, at: null })} @click=${(event: Event) => { event.preventDefault(); this.session.go({ screen: 'review', match: id, at: null }); }}>
        <span class="one-line">${title}</span><span class="small muted nowrap">${progressWords(progress.depths, progress.plies ?? 0, progress.done < progress.total ? words.progress(progress.done, progress.total) : words.complete(progress.total))}</span></a></li>`)}</ul></section>`;
  }

  override render(): TemplateResult {
    const words = texts().review;
    const matches = (this.session.library.cell.get() ?? []).filter((entry) => entry.kind === 'match').slice(0, RECENT);
    return html`<div class="screen">
      <h1>${words.title}</h1>
      <div class="zone">${icon('file')}<h2>${words.empty}</h2><p class="muted">${words.emptyHelp}</p>
        <label class="button choose">${words.chooseFile}<input class="unseen" type="file" multiple @change=${this.choose} /></label></div>
      ${this.renderRecent(matches)}
    </div>`;
  }
}
