import { css, html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { gammonsOf, marketOf, type SideMarket } from '../../analysis/explore/market.ts';
import type { CubeConditions } from '../../core/cube-conditions.ts';
import type { CubeWindow } from '../../core/met/window.ts';
import type { Probabilities } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { formatChance, formatThousandths } from '../shared/format.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { heatStyles } from '../shared/heat-style.ts';
import { baseStyles } from '../shared/styles.ts';
import { colour } from '../shared/tokens.ts';

type Life = 'dead' | 'live';
type Zone = 'pass' | 'take' | 'double' | 'cash' | 'tooGood';
interface Part {
  readonly zone: Zone;
  readonly from: number;
  readonly to: number;
}

/** The chances from 0 to 1 in parts: what the side to roll does with a cube that is dead or live. */
export function windowParts({ takePoint, cashPoint, doublePoint, tooGoodPoint }: CubeWindow, life: Life): readonly Part[] {
  const within = (x: number, least: number): number => Math.min(1, Math.max(least, x));
  const pass = within(takePoint[life], 0), cash = within(cashPoint[life], pass);
  // Where a last double is right is known of a dead cube, and so is where it is too good.
  const double = life === 'dead' ? Math.min(cash, within(doublePoint, pass)) : cash;
  const tooGood = life === 'dead' && tooGoodPoint !== null ? within(tooGoodPoint, cash) : 1;
  const parts: readonly Part[] = [
    { zone: 'pass', from: 0, to: pass }, { zone: 'take', from: pass, to: double }, { zone: 'double', from: double, to: cash }, { zone: 'cash', from: cash, to: tooGood }, { zone: 'tooGood', from: tooGood, to: 1 },
  ];
  return parts.filter(({ from, to }) => to > from);
}

const HEIGHT = 40;
/** Of the drawing; it is stretched to the room there is. */
const WIDTH = 1000;

/** Take points, cash points and the market window between them at a score and cube, as bars and as a table; where the position stands in them. */
export class NardMarketWindow extends LitElement {
  static override styles = [baseStyles, heatStyles, css`
    .bar { margin-top: 10px; }
    .bar-name { display: flex; justify-content: space-between; gap: 8px; font-size: 13px; line-height: 18px; color: ${colour('muted')}; }
    svg { display: block; width: 100%; height: 30px; border-radius: 6px; background: ${colour('sunken')}; }
    .pass { fill: color-mix(in oklab, ${colour('blunder')} 32%, ${colour('raised')}); background: color-mix(in oklab, ${colour('blunder')} 32%, ${colour('raised')}); }
    .take { fill: ${colour('sunken')}; background: ${colour('sunken')}; }
    .double { fill: color-mix(in oklab, ${colour('accent')} 34%, ${colour('raised')}); background: color-mix(in oklab, ${colour('accent')} 34%, ${colour('raised')}); }
    .cash { fill: color-mix(in oklab, ${colour('doubtful')} 38%, ${colour('raised')}); background: color-mix(in oklab, ${colour('doubtful')} 38%, ${colour('raised')}); }
    .tooGood { fill: color-mix(in oklab, ${colour('good')} 38%, ${colour('raised')}); background: color-mix(in oklab, ${colour('good')} 38%, ${colour('raised')}); }
    .edge { stroke: ${colour('raised')}; stroke-width: 2; vector-effect: non-scaling-stroke; }
    .now { stroke: ${colour('ink')}; stroke-width: 3; vector-effect: non-scaling-stroke; }
    .zones { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 6px 0 0; padding: 0; list-style: none; font-size: 12px; line-height: 16px; }
    .zones span { padding: 1px 6px; border-radius: 4px; }
    label { display: inline-flex; align-items: center; gap: 8px; min-height: 36px; cursor: pointer; font-size: 14px; }
    input { width: 18px; height: 18px; margin: 0; accent-color: ${colour('accent')}; }
    table.plain { margin-top: 10px; }
  `];

  @property({ attribute: false }) conditions: CubeConditions | null = null;
  /** Of the side to roll, before the throw; null = being computed. */
  @property({ attribute: false }) chances: Probabilities | null = null;
  /** Names of the side to roll and of the other side. */
  @property({ attribute: false }) sides: readonly [string, string] = ['', ''];
  @state() private withGammons = true;

  constructor() {
    super();
    new LanguageController(this);
  }

  private renderBar(window: CubeWindow, life: Life): TemplateResult {
    const words = texts().explore.window;
    const now = this.chances?.win ?? null;
    const parts = windowParts(window, life);
    const label = words.chart({ cube: words[life], take: formatChance(window.takePoint[life]), cash: formatChance(window.cashPoint[life]), now: now === null ? '…' : formatChance(now) });
    const part = ({ zone, from, to }: Part): SVGTemplateResult => svg`<rect class=${zone} x=${from * WIDTH} y="0" width=${(to - from) * WIDTH} height=${HEIGHT} />`;
    const edge = (at: number, name: string): SVGTemplateResult => svg`<line class=${name} x1=${at * WIDTH} x2=${at * WIDTH} y1="0" y2=${HEIGHT} />`;
    return html`<div class="bar">
      <div class="bar-name"><span>${words[life]}</span><span>${parts.slice(1).map(({ from }) => formatChance(from)).join(' · ')}</span></div>
      <svg role="img" aria-label=${label} viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${parts.map(part)}${parts.slice(1).map(({ from }) => edge(from, 'edge'))}${now === null ? nothing : edge(now, 'now')}</svg>
    </div>`;
  }

  private renderTable(own: SideMarket, other: SideMarket): TemplateResult {
    const { table } = texts().cube;
    const percent = (x: number): string => `${formatChance(x)}%`;
    const both = ({ dead, live }: { readonly dead: number; readonly live: number }): string => `${percent(dead)} / ${percent(live)}`;
    const line = (name: string, of: (window: CubeWindow) => string): TemplateResult =>
      html`<tr><th scope="row">${name}</th>${[own, other].map(({ window }) => html`<td class="figure">${window ? of(window) : table.noDouble}</td>`)}</tr>`;
    return html`<table class="plain">
      <thead><tr><th scope="col">${texts().explore.window.measure}</th>${this.sides.map((side) => html`<th scope="col" class="figure">${side}</th>`)}</tr></thead>
      <tbody>
        <tr><th scope="row">${table.gammonValue}</th>${[own, other].map((side) => html`<td class="figure">${formatThousandths(side.gammonValue)}</td>`)}</tr>
        ${line(table.takePoint, ({ takePoint }) => both(takePoint))}
        ${line(table.doublePoint, ({ doublePoint }) => percent(doublePoint))}
        ${line(table.marketWindow, ({ takePoint, cashPoint }) => `${percent(takePoint.live)} – ${percent(cashPoint.live)}`)}
        ${line(table.cashPoint, ({ cashPoint }) => both(cashPoint))}
        ${line(table.tooGood, ({ tooGoodPoint }) => (tooGoodPoint === null ? table.never : percent(tooGoodPoint)))}
      </tbody></table>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { conditions, chances } = this;
    if (!conditions) return nothing;
    const words = texts().explore.window;
    const { own, other } = marketOf(conditions, this.withGammons && chances ? gammonsOf(chances) : null);
    const zones = own.window ? [...new Set((['dead', 'live'] as const).flatMap((life) => windowParts(own.window!, life).map(({ zone }) => zone)))] : [];
    return html`
      <label><input type="checkbox" .checked=${this.withGammons} @change=${(event: Event) => { this.withGammons = (event.target as HTMLInputElement).checked; }} />${words.gammons}</label>
      ${own.window ? html`${this.renderBar(own.window, 'dead')}${this.renderBar(own.window, 'live')}
        <ul class="zones">${zones.map((zone) => html`<li><span class=${zone}>${words.zones[zone]}</span></li>`)}</ul>` : nothing}
      ${this.renderTable(own, other)}`;
  }
}
