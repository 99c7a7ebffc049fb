import { html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { texts } from '../../i18n/index.ts';
import { emit } from '../shared/emit.ts';
import { formatChance, formatLoss } from '../shared/format.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { SizeController, type Size } from '../shared/size-controller.ts';
import { equityGraphStyles } from './equity-graph-style.ts';
import type { GraphEntry } from './graph-entries.ts';
import { chanceHeight, chanceLines, chanceY, entryAt, entryX, gameStarts, lossAxis, lossLength } from './graph-shape.ts';

/** How far Page Up and Page Down go. */
const PAGE = 10;
/** Smaller losses would only be dust on the axis. */
const LEAST_LOSS = 0.005;

/** What was done, and what was wrong at the cube. */
const playWords = ({ play, cubeError }: GraphEntry): string => [play, ...(cubeError ? [texts().cube.errors[cubeError]] : [])].filter(Boolean).join('; ');

/**
 * The course of a match: the left player's chances as a line, what each decision lost as bars, a scrubber over both,
 * and the same as a table.
 *
 * @fires nard-graph-select - `{ index }`: a decision was chosen.
 */
export class NardEquityGraph extends LitElement {
  static override styles = equityGraphStyles;

  @property({ attribute: false }) entries: readonly GraphEntry[] = [];
  @property({ attribute: false }) names: readonly [string, string] = ['', ''];
  /** Index of the decision looked at; −1 = none. */
  @property({ type: Number }) selected = -1;
  /** Said while nothing is analysed; empty = just that. */
  @property({ attribute: false }) waitsFor = '';
  @state() private isOpen = false;
  @state() private onlyErrors = true;
  @query('.chart') private readonly chart!: HTMLElement;

  private readonly measured = new SizeController(this, () => this.chart, { width: 600, height: 132 });

  constructor() {
    super();
    new LanguageController(this);
  }

  private get size(): Size {
    return this.measured.size;
  }

  private get isEmpty(): boolean {
    return this.entries.every(({ chance }) => chance === null);
  }

  private choose(index: number): void {
    const chosen = Math.min(this.entries.length - 1, Math.max(0, index));
    if (this.entries.length > 0 && chosen !== this.selected) emit(this, 'nard-graph-select', { index: chosen });
  }

  private readonly pointer = (event: PointerEvent): void => {
    const isDown = event.type === 'pointerdown';
    if (isDown ? event.button !== 0 : (event.buttons & 1) === 0) return;
    if (isDown) this.chart.setPointerCapture(event.pointerId);
    this.choose(entryAt(this.size, this.entries.length, event.clientX - this.chart.getBoundingClientRect().left));
  };

  private readonly keyDown = (event: KeyboardEvent): void => {
    const by: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE, Home: -Infinity, End: Infinity };
    const step = by[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.choose(this.selected + step);
  };

  private valueText(): string {
    const words = texts().board;
    const entry = this.entries[this.selected];
    if (!entry) return this.waitsFor || words.graph.empty;
    return words.graph.value({
      at: this.selected + 1, count: this.entries.length, game: entry.game, who: this.names[entry.player], play: playWords(entry),
      chance: entry.chance === null ? '' : formatChance(entry.player === 0 ? entry.chance : 1 - entry.chance),
      loss: entry.loss ? formatLoss(entry.loss) : '', mark: words.list.marks[entry.mark],
    });
  }

  private bar(entry: GraphEntry, index: number): SVGTemplateResult | typeof nothing {
    if (!entry.loss || (entry.mark === 'none' && entry.loss < LEAST_LOSS)) return nothing;
    const { size } = this;
    const width = Math.min(7, Math.max(1.5, (size.width / this.entries.length) * 0.7));
    const length = lossLength(size, entry.loss);
    const y = entry.player === 0 ? lossAxis(size) - length : lossAxis(size);
    return svg`<rect class="bar ${entry.mark}" x=${entryX(size, this.entries.length, index) - width / 2} y=${y} width=${width} height=${length} rx=${Math.min(1.5, width / 2)}></rect>`;
  }

  /** On the line, where an error was made: the worse, the larger, and not of one shape. */
  private mark({ chance, mark }: GraphEntry, index: number): SVGTemplateResult | typeof nothing {
    if (chance === null || (mark !== 'error' && mark !== 'blunder')) return nothing;
    const x = entryX(this.size, this.entries.length, index);
    const y = chanceY(this.size, chance);
    return mark === 'error'
      ? svg`<circle class="mark error" cx=${x} cy=${y} r="3.5"></circle>`
      : svg`<path class="mark blunder" d="M${x} ${y - 6} L${x + 6} ${y} L${x} ${y + 6} L${x - 6} ${y} Z"></path>`;
  }

  private drawing(): SVGTemplateResult {
    const { size, entries, selected } = this;
    const words = texts().board.graph;
    const count = entries.length;
    const starts = gameStarts(entries);
    const here = selected >= 0 && selected < count ? entryX(size, count, selected) : null;
    const chance = entries[selected]?.chance ?? null;
    return svg`
      <line class="even" x1="0" x2=${size.width} y1=${chanceY(size, 0.5)} y2=${chanceY(size, 0.5)}></line>
      <line class="axis" x1="0" x2=${size.width} y1=${lossAxis(size)} y2=${lossAxis(size)}></line>
      ${starts.map((start, g) => {
        const x = entryX(size, count, start) - size.width / count / 2;
        const room = entryX(size, count, (starts[g + 1] ?? count) - 1) - x;
        return svg`${g > 0 ? svg`<line class="game" x1=${x} x2=${x} y1="0" y2=${size.height}></line>` : nothing}
          ${room > 56 && !this.isEmpty ? svg`<text class="game-name" x=${x + 6} y=${chanceHeight(size) - 3}>${words.game(entries[start]!.game)}</text>` : nothing}`;
      })}
      ${chanceLines(size, entries).map(({ line, area }) => svg`<path class="area" d=${area}></path><path class="line" d=${line}></path>`)}
      ${entries.map((entry, index) => this.bar(entry, index))}
      ${entries.map((entry, index) => this.mark(entry, index))}
      ${here === null ? nothing : svg`<line class="here" x1=${here} x2=${here} y1="0" y2=${size.height}></line>
        ${chance === null ? nothing : svg`<circle class="here-dot" cx=${here} cy=${chanceY(size, chance)} r="5"></circle>`}`}
      <text class="side-name" x="8" y="14">${this.names[0] && !this.isEmpty ? words.chanceOf(this.names[0]) : ''}</text>
    `;
  }

  private table(): TemplateResult {
    const words = texts().board;
    const { columns } = words.graph;
    const rows = this.entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => !this.onlyErrors || entry.mark !== 'none');
    return html`
      <label class="rows-choice"><input type="checkbox" .checked=${this.onlyErrors} @change=${(event: Event) => { this.onlyErrors = (event.target as HTMLInputElement).checked; }}>${words.graph.errorRows}</label>
      <div class="scroll"><table>
        <thead><tr>
          <th scope="col">${columns.decision}</th><th scope="col">${columns.game}</th><th scope="col">${columns.player}</th><th scope="col">${columns.play}</th>
          <th scope="col" class="figure">${columns.chance}</th><th scope="col" class="figure">${columns.loss}</th><th scope="col">${columns.mark}</th>
        </tr></thead>
        <tbody>${rows.map(({ entry, index }) => html`
          <tr aria-current=${index === this.selected ? 'true' : nothing}>
            <td><button type="button" @click=${() => this.choose(index)}>${index + 1}</button></td>
            <td>${entry.game}</td><td>${this.names[entry.player]}</td><td><bdi dir="ltr">${entry.play}</bdi>${entry.cubeError ? html`${entry.play ? '; ' : nothing}${texts().cube.errors[entry.cubeError]}` : nothing}</td>
            <td class="figure">${entry.chance === null ? '' : formatChance(entry.player === 0 ? entry.chance : 1 - entry.chance)}</td>
            <td class="figure">${entry.loss === null ? '' : formatLoss(entry.loss)}</td>
            <td class=${entry.mark}>${words.list.glyphs[entry.mark]} ${words.list.marks[entry.mark]}</td>
          </tr>`)}</tbody>
      </table></div>`;
  }

  protected override render(): TemplateResult {
    const words = texts().board.graph;
    const count = this.entries.length;
    return html`
      <div class="chart" role="slider" tabindex="0" aria-label=${words.name} aria-valuemin="1" aria-valuemax=${Math.max(1, count)} aria-valuenow=${Math.max(1, this.selected + 1)}
        aria-valuetext=${this.valueText()} @pointerdown=${this.pointer} @pointermove=${this.pointer} @keydown=${this.keyDown}>
        <svg aria-hidden="true" viewBox="0 0 ${this.size.width} ${this.size.height}">${count > 0 ? this.drawing() : nothing}</svg>
        ${this.isEmpty ? html`<div class="empty">${this.waitsFor || words.empty}</div>` : nothing}
      </div>
      <details @toggle=${(event: Event) => { this.isOpen = (event.currentTarget as HTMLDetailsElement).open; }}>
        <summary>${words.table}</summary>
        ${this.isOpen ? this.table() : nothing}
      </details>
    `;
  }
}
