import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { EMPTY_ROLL_MAP, meanOfRolls, type RollMap, type RollWorth } from '../../analysis/explore/roll-map.ts';
import { DICE, makeRoll, ROLLS, sortRoll, type Roll } from '../../core/dice.ts';
import { makePlay, type PointName } from '../../core/play.ts';
import { texts } from '../../i18n/index.ts';
import { depthText } from '../shared/depth-text.ts';
import { emit } from '../shared/emit.ts';
import { formatEquity, formatShortEquity } from '../shared/format.ts';
import { gridStep } from '../shared/grid-keys.ts';
import { heatStyles } from '../shared/heat-style.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { baseStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';

const SIDES = DICE.length;
const placeOf = (roll: Roll): number => {
  const [high, low] = sortRoll(roll);
  return ROLLS.findIndex((each) => each.roll[0] === high && each.roll[1] === low);
};

/** Steps of colour by what a roll is better or worse than the average, in stakes. */
const STEPS = [0.05, 0.15, 0.35] as const;
function toneOf(difference: number | null): string {
  const step = difference === null ? 0 : STEPS.filter((each) => Math.abs(difference) >= each).length;
  return step === 0 ? '' : `${difference! > 0 ? 'good' : 'bad'}-${step}`;
}

/**
 * What each throw is worth: all 36 as a square, each roll but the doubles twice, as the dice have it; the same as a table.
 *
 * @fires nard-roll-choose - `{ roll }`: these dice were chosen.
 */
export class NardRollMap extends LitElement {
  static override styles = [baseStyles, heatStyles, css`
    .grid { grid-template-columns: 22px repeat(6, minmax(0, 1fr)); }
    .mean { margin-top: 6px; font-size: 14px; line-height: 20px; }
    .depth { color: ${colour('muted')}; }
  `];

  @property({ attribute: false }) map: RollMap = EMPTY_ROLL_MAP;
  /** Dice on the board. */
  @property({ attribute: false }) roll: Roll | null = null;
  /** How points are named in plays. */
  @property({ attribute: false }) pointName: PointName | undefined = undefined;
  /** Cell that takes the focus: of 36, row by row. */
  @state() private at = 0;
  @state() private isPointed = false;
  @state() private isOpen = false;

  constructor() {
    super();
    new LanguageController(this);
  }

  private playOf({ best }: RollWorth): string {
    return best ? makePlay(best.play, this.pointName) : texts().explore.rolls.dance;
  }

  private rollAt(cell: number): Roll {
    return [DICE[Math.floor(cell / SIDES)]!, DICE[cell % SIDES]!];
  }

  private choose(roll: Roll): void {
    emit(this, 'nard-roll-choose', { roll: sortRoll(roll) });
  }

  private readonly keyDown = (event: KeyboardEvent): void => {
    const to = gridStep(event.key, this.at, SIDES, SIDES);
    if (to === null) return;
    event.preventDefault();
    this.point(to);
    void this.updateComplete.then(() => this.renderRoot.querySelectorAll<HTMLElement>('.cell')[to]!.focus());
  };

  private point(cell: number): void {
    this.at = cell;
    this.isPointed = true;
  }

  private renderCell(cell: number, mean: number | null): TemplateResult {
    const { rolls } = texts().explore;
    const roll = this.rollAt(cell);
    const worth = this.map[placeOf(roll)] ?? null;
    const name = makeRoll(roll);
    const label = worth ? rolls.cell({ roll: name, play: this.playOf(worth), equity: formatShortEquity(worth.equity) }) : rolls.waiting(name);
    const isCurrent = this.roll !== null && placeOf(this.roll) === placeOf(roll);
    return html`<button type="button" role="gridcell" class="cell ${toneOf(worth && mean !== null ? worth.equity - mean : null)} ${isCurrent ? 'current' : ''}" aria-label=${label} aria-current=${isCurrent ? 'true' : nothing}
      tabindex=${cell === this.at ? 0 : -1} @focus=${() => this.point(cell)} @pointerenter=${() => this.point(cell)} @click=${() => this.choose(roll)}>${worth ? formatShortEquity(worth.equity) : '·'}</button>`;
  }

  private renderDetail(mean: number | null): TemplateResult {
    const { rolls } = texts().explore;
    const roll = this.rollAt(this.at);
    const worth = this.map[placeOf(roll)];
    if (!this.isPointed) return html`${rolls.point}`;
    if (!worth) return html`${rolls.waiting(makeRoll(roll))}`;
    return html`<strong>${makeRoll(roll)}</strong> <bdi dir="ltr">${this.playOf(worth)}</bdi> <strong>${formatEquity(worth.equity)}</strong>${mean === null ? nothing : html`, ${rolls.beside(formatEquity(worth.equity - mean))}`} <span class="depth">${texts().app.plies(worth.evaluator.plies)}</span>`;
  }

  private renderTable(mean: number | null): TemplateResult {
    const { columns } = texts().explore.rolls;
    // Numbers of different depth are not ranked against each other.
    const known = this.map.flatMap((each) => each ?? []).sort((a, b) => b.evaluator.plies - a.evaluator.plies || b.equity - a.equity);
    const { analyse, plies } = texts().app;
    return html`<table class="plain">
      <thead><tr><th scope="col">${columns.roll}</th><th scope="col">${columns.play}</th><th scope="col" class="figure">${columns.equity}</th><th scope="col" class="figure">${columns.difference}</th><th scope="col" class="figure">${analyse.depth}</th></tr></thead>
      <tbody>${known.map((worth) => html`<tr><th scope="row">${makeRoll(worth.roll)}</th><td><bdi dir="ltr">${this.playOf(worth)}</bdi></td><td class="figure">${formatEquity(worth.equity)}</td><td class="figure">${mean === null ? '' : formatEquity(worth.equity - mean)}</td><td class="figure">${plies(worth.evaluator.plies)}</td></tr>`)}</tbody>
    </table>`;
  }

  protected override render(): TemplateResult {
    const words = texts().explore;
    const mean = meanOfRolls(this.map);
    const about = [mean === null ? '' : words.rolls.mean(formatEquity(mean)), depthText(this.map.map((each) => each?.evaluator ?? null))].filter(Boolean).join(' · ');
    return html`
      <div class="grid" role="grid" aria-label=${words.rolls.name} @keydown=${this.keyDown}>
        <div class="row" aria-hidden="true"><span class="head"></span>${DICE.map((die) => html`<span class="head">${die}</span>`)}</div>
        ${DICE.map((die, row) => html`<div class="row" role="row"><span class="head" aria-hidden="true">${die}</span>${DICE.map((_, column) => this.renderCell(row * SIDES + column, mean))}</div>`)}
      </div>
      <div class="mean">${about || html`&nbsp;`}</div>
      <div class="detail">${this.renderDetail(mean)}</div>
      <details @toggle=${(event: Event) => { this.isOpen = (event.currentTarget as HTMLDetailsElement).open; }}><summary>${words.table}</summary>${this.isOpen ? this.renderTable(mean) : nothing}</details>`;
  }
}
