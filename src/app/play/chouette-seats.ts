/** Who is the box, who the captain, who queues, and where the cube lies. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { captainOf, type Seats } from '../../core/chouette-places.ts';
import { texts } from '../../i18n/index.ts';
import type { Draft } from './chouette-draft.ts';

export const seatsStyles = css`
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin: 8px 0 12px; }
  dt { color: var(--nard-muted); } dd { margin: 0; font-weight: 600; }
  .out { color: var(--nard-muted); font-weight: 400; text-decoration: line-through; }
  .cube { display: inline-grid; place-items: center; min-width: 34px; height: 30px; padding: 0 6px; border: 1.5px solid var(--nard-edge); border-radius: 6px; font-weight: 650; }
  .cube-words { font-weight: 400; color: var(--nard-muted); margin-left: 8px; }
`;

/** `number`: of the game, from 1. */
export function seatsView(number: number, players: readonly string[], seats: Seats, { cube, owner }: Pick<Draft, 'cube' | 'owner'>): TemplateResult {
  const words = texts().chouette;
  const captain = captainOf(seats);
  const where = owner === null ? words.cubeCentred : owner === 'box' ? words.cubeOfBox : words.cubeOfTeam;
  return html`<h2>${words.gameNumber(number)}</h2><dl>
    <dt>${words.box}</dt><dd>${players[seats.box]}</dd>
    <dt>${words.captain}</dt><dd>${players[captain]}</dd>
    <dt>${words.queue}</dt><dd>${seats.queue.filter((member) => member !== captain).map((member, at) => html`${at > 0 ? ', ' : nothing}${seats.out.includes(member) ? html`<span class="out" title=${words.out}>${players[member]}</span>` : players[member]}`)}</dd>
    <dt>${words.cube(cube)}</dt><dd><span class="cube">${cube === 1 ? 64 : cube}</span><span class="cube-words">${where}</span></dd>
  </dl>`;
}
