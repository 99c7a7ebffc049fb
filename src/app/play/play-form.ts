/**
 * A new match: which game, by which rules, against whom, how long, with which dice. Fires `nard-start` with the set-up, and
 * `nard-untimed` with a game whose times of a play are wanted.
 */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { CUSTOM_PRESET, GAMES, type Game } from '../../core/games.ts';
import { USUAL_LENGTHS } from '../../core/match-options.ts';
import { LONG_PRESETS } from '../../core/presets.ts';
import type { Player } from '../../core/situation.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import type { Strength } from '../../engine/strength-presets.ts';
import { texts } from '../../i18n/index.ts';
import { icon } from '../icons.ts';
import type { PlayTimes } from '../play-times.ts';
import { makeRoute } from '../routes.ts';
import '../strength-select.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { choice, segments } from './form-fields.ts';
import { longOptions, shortOptions } from './form-options.ts';
import { formStyles } from './form-style.ts';
import { DEFAULT_SETUP, hasEngine, readySetup, withGame, withOptions, withPreset, type PlaySetup, type Seat } from './play-setup.ts';

const MINUTES: readonly (number | null)[] = [null, 5, 10, 15, 20, 30, 60];
const LONGEST = 99;

@customElement('nard-play-form')
export class PlayForm extends LitElement {
  /** What the form begins with. */
  @property({ attribute: false }) initial: PlaySetup = DEFAULT_SETUP;
  /** Of the engine on this device; null = not measured. */
  @property({ attribute: false }) times: Readonly<Record<Game, PlayTimes | null>> = { short: null, long: null };
  /** A match is on the table: one may go back to it. */
  @property({ type: Boolean }) canGoBack = false;
  @state() private setup: PlaySetup = DEFAULT_SETUP;
  /** A length that is not among those offered, as typed. */
  @state() private typedLength: string | null = null;

  static override styles = [baseStyles, controlStyles, formStyles, css`
    .presets { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; padding: 4px 0 12px; }
    .preset { display: flex; gap: 10px; align-items: flex-start; padding: 10px 12px; border: 1px solid var(--nard-line); border-radius: 8px; cursor: pointer; }
    .preset:hover { border-color: var(--nard-accent); }
    .preset:has(input:checked) { border-color: var(--nard-accent); background: var(--nard-accent-wash); }
    .preset b { font-weight: 600; }
    .preset input { margin-top: 2px; }
    @media (max-width: 620px) { .presets { grid-template-columns: minmax(0, 1fr); } }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('initial')) return;
    this.setup = this.initial;
    const { length } = this.initial.options;
    this.typedLength = length === 0 || USUAL_LENGTHS.includes(length) ? null : String(length);
  }

  override updated(): void {
    const { game } = this.setup.options;
    if (hasEngine(this.setup) && !this.times[game]) this.dispatchEvent(new CustomEvent('nard-untimed', { detail: game }));
  }

  private readonly change = (next: PlaySetup): void => {
    this.setup = next;
  };

  private get length(): number | null {
    if (this.typedLength === null) return this.setup.options.length;
    const length = /^\s*\d{1,2}\s*$/.test(this.typedLength) ? Number(this.typedLength) : 0;
    return length >= 1 && length <= LONGEST ? length : null;
  }

  private readonly start = (event: Event): void => {
    event.preventDefault();
    const { length } = this;
    if (length === null) return this.renderRoot.querySelector<HTMLInputElement>('#length-typed')?.focus();
    const words = texts().play.form;
    const { sides } = texts().app;
    const nameOf = (player: Player, seat: Seat): string => (seat === 'engine' ? words.engineName : sides[player]);
    this.dispatchEvent(new CustomEvent('nard-start', { detail: readySetup(withOptions(this.setup, { length }), nameOf) }));
  };

  private renderGame(): TemplateResult {
    const words = texts().play.form;
    const { game, preset } = this.setup.options;
    const ids = [...LONG_PRESETS.map((each) => each.id), CUSTOM_PRESET];
    return html`<section class="card"><h2>${words.game}</h2>
      <div class="line">${segments(words.game, GAMES, game, (each) => words.games[each], (each) => this.change(withGame(this.setup, each)))}<p class="muted small words">${words.gamesAbout[game]}</p></div>
      ${game === 'short' ? nothing : html`<fieldset><legend>${words.preset}</legend><div class="presets">${ids.map((id) => html`
        <label class="preset"><input type="radio" name="preset" .checked=${preset.id === id} @change=${() => this.change(withPreset(this.setup, 'long', id))} />
          <span><b>${words.presets[id]!.name}</b><span class="about">${words.presets[id]!.about}</span></span></label>`)}</div></fieldset>`}
    </section>`;
  }

  private renderOpponent(): TemplateResult {
    const words = texts().play.form;
    const { sides } = texts().app;
    const { seats, strength, options } = this.setup;
    const against = hasEngine(this.setup) ? 'engine' : 'human';
    const human: Player = seats[0] === 'human' ? 0 : 1;
    const seat = (player: Player): PlaySetup['seats'] => (player === 0 ? ['human', 'engine'] : ['engine', 'human']);
    const setName = (player: Player, name: string): void =>
      this.change(withOptions(this.setup, { players: options.players.map((old, at) => (at === player ? name : old)) as [string, string] }));
    return html`<section class="card"><h2>${words.opponent}</h2>
      <div class="line">${segments(words.opponent, ['engine', 'human'] as const, against, (each) => words.opponents[each], (each) => this.change({ ...this.setup, seats: each === 'human' ? ['human', 'human'] : seat(human) }))}</div>
      ${against === 'human' ? nothing : html`
        <nard-strength-select class="line" .strength=${strength} .times=${this.times[options.game]}
          @nard-strength=${(event: CustomEvent<Strength>) => this.change({ ...this.setup, strength: event.detail })}></nard-strength-select>
        <div class="line"><span class="words">${words.colour}</span>${segments(words.colour, [0, 1] as const, human, (each) => sides[each], (each) => this.change({ ...this.setup, seats: seat(each) }))}</div>
        <p class="muted small help">${options.game === 'short' ? words.engineShort : words.engineLong}</p>`}
      <div class="line"><span class="words">${words.names}</span><div class="row wrap">${([0, 1] as const).map((player) => html`
        <input class="name" maxlength="40" autocomplete="off" aria-label=${words.nameOf(sides[player])} .value=${options.players[player]}
          placeholder=${seats[player] === 'engine' ? words.engineName : sides[player]}
          @change=${(event: Event) => setName(player, (event.target as HTMLInputElement).value)} />`)}</div></div>
    </section>`;
  }

  private renderLength(): TemplateResult {
    const words = texts().play.form;
    const OTHER = -1;
    const lengths = [...USUAL_LENGTHS, OTHER, 0];
    const current = this.typedLength === null ? this.setup.options.length : OTHER;
    const pick = (length: number): void => {
      this.typedLength = length === OTHER ? '4' : null;
      if (length !== OTHER) this.change(withOptions(this.setup, { length }));
    };
    return html`<section class="card"><h2>${words.length}</h2>
      <div class="line"><div class="lengths" role="group" aria-label=${words.length}>${lengths.map((length) => html`
        <button type="button" aria-pressed=${length === current} @click=${() => pick(length)}>${length === 0 ? words.money : length === OTHER ? words.lengthOther : length}</button>`)}</div></div>
      ${this.typedLength === null ? nothing : html`<label class="line"><span class="words">${words.lengthPoints}</span><input id="length-typed" class="points" inputmode="numeric" autocomplete="off"
        aria-invalid=${this.length === null ? 'true' : nothing} aria-describedby="length-wrong" .value=${this.typedLength} @input=${(event: Event) => { this.typedLength = (event.target as HTMLInputElement).value; }} /></label>
        <p id="length-wrong" class="wrong small help" role="status">${this.length === null ? words.lengthWrong : nothing}</p>`}
      ${choice(words.clock, MINUTES, this.setup.minutes, (minutes) => (minutes === null ? words.clockOff : words.clockMinutes(minutes)), (minutes) => this.change({ ...this.setup, minutes }))}
    </section>`;
  }

  private renderDice(): TemplateResult {
    const words = texts().play.form;
    const { dice } = this.setup.options;
    return html`<section class="card"><h2>${words.dice}</h2><div class="line">
      ${segments(words.dice, ['generator', 'typed'] as const, dice, (each) => words.diceKinds[each], (each) => this.change(withOptions(this.setup, { dice: each })))}
      <p class="muted small words">${words.diceAbout[dice]}</p></div></section>`;
  }

  override render(): TemplateResult {
    const words = texts().play.form;
    const setup = this.typedLength === null ? this.setup : withOptions(this.setup, { length: this.length ?? 1 });
    return html`<form class="screen" @submit=${this.start}>
      <div class="row spread wrap"><h1>${words.title}</h1>
        ${this.canGoBack ? html`<button type="button" @click=${() => this.dispatchEvent(new CustomEvent('nard-back'))}>${icon('previous')}${words.back}</button>` : nothing}</div>
      ${this.renderGame()}${this.renderOpponent()}${this.renderLength()}
      <section class="card"><h2>${words.options}</h2>${setup.options.game === 'short' ? shortOptions(setup, this.change) : longOptions(setup, this.change)}</section>
      ${this.renderDice()}
      <div class="start"><button class="primary" type="submit">${icon('play')}${words.start}</button>
        <a href=${makeRoute({ screen: 'play', part: 'chouette' })}>${words.chouette}</a></div>
    </form>`;
  }
}

