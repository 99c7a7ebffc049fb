import { css, html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { CoursePoint } from '../../store/stored-rollout.ts';
import { texts } from '../../i18n/index.ts';
import { formatCount, formatEquity, formatThousandths } from '../shared/format.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { SizeController, type Size } from '../shared/size-controller.ts';
import { baseStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';
import { bandPath, linePath, plainPoints, scaleOf, ticksOf, xOf, yOf, type ChartScale } from './chart-shape.ts';

/** Room under the chart for its trials. */
const FOOT = 16;
/** A name fits above the line’s end only in so much room. */
const LABEL_HEIGHT = 12;
/** Each number stands in a column of its own: where lines meet they stay apart. */
const COLUMN = 14;

/** How the equities of a rollout settle: a line a candidate, the 95% interval of one of them, and the same as a table. */
export class NardConvergenceChart extends LitElement {
  static override styles = [baseStyles, css`
    :host { font-size: 13px; line-height: 18px; }
    .chart { position: relative; height: var(--nard-chart-height, 148px); background: ${colour('raised')}; border: 1px solid ${colour('line')}; border-radius: 10px; overflow: hidden; }
    svg { display: block; width: 100%; height: 100%; }
    .tick { stroke: ${colour('line')}; }
    .tick-name { fill: ${colour('muted')}; font-size: 11px; }
    .line { fill: none; stroke: ${colour('edge')}; stroke-width: 1.25; stroke-linejoin: round; }
    .line-name { fill: ${colour('muted')}; font-size: 11px; text-anchor: end; }
    .band { fill: ${colour('accent')}; opacity: 0.16; }
    .selected.line { stroke: ${colour('accent')}; stroke-width: 2.25; }
    .selected.line-name { fill: ${colour('accent-ink')}; font-weight: 700; }
    .empty { position: absolute; inset: 0; display: grid; place-items: center; padding: 8px; text-align: center; color: ${colour('muted')}; }
    details { margin-top: 4px; }
    summary { cursor: pointer; color: ${colour('muted')}; padding: 6px 2px; width: fit-content; }
    :focus-visible { outline: 2px solid ${colour('accent')}; outline-offset: 2px; }
    .scroll { max-height: 240px; overflow: auto; border: 1px solid ${colour('line')}; border-radius: 8px; }
    table { border-collapse: collapse; width: 100%; background: ${colour('raised')}; }
    th { position: sticky; top: 0; background: ${colour('raised')}; color: ${colour('muted')}; font-weight: 500; }
    th, td { padding: 4px 10px; text-align: right; white-space: nowrap; }
    td { border-top: 1px solid ${colour('line')}; }
    @media (forced-colors: active) { .line, .tick { stroke: CanvasText; } .selected.line { stroke: Highlight; } .band { fill: Highlight; } }
  `];

  @property({ attribute: false }) course: readonly CoursePoint[] = [];
  /** Of the candidates, in the order of the course. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** Index of the candidate whose interval is shown. */
  @property({ type: Number }) selected = 0;
  @state() private isOpen = false;
  @query('.chart') private readonly chart!: HTMLElement;

  private readonly measured = new SizeController(this, () => this.chart, { width: 480, height: 148 });

  constructor() {
    super();
    new LanguageController(this);
  }

  private get size(): Size {
    return this.measured.size;
  }

  private half(point: CoursePoint, index: number): string {
    const half = point.halves[index];
    return half === null || half === undefined ? '' : formatThousandths(half);
  }

  private summary(points: readonly CoursePoint[]): string {
    const words = texts().rollout.chart;
    const last = points.at(-1);
    const equity = last?.equities[this.selected];
    if (!last || equity === undefined) return words.empty;
    return words.summary({ trials: formatCount(last.trials), name: this.names[this.selected] ?? '', equity: formatEquity(equity), half: this.half(last, this.selected) || '–' });
  }

  private line(scale: ChartScale, points: readonly CoursePoint[], index: number): SVGTemplateResult {
    const name = index === this.selected ? 'selected' : '';
    const equity = points.at(-1)!.equities[index] ?? 0;
    const y = Math.min(scale.height - 3, Math.max(LABEL_HEIGHT, yOf(scale, equity) - 4));
    return svg`<path class="line ${name}" d=${linePath(scale, points, index)}></path>
      ${this.names.length > 1 ? svg`<text class="line-name ${name}" x=${scale.width - 4 - COLUMN * (this.names.length - 1 - index)} y=${y}>${index + 1}</text>` : nothing}`;
  }

  private drawing(points: readonly CoursePoint[]): SVGTemplateResult | typeof nothing {
    const scale = scaleOf(points, this.selected, { width: this.size.width, height: this.size.height - FOOT });
    if (!scale) return nothing;
    const others = points.at(-1)!.equities.map((_, index) => index).filter((index) => index !== this.selected);
    return svg`
      ${ticksOf(scale).map((tick) => svg`<line class="tick" x1="0" x2=${scale.width} y1=${yOf(scale, tick)} y2=${yOf(scale, tick)}></line>
        <text class="tick-name" x="4" y=${Math.max(LABEL_HEIGHT, yOf(scale, tick) - 3)}>${formatEquity(tick)}</text>`)}
      <path class="band" d=${bandPath(scale, points, this.selected)}></path>
      ${others.map((index) => this.line(scale, points, index))}
      ${this.selected in points.at(-1)!.equities ? this.line(scale, points, this.selected) : nothing}
      <line class="tick" x1="0" x2=${scale.width} y1=${scale.height} y2=${scale.height}></line>
      ${[0.5, 1].map((part) => svg`<text class="tick-name" text-anchor=${part === 1 ? 'end' : 'middle'} x=${xOf(scale, part * scale.trials) - (part === 1 ? 4 : 0)} y=${this.size.height - 4}>${formatCount(part * scale.trials)}</text>`)}`;
  }

  private table(points: readonly CoursePoint[]): TemplateResult {
    const words = texts().rollout.chart;
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${words.name}><table>
      <thead><tr><th scope="col">${words.trials}</th>${this.names.map((name) => html`<th scope="col"><bdi dir="ltr">${name}</bdi></th>`)}</tr></thead>
      <tbody>${points.map((point) => html`<tr><td>${formatCount(point.trials)}</td>${this.names.map((_, index) => {
        const equity = point.equities[index];
        const half = this.half(point, index);
        return html`<td>${equity === undefined ? '' : formatEquity(equity)}${half ? ` ± ${half}` : ''}</td>`;
      })}</tr>`)}</tbody>
    </table></div>`;
  }

  protected override render(): TemplateResult {
    const words = texts().rollout.chart;
    const points = plainPoints(this.course);
    return html`
      <div class="chart"><svg role="img" aria-label=${this.summary(points)} viewBox="0 0 ${this.size.width} ${this.size.height}">${this.drawing(points)}</svg>
        ${points.length === 0 ? html`<div class="empty" aria-hidden="true">${words.empty}</div>` : nothing}</div>
      <details @toggle=${(event: Event) => { this.isOpen = (event.currentTarget as HTMLDetailsElement).open; }}>
        <summary>${words.table}</summary>
        ${this.isOpen ? this.table(points) : nothing}
      </details>`;
  }
}
