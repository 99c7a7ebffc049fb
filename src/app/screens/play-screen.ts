/** Play: a new match, or the one on the table. */
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Game } from '../../core/games.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import '../play/chouette-page.ts';
import '../play/play-form.ts';
import { playOf } from '../play/play-of.ts';
import { DEFAULT_SETUP, hasEngine, type PlaySetup } from '../play/play-setup.ts';
import '../play/play-table.ts';
import type { Session } from '../session.ts';
import { baseStyles } from '../ui-styles.ts';

@customElement('nard-play-screen')
export class PlayScreen extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** The form lies over the match on the table. */
  @property({ attribute: false }) choosing = false;

  /** What a first match is set up as: kept, since the form begins anew with another. */
  private first = DEFAULT_SETUP;

  static override styles = [baseStyles];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [playOf(this.session).cell, this.session.route, this.session.facts.playTimes, this.session.settings]);
  }

  override willUpdate(): void {
    const { strength } = this.session.settings.get();
    if (strength !== this.first.strength) this.first = { ...this.first, strength };
  }

  private async begin(setup: PlaySetup): Promise<void> {
    const begun = await playOf(this.session).begin(setup);
    if (!begun.ok) return this.session.notices.tellError(begun.error);
    this.choosing = false;
    // One plays from the near side.
    if (hasEngine(setup)) {
      this.session.bottom.set(setup.seats[0] === 'human' ? 0 : 1);
      this.session.choose({ strength: setup.strength });
    }
    scrollTo(0, 0);
  }

  override render(): TemplateResult {
    const route = this.session.route.get();
    if (route.screen === 'play' && route.part === 'chouette') return html`<nard-chouette .session=${this.session}></nard-chouette>`;
    const state = playOf(this.session).cell.get();
    switch (state.kind) {
      case 'loading':
        return html`<h1 class="unseen">${texts().play.title}</h1>`;
      case 'playing':
        if (!this.choosing) return html`<nard-play-table .session=${this.session} .play=${playOf(this.session)} @nard-new=${() => { this.choosing = true; }}></nard-play-table>`;
        return this.renderForm(state.table.setup, true);
      case 'none':
        return this.renderForm(this.first, false);
    }
  }

  private renderForm(initial: PlaySetup, canGoBack: boolean): TemplateResult {
    return html`<nard-play-form .initial=${initial} ?canGoBack=${canGoBack} .times=${this.session.facts.playTimes.get()} @nard-untimed=${(event: CustomEvent<Game>) => void this.session.facts.timePlays(event.detail)}
      @nard-back=${() => { this.choosing = false; }} @nard-start=${(event: CustomEvent<PlaySetup>) => void this.begin(event.detail)}></nard-play-form>`;
  }
}
