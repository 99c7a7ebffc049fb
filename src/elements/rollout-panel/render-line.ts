/** A line of the panel as it is drawn: equity and how sure it is, chances of both sides as numbers and as a bar. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { CUBE_LINES } from '../../core/cube-verdict.ts';
import type { Game } from '../../core/games.ts';
import type { Probabilities } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { formatChance, formatCount, formatEquity, formatMatchChance, formatThousandths } from '../shared/format.ts';
import type { Line } from './lines.ts';
import { outcomesOf } from './outcomes.ts';

export interface LineLook {
  readonly game: Game;
  /** Long nard: koks counts apart from mars. */
  readonly koks: boolean;
  /** Place among several, as in the chart; null = it is alone. */
  readonly number: number | null;
  readonly isAlone: boolean;
  readonly isSelected: boolean;
  /** A match is played for: the chance to win it has its place. */
  readonly isMatch: boolean;
  readonly trials: number | null;
  readonly onSelect: () => void;
}

/** Chances of both sides as one bar, the best outcome at the left. */
function bars(p: Probabilities | null, { game, koks }: LineLook): TemplateResult {
  let x = 0;
  const parts = (p ? outcomesOf(p, game, koks) : []).map((outcome) => ({ ...outcome, x: (x += outcome.chance) - outcome.chance }));
  return html`<svg class="bars" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">${parts.map(({ side, kind, chance, x: left }) => svg`
    <rect class="${side} ${kind}" x=${left} y="0" width=${chance} height="1"></rect>${left > 0 ? svg`<path class="cut" d="M${left} 0V1"></path>` : nothing}`)}</svg>`;
}

function chances(p: Probabilities | null, { game, koks: apart }: LineLook): TemplateResult {
  const { short, wins, loses, won, gammon, backgammon, mars, koks } = texts().board.list;
  const names = game === 'long' ? [[won, short.won], [mars, short.mars], ...(apart ? [[koks, short.koks]] : [])] : [[won, short.won], [gammon, short.gammon], [backgammon, short.backgammon]];
  const side = (title: string, first: string, values: readonly (number | undefined)[]): TemplateResult => html`<span><span class="unseen">${title}: </span>${names.map(([name, letter], i) => html`
    <span title=${name!}><span class="unseen">${name} </span><span aria-hidden="true">${i === 0 ? first : letter}</span> <b>${values[i] === undefined ? '–' : formatChance(values[i])}</b></span>`)}</span>`;
  return html`${side(wins, short.won, [p?.win, p?.winGammon, p?.winBackgammon])} ${side(loses, short.loses, [p ? 1 - p.win : undefined, p?.loseGammon, p?.loseBackgammon])}`;
}

function matchChance({ mwc }: Line): TemplateResult {
  const { cube } = texts();
  return html`<span title=${cube.screen.mwcHelp}>${cube.mwc} <b>${mwc ? `${formatMatchChance(mwc.chance)}%` : '–'}</b>${mwc?.half ? html` <span class="half">± ${formatMatchChance(mwc.half)}</span>` : nothing}</span>`;
}

export function renderLine(line: Line, look: LineLook): TemplateResult {
  const words = texts().rollout.panel;
  const { key, name, equity, half, error, best, probabilities, isPlayed, isRight } = line;
  const { isAlone, number, isMatch, trials } = look;
  const isCube = CUBE_LINES.some((each) => each === key);
  const title = html`${number === null ? nothing : html`<span class="number">${number}</span>`}<bdi dir=${isCube || number === null ? 'auto' : 'ltr'}>${name}</bdi>`;
  return html`<div role="row" class="candidate ${isRight ? 'right' : ''}" data-key=${key}>
    <div class="row" role="presentation">
      <span role="cell">${isPlayed
        ? html`<button type="button" class="name" aria-pressed=${look.isSelected} @click=${look.onSelect}>${title}</button>`
        : html`<span class="name">${title}</span>`}${isRight ? html`<span class="mark" aria-hidden="true">✓</span><span class="unseen"> (${texts().cube.screen.right})</span>` : nothing}</span>
      <span role="cell" class="figure"><span class="equity">${equity === null ? '–' : formatEquity(equity)}</span>${isPlayed || error !== null ? html` <span class="half">± ${half === null ? '–' : formatThousandths(half)}</span>` : nothing}</span>
      <span role="cell" class="figure best">${isAlone ? nothing : best === null ? '–' : `${formatChance(best)}%`}</span>
    </div>
    ${isPlayed ? bars(probabilities, look) : nothing}
    ${isPlayed || isMatch ? html`<div class="more" role="cell">${isPlayed ? chances(probabilities, look) : nothing}
      <span class="precision">${isPlayed ? html`<span>${words.error} <b>${error === null ? '–' : formatThousandths(error)}</b></span> <span>${words.trials} <b>${trials === null ? '–' : formatCount(trials)}</b></span> ` : nothing}${isMatch ? matchChance(line) : nothing}</span></div>` : nothing}
  </div>`;
}
