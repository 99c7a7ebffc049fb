/** Settings: each choice is applied and kept at once. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { GAMES } from '../../core/games.ts';
import type { MatchEquityTable } from '../../core/met/table.ts';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../../analysis/match-analysis.ts';
import { formatThousandths } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import type { EngineInfo, Plies } from '../../engine/protocol.ts';
import type { Strength } from '../../engine/strength-presets.ts';
import { LANGUAGE_NAMES, LANGUAGES, texts, type Language } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { withMet } from '../chosen-met.ts';
import { parseDecimal } from '../decimal.ts';
import '../depth-select.ts';
import { icon } from '../icons.ts';
import { HELP_PARTS, makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { takenFiles } from '../taken-files.ts';
import { DIRECTIONS, isThresholds, LONG_DIRECTIONS, LONG_NUMBERINGS, THEMES, type Settings } from '../settings.ts';
import '../strength-select.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import '../met-choice.ts';

const SIZES = ['doubtful', 'error', 'blunder'] as const;

/** English as XG writes it: without the zero before the point. */
const lossText = (loss: number): string => formatThousandths(loss).replace(/^0\./, '.');

@customElement('nard-settings-screen')
export class SettingsScreen extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** What was typed and is not right yet. */
  @state() private wrong: Readonly<Record<keyof Thresholds, string>> | null = null;

  static override styles = [baseStyles, controlStyles, css`
    .screen { max-width: 760px; margin: 0 auto; padding: 24px 20px 48px; display: grid; gap: 20px; }
    section { padding: 8px 20px; }
    section h2 { padding: 12px 0 4px; }
    .line { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 20px; padding: 12px 0; }
    .line + .line { border-top: 1px solid var(--nard-line); }
    .words { flex: 1 1 260px; }
    .losses { display: grid; grid-template-columns: repeat(3, auto); gap: 4px 12px; align-items: end; }
    .losses label { display: grid; gap: 4px; font-size: 13px; }
    .losses input { width: 84px; color: var(--nard-ink); }
    .made { font-size: 12px; line-height: 16px; overflow-wrap: anywhere; }
    .help { padding-bottom: 12px; }
    .wrong { flex-basis: 100%; color: var(--nard-blunder); }
    @media (max-width: 760px) { .screen { padding: 16px 12px 32px; gap: 14px; } section { padding: 4px 14px; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.settings, this.session.offline, this.session.facts.info, this.session.facts.longInfo, this.session.facts.playTimes]);
  }

  override firstUpdated(): void {
    void this.session.facts.timePlays('short');
  }

  private choose(change: Partial<Settings>): void {
    this.session.choose(change);
  }

  private readonly typeLoss = (): void => {
    const typed = Object.fromEntries(SIZES.map((size) => [size, this.renderRoot.querySelector<HTMLInputElement>(`#loss-${size}`)!.value])) as Record<keyof Thresholds, string>;
    const thresholds = Object.fromEntries(SIZES.map((size) => [size, parseDecimal(typed[size])]));
    if (isThresholds(thresholds)) {
      this.wrong = null;
      this.choose({ thresholds });
    } else this.wrong = typed;
  };

  private resetThresholds(): void {
    this.wrong = null;
    const { thresholds } = this.session.settings.get();
    this.choose({ thresholds: DEFAULT_THRESHOLDS });
    const usual = SIZES.map((size) => lossText(DEFAULT_THRESHOLDS[size])).join(' / ');
    if (SIZES.some((size) => thresholds[size] !== DEFAULT_THRESHOLDS[size])) this.session.notices.offerUndo(`${texts().app.settings.thresholds}: ${usual}`, () => this.choose({ thresholds }));
  }

  private readonly restore = (event: Event): void => void this.session.intake.openFiles(takenFiles(event));

  private renderThresholds({ thresholds }: Settings): TemplateResult {
    const words = texts().app.settings;
    return html`<div class="line">
      <div class="words"><h3>${words.thresholds}</h3><p class="muted small">${words.thresholdsHelp}</p></div>
      <div class="losses">${SIZES.map((size) => html`<label class="mark-${size}"><span>${texts().review.markGlyphs[size]} ${texts().review.marks[size]}</span>
        <input id="loss-${size}" inputmode="decimal" autocomplete="off" aria-invalid=${this.wrong ? 'true' : nothing} aria-describedby="losses-wrong"
          .value=${this.wrong?.[size] ?? lossText(thresholds[size])} @change=${this.typeLoss} /></label>`)}</div>
      <div id="losses-wrong" class="wrong small" role="status">${this.wrong ? words.thresholdsWrong : nothing}</div>
      <button class="quiet" @click=${() => this.resetThresholds()}>${words.thresholdsReset}</button>
    </div>`;
  }

  private renderDepth(name: 'plies' | 'matchPlies', settings: Settings): TemplateResult {
    const words = texts().app.settings;
    return html`<div class="line"><h3 class="words">${words[name]}</h3>
      <nard-depth-select label=${words[name]} .plies=${settings[name]} @nard-depth=${(event: CustomEvent<Plies>) => this.choose({ [name]: event.detail })}></nard-depth-select></div>`;
  }

  private renderChoice<K extends 'theme' | 'direction'>(name: K, values: readonly Settings[K][], labels: Readonly<Record<string, string>>, settings: Settings): TemplateResult {
    const words = texts().app.settings;
    return html`<div class="line"><h3 class="words" id="name-${name}">${words[name]}</h3><div class="segments" role="group" aria-labelledby="name-${name}">${values.map((value) => html`
      <button aria-pressed=${settings[name] === value} @click=${() => this.choose({ [name]: value })}>${labels[value]}</button>`)}</div></div>`;
  }

  private renderList<K extends 'longDirection' | 'longNumbering'>(name: K, values: readonly Settings[K][], labels: Readonly<Record<Settings[K], string>>, settings: Settings): TemplateResult {
    return html`<label class="line"><h3 class="words">${texts().app.settings[name]}</h3>
      <select @change=${(event: Event) => this.choose({ [name]: values[(event.target as HTMLSelectElement).selectedIndex]! })}>
        ${values.map((value) => html`<option ?selected=${settings[name] === value}>${labels[value]}</option>`)}</select></label>`;
  }

  private renderSwitch(name: 'numbers' | 'pips', settings: Settings): TemplateResult {
    return html`<label class="line"><h3 class="words">${texts().app.settings[name]}</h3>
      <input type="checkbox" .checked=${settings[name]} @change=${(event: Event) => this.choose({ [name]: (event.target as HTMLInputElement).checked })} /></label>`;
  }

  /** The newer version that lies ready, and whether the app works without a connection. */
  private renderUpdate(): TemplateResult | typeof nothing {
    const { kept, update } = this.session.offline.get();
    if (update) return html`<div class="line"><p class="words">${texts().app.updateReady}</p><button class="primary" @click=${update}>${texts().app.updateUse}</button></div>`;
    return kept === 'ready' ? html`<div class="line"><p class="muted small words">${texts().library.offline}</p></div>` : nothing;
  }

  private renderEngine(info: EngineInfo | null): TemplateResult | typeof nothing {
    const words = texts().app.settings;
    return info ? html`<div class="line"><div><h3>${words.engine}</h3><p class="net">${words.engineFacts(info.net, info.netVersion, info.workers)}</p>
      <p class="muted made">${words.howMade} <span lang="en">${info.provenance}</span></p></div></div>` : nothing;
  }

  override render(): TemplateResult {
    const words = texts().app.settings;
    const settings = this.session.settings.get();
    return html`<div class="screen">
      <h1>${words.title}</h1>
      <section class="card"><h2>${words.analysis}</h2>
        ${this.renderDepth('plies', settings)}${this.renderDepth('matchPlies', settings)}
        <p class="muted small help">${words.pliesHelp}</p>
        <nard-met-choice class="line" .settings=${settings} @nard-met=${(event: CustomEvent<Partial<Settings>>) => this.choose(event.detail)}
          @nard-met-removed=${({ detail: table }: CustomEvent<MatchEquityTable>) => this.session.notices.offerUndo(texts().library.deleted(table.name), () => this.choose(withMet(this.session.settings.get(), table)))}></nard-met-choice>
        ${this.renderThresholds(settings)}
      </section>
      <section class="card"><h2>${texts().app.nav.play}</h2>
        <nard-strength-select class="line" .strength=${settings.strength} .times=${this.session.facts.playTimes.get().short} @nard-strength=${(event: CustomEvent<Strength>) => this.choose({ strength: event.detail })}></nard-strength-select>
      </section>
      <section class="card"><h2>${words.board}</h2>
        ${this.renderChoice('direction', DIRECTIONS, words.directions, settings)}
        ${this.renderList('longDirection', LONG_DIRECTIONS, words.longDirections, settings)}
        ${this.renderList('longNumbering', LONG_NUMBERINGS, words.longNumberings, settings)}
        ${this.renderSwitch('numbers', settings)}${this.renderSwitch('pips', settings)}
      </section>
      <section class="card"><h2>${words.look}</h2>
        ${this.renderChoice('theme', THEMES, words.themes, settings)}
        <label class="line"><h3 class="words">${words.language}</h3><select @change=${(event: Event) => this.choose({ language: (event.target as HTMLSelectElement).value as Language })}>
          ${LANGUAGES.map((language) => html`<option value=${language} lang=${language} ?selected=${language === settings.language}>${LANGUAGE_NAMES[language]}</option>`)}</select></label>
      </section>
      <section class="card"><h2>${words.data}</h2>
        <div class="line"><p class="muted small words">${words.dataHelp}</p><button @click=${() => void this.session.library.exportAll()}>${icon('download')}${words.exportAll}</button>
          <label class="button import">${icon('file')}${texts().library.import}<input class="unseen" type="file" @change=${this.restore} /></label></div>
        ${this.renderUpdate()}
        <div class="line row wrap">${HELP_PARTS.map((part) => html`<a href=${makeRoute({ screen: 'help', part })}>${texts().help.parts[part]}</a>`)}</div>
        ${GAMES.map((game) => this.renderEngine(this.session.facts.infoOf(game)))}
      </section>
    </div>`;
  }
}
