import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { listen, mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { GraphEntry } from './graph-entries.ts';
import type { NardEquityGraph } from './nard-equity-graph.ts';

const ENTRIES: GraphEntry[] = [
  { game: 1, player: 0, play: '8/5 6/5', chance: 0.55, loss: 0, cubeError: null, mark: 'none' },
  { game: 1, player: 1, play: '24/22', chance: 0.6, loss: 0.05, cubeError: null, mark: 'error' },
  { game: 2, player: 0, play: '13/7', chance: 0.4, loss: 0.2, cubeError: null, mark: 'blunder' },
  { game: 2, player: 1, play: '', chance: null, loss: null, cubeError: null, mark: 'none' },
];
const graph = (properties: Partial<NardEquityGraph> = {}): Promise<NardEquityGraph> =>
  mount(document.createElement('nard-equity-graph'), { entries: ENTRIES, names: ['Ann', 'Bob'], selected: 1, ...properties });
const chart = (element: NardEquityGraph): HTMLElement => element.renderRoot.querySelector<HTMLElement>('.chart')!;
const chosen = (heard: readonly { readonly detail: unknown }[]): number[] => heard.map(({ detail }) => (detail as { index: number }).index);

describe('nard-equity-graph', () => {
  afterEach(removeMounted);

  it('is a slider that says where it stands', async () => {
    const element = await graph();
    expect(chart(element).getAttribute('role')).to.equal('slider');
    expect(chart(element).getAttribute('aria-valuenow')).to.equal('2');
    expect(chart(element).getAttribute('aria-valuetext')).to.equal('Decision 2 of 4, game 1: Bob 24/22, 40.0% wins, loss −0.050, error');
  });

  it('marks errors by shape as well as colour', async () => {
    const element = await graph();
    expect(element.renderRoot.querySelectorAll('circle.mark.error')).to.have.length(1);
    expect(element.renderRoot.querySelectorAll('path.mark.blunder')).to.have.length(1);
  });

  it('keys walk over the decisions', async () => {
    const element = await graph();
    const heard = listen(document, 'nard-graph-select');
    chart(element).focus();
    for (const press of ['ArrowRight', 'ArrowLeft', 'End', 'Home']) await sendKeys({ press });
    expect(chosen(heard)).to.deep.equal([2, 0, 3, 0]);
  });

  it('a press and a scrub choose the decision under the pointer', async () => {
    const element = await graph();
    const heard = listen(element, 'nard-graph-select');
    element.addEventListener('nard-graph-select', (event) => { element.selected = (event as CustomEvent<{ index: number }>).detail.index; });
    const { left, top, width } = chart(element).getBoundingClientRect();
    const at = (share: number): [number, number] => [Math.round(left + width * share), Math.round(top + 20)];
    await sendMouse({ type: 'move', position: at(0.1) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: at(0.6) });
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'move', position: at(0.9) });
    expect(chosen(heard)).to.deep.equal([0, 2]);
  });

  it('has the same as a table: errors, or all', async () => {
    const element = await graph();
    const details = element.renderRoot.querySelector('details')!;
    details.open = true;
    await new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
    await element.updateComplete;
    const rows = (): string[] => [...element.renderRoot.querySelectorAll('tbody tr')].map((row) => row.textContent!.replace(/\s+/g, ' ').trim());
    expect(rows()).to.deep.equal(['2 1Bob24/22 40.0 −0.050 ? error', '3 2Ann13/7 40.0 −0.200 ?? blunder']);
    element.renderRoot.querySelector<HTMLInputElement>('.rows-choice input')!.click();
    await element.updateComplete;
    expect(rows()).to.have.length(4);
  });

  it('while nothing is analysed it says what comes first, over no other word', async () => {
    const element = await graph({ entries: ENTRIES.map((each) => ({ ...each, chance: null })), waitsFor: '0 of 4 plays analysed' });
    expect(element.renderRoot.querySelector('.empty')?.textContent).to.equal('0 of 4 plays analysed');
    expect([...element.renderRoot.querySelectorAll('svg text')].map((text) => text.textContent).join('')).to.equal('');
    element.entries = ENTRIES;
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.empty')).to.equal(null);
    expect(element.renderRoot.querySelector('.game-name')?.textContent).to.equal('Game 1');
  });

  it('an empty match says so and chooses nothing', async () => {
    const element = await graph({ entries: [], selected: -1 });
    const heard = listen(element, 'nard-graph-select');
    chart(element).focus();
    await sendKeys({ press: 'End' });
    expect(heard).to.deep.equal([]);
    expect(element.renderRoot.querySelector('.empty')?.textContent).to.equal('Nothing analysed yet');
  });
});
