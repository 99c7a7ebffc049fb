/** Everything of a position that is not a checker: turn, dice, cube, score; and the ways to begin anew. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isCrawfordScore } from '../core/match.ts';
import { DEFAULT_MET } from '../core/met/known.ts';
import { metLength } from '../core/met/table.ts';
import type { Player } from '../core/situation.ts';
import { LanguageController } from '../elements/shared/language-controller.ts';
import { texts } from '../i18n/index.ts';
import './dice-picker.ts';
import { isLongStart } from '../core/terms.ts';
import { beginnerOf, clearDraft, firstThrows, playsLastThrow, presetOf, startDraft, swapColours, withBackgammon, withBeginner, withCap, withCube, withFirstThrow, withRoll, withScore, withTurn, type Draft } from './draft.ts';
import './game-picker.ts';
import './score-field.ts';
import { baseStyles, controlStyles } from './ui-styles.ts';

const CUBES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024] as const;

/** Money play, and every match that the usual match equities know. */
const LENGTHS = Array.from({ length: metLength(DEFAULT_MET) + 1 }, (_, length) => length);

/** Limits of the cube that people agree on. */
const CAPS = [1, 2, 4, 8, 16, 32, 64] as const;

/** Asks for changes through `edit`. */
@customElement('nard-edit-strip')
export class EditStrip extends LitElement {
  @property({ attribute: false }) draft: Draft = startDraft();
  @property({ attribute: false }) edit: (change: (draft: Draft) => Draft) => void = () => {};

  static override styles = [baseStyles, controlStyles, css`
    .strip { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: end; padding: 12px 16px; }
    .field { display: flex; flex-direction: column; gap: 4px; }
    .name { font-size: 12px; line-height: 16px; color: var(--nard-muted); }
    .buttons { margin-left: auto; }
    @media (max-width: 760px) { .buttons { margin-left: 0; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private renderTurn(): TemplateResult {
    const { sides, analyse } = texts().app;
    return html`<div class="field"><span class="name" id="turn">${analyse.turn}</span>
      <div class="segments" role="group" aria-labelledby="turn">${([0, 1] as const).map((player) => html`
        <button aria-pressed=${this.draft.turn === player} @click=${() => this.edit((draft) => withTurn(draft, player))}>${sides[player]}</button>`)}</div></div>`;
  }

  /** Long nard’s head rule asks whose first throw of the game is still to come. */
  private renderFirstThrows(): TemplateResult {
    const { sides, analyse } = texts().app;
    const { draft } = this;
    const first = firstThrows(draft.setup);
    return html`<div class="field"><span class="name" id="first">${analyse.firstThrow}</span>
      <div class="row" role="group" aria-labelledby="first">${([0, 1] as const).map((player) => html`<label class="check"><input type="checkbox" .checked=${player === draft.turn ? first.mover : first.opponent}
        @change=${(event: Event) => { const { checked } = event.target as HTMLInputElement; this.edit((before) => withFirstThrow(before, player, checked)); }} />${sides[player]}</label>`)}</div></div>`;
  }

  /** A last throw depends on who began, which no board shows. */
  private renderBeginner(): TemplateResult | typeof nothing {
    const { draft } = this;
    if (!playsLastThrow(presetOf(draft))) return nothing;
    const { sides, analyse } = texts().app;
    const began = beginnerOf(draft);
    return html`<div class="field"><label class="name" for="began">${analyse.whoBegan}</label>
      <select id="began" ?disabled=${isLongStart(draft.setup)} @change=${(event: Event) => { const chosen = (event.target as HTMLSelectElement).value; this.edit((before) => withBeginner(before, chosen === '' ? null : (Number(chosen) as Player))); }}>
        <option value="" ?selected=${began === null}>${analyse.notSaid}</option>
        ${([0, 1] as const).map((player) => html`<option value=${player} ?selected=${player === began}>${sides[player]}</option>`)}</select></div>`;
  }

  private renderCube(): TemplateResult {
    const { sides, analyse } = texts().app;
    const { cube } = this.draft;
    const setValue = (value: number): void => this.edit((draft) => withCube(draft, { value, owner: value === 1 ? null : draft.cube.owner }));
    const setOwner = (text: string): void => this.edit((draft) => withCube(draft, { value: Math.max(draft.cube.value, text === '' ? 1 : 2), owner: text === '' ? null : (Number(text) as Player) }));
    return html`<div class="field"><label class="name" for="cube">${analyse.cube}</label><div class="row">
      <select id="cube" ?disabled=${this.draft.score.crawford} .value=${String(cube.value)} @change=${(event: Event) => setValue(Number((event.target as HTMLSelectElement).value))}>
        ${CUBES.map((value) => html`<option value=${value} ?selected=${value === cube.value}>${value}</option>`)}</select>
      <select aria-label=${analyse.cubeOwner} ?disabled=${this.draft.score.crawford} @change=${(event: Event) => setOwner((event.target as HTMLSelectElement).value)}>
        <option value="" ?selected=${cube.owner === null}>${cube.value > 1 && this.draft.score.length === 0 ? analyse.centredAutomatic : analyse.centred}</option>
        ${([0, 1] as const).map((player) => html`<option value=${player} ?selected=${cube.owner === player}>${sides[player]}</option>`)}</select></div></div>`;
  }

  private renderScore(): TemplateResult {
    const { analyse } = texts().app;
    const { score } = this.draft;
    const length = html`<div class="field"><label class="name" for="length">${analyse.match}</label>
      <select id="length" @change=${(event: Event) => this.edit((draft) => withScore(draft, { ...draft.score, length: Number((event.target as HTMLSelectElement).value), points: [0, 0], jacoby: false, beavers: false }))}>
        ${[...new Set([...LENGTHS, score.length])].sort((a, b) => a - b).map((points) => html`<option value=${points} ?selected=${points === score.length}>${points === 0 ? analyse.money : analyse.points(points)}</option>`)}</select></div>`;
    const isShort = this.draft.setup.game === 'short';
    if (score.length === 0) {
      return !isShort ? length : html`${length}<label class="check"><input type="checkbox" .checked=${score.jacoby}
        @change=${(event: Event) => this.edit((draft) => withScore(draft, { ...draft.score, jacoby: (event.target as HTMLInputElement).checked }))} />${analyse.jacoby}</label>
        <label class="check"><input type="checkbox" .checked=${score.beavers}
        @change=${(event: Event) => this.edit((draft) => withScore(draft, { ...draft.score, beavers: (event.target as HTMLInputElement).checked }))} />${analyse.beavers}</label>`;
    }
    return html`${length}
      <nard-score-field .score=${score} @nard-points=${({ detail: points }: CustomEvent<[number, number]>) => this.edit((draft) => withScore(draft, { ...draft.score, points }))}></nard-score-field>
      ${!isShort ? nothing : html`<label class="check"><input type="checkbox" .checked=${score.crawford} ?disabled=${!isCrawfordScore(score.length, score.points)}
        @change=${(event: Event) => this.edit((draft) => withScore(draft, { ...draft.score, crawford: (event.target as HTMLInputElement).checked }))} />${analyse.crawford}</label>`}`;
  }

  /** What else people agree on before a game. */
  private renderAgreed(): TemplateResult {
    const { analyse } = texts().app;
    const { cap, backgammon = 3 } = this.draft.score;
    const caps = [...new Set([...CAPS, ...(cap === undefined ? [] : [cap])])].sort((a, b) => a - b);
    const valueOf = (event: Event): string => (event.target as HTMLSelectElement).value;
    return html`
      <div class="field"><label class="name" for="cap">${analyse.cap}</label>
        <select id="cap" @change=${(event: Event) => { const chosen = valueOf(event); this.edit((draft) => withCap(draft, chosen === '' ? null : Number(chosen))); }}>
          <option value="" ?selected=${cap === undefined}>${analyse.noCap}</option>${caps.map((value) => html`<option value=${value} ?selected=${value === cap}>${value}</option>`)}</select></div>
      <div class="field"><label class="name" for="backgammon">${analyse.backgammonCounts}</label>
        <select id="backgammon" @change=${(event: Event) => { const stakes = valueOf(event) === '2' ? 2 : 3; this.edit((draft) => withBackgammon(draft, stakes)); }}>
          ${([3, 2] as const).map((stakes) => html`<option value=${stakes} ?selected=${stakes === backgammon}>${analyse.times(stakes)}</option>`)}</select></div>`;
  }

  override render(): TemplateResult {
    const words = texts().app.analyse;
    const isShort = this.draft.setup.game === 'short';
    return html`<div class="strip">
      <nard-game-picker .draft=${this.draft} .edit=${this.edit}></nard-game-picker>
      ${this.renderTurn()}
      <div class="field"><span class="name">${words.dice}</span>
        <nard-dice-picker .roll=${this.draft.roll} @nard-roll=${(event: CustomEvent<Draft['roll']>) => this.edit((draft) => withRoll(draft, event.detail))}></nard-dice-picker></div>
      ${isShort ? this.renderCube() : html`${this.renderFirstThrows()}${this.renderBeginner()}`}${this.renderScore()}${isShort ? this.renderAgreed() : nothing}
      <div class="row wrap buttons">
        <button @click=${() => this.edit((draft) => swapColours(draft))}>${words.swap}</button>
        <button @click=${() => this.edit((draft) => startDraft(draft.setup.game, draft.preset))}>${words.start}</button>
        <button @click=${() => this.edit(clearDraft)}>${words.clear}</button>
      </div>
    </div>`;
  }
}
