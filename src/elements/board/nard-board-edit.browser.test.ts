import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { countsOf, facing, OFF, startPosition, type Setup } from '../../core/position.ts';
import { listen, mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { NardBoard } from './nard-board.ts';
import { cellOf, click, drag, saidBy, startSwipe, tap } from './testing/board-hands.ts';

const EMPTY: Setup = { game: 'short', mover: countsOf({}), opponent: countsOf({}) };
const editing = (properties: Partial<NardBoard> = {}): Promise<NardBoard> => mount(document.createElement('nard-board'), { mode: 'edit', ...properties });
const choose = async (element: NardBoard, tool: string): Promise<void> => {
  element.renderRoot.querySelector<HTMLButtonElement>(`[data-tool="${tool}"]`)!.click();
  await element.updateComplete;
};
const placed = (element: NardBoard): string[] => [...element.renderRoot.querySelectorAll('.placed span')].map((each) => each.textContent!);

describe('nard-board, editing', () => {
  afterEach(removeMounted);

  it('how many are placed is read on the light checkers’ colour, whatever the field’s is', async () => {
    const element = await editing({ setup: EMPTY });
    element.style.setProperty('--nard-checker-light', 'rgb(1, 2, 3)');
    expect([...element.renderRoot.querySelectorAll('.placed span')].map((each) => getComputedStyle(each).backgroundColor)).to.deep.equal(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
  });

  it('a tap sets a checker of the chosen colour, from the tray', async () => {
    const element = await editing({ setup: EMPTY });
    const heard = listen(document, 'nard-position-change');
    await tap(element, 'point-6');
    await choose(element, 'dark');
    await tap(element, 'point-6');
    await tap(element, 'point-1');
    expect(heard).to.have.length(3);
    const { setup } = heard.at(-1)!.detail as { setup: Setup };
    expect([setup.mover[6], setup.mover[OFF], setup.opponent[19], setup.opponent[24], setup.opponent[OFF]]).to.deep.equal([0, 15, 1, 1, 13]);
    expect(placed(element)).to.deep.equal(['White 0 of 15', 'Black 2 of 15']);
  });

  it('whatever is tapped, no point has both colours', async () => {
    const element = await editing({ setup: startPosition('short') });
    for (const tool of ['erase', 'dark', 'light', 'erase', 'erase', 'dark', 'light']) {
      await choose(element, tool);
      for (let point = 1; point <= 24; point += 3) await tap(element, `point-${point}`);
      const { mover, opponent } = element.setup!;
      for (let point = 1; point <= 24; point++) expect(Math.min(mover[point]!, opponent[facing('short', point)]!)).to.equal(0);
    }
  });

  it('a sixteenth checker is refused with a reason', async () => {
    const element = await editing();
    await tap(element, 'point-3');
    expect(saidBy(element)).to.contain('All fifteen white checkers are on the board');
  });

  it('what was refused on one board is not said of the next', async () => {
    const element = await editing({ setup: EMPTY });
    await tap(element, 'off-0');
    expect(saidBy(element)).to.contain('Not possible there.');
    element.setup = startPosition('short');
    await element.updateComplete;
    expect(saidBy(element)).to.equal('');
  });

  it('the bar takes the chosen colour in either half', async () => {
    const element = await editing({ setup: EMPTY });
    await tap(element, 'bar-1');
    expect(element.setup!.mover[25]).to.equal(1);
  });

  it('the mouse drags checkers between points, bar and tray', async () => {
    const element = await editing();
    await drag(element, 'point-13', 'bar-0');
    await drag(element, 'point-19', 'off-1');
    await drag(element, 'point-6', 'point-1');
    const { mover, opponent } = element.setup!;
    expect([mover[13], mover[25], mover[6], mover[1]]).to.deep.equal([4, 1, 4, 1]);
    expect([opponent[6], opponent[24], opponent[OFF]]).to.deep.equal([4, 0, 3]);
  });

  it('tap and tap moves, with the tool for it', async () => {
    const element = await editing();
    await choose(element, 'move');
    await tap(element, 'point-13');
    await tap(element, 'point-5');
    expect([element.setup!.mover[13], element.setup!.mover[5]]).to.deep.equal([4, 1]);
    await tap(element, 'point-2');
    expect(saidBy(element)).to.equal('No checker there.');
  });

  it('the second button takes a checker away', async () => {
    const element = await editing();
    await click(element, 'point-6', 'right');
    expect(element.setup!.mover[6]).to.equal(4);
  });

  it('a finger scrolls the page, but on a checker with the tool that moves', async () => {
    const element = await editing();
    const swipes = (): boolean[] => ['point-24', 'point-3'].map((key) => startSwipe(element, key));
    expect(swipes()).to.deep.equal([false, false]);
    await choose(element, 'move');
    expect(swipes()).to.deep.equal([true, false]);
  });

  it('edits by the bottom player’s view with the other side to move', async () => {
    const element = await editing({ setup: EMPTY, turn: 1, perspective: 1 });
    await tap(element, 'point-6');
    expect(element.setup!.opponent[19]).to.equal(1);
  });

  it('digits, plus and minus set counts from the keyboard', async () => {
    const element = await editing({ setup: EMPTY });
    cellOf(element, 'point-6').focus();
    await sendKeys({ press: '4' });
    expect(element.setup!.mover[6]).to.equal(4);
    await sendKeys({ press: '-' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Delete' });
    expect(element.setup!.mover[6]).to.equal(3);
    await element.updateComplete;
    expect(saidBy(element)).to.equal('6 point, three white.');
  });

  it('its tools are a group of radio buttons walked by arrow keys', async () => {
    const element = await editing();
    const group = element.renderRoot.querySelector('[role="radiogroup"]')!;
    expect([...group.querySelectorAll('[role="radio"]')].map((tool) => tool.getAttribute('aria-label'))).to.deep.equal(['Set white', 'Set black', 'Take away', 'Move checkers']);
    group.querySelector<HTMLElement>('[data-tool="light"]')!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await element.updateComplete;
    expect(group.querySelector('[aria-checked="true"]')!.getAttribute('data-tool')).to.equal('dark');
  });

  it('a set-up given from outside is not overwritten', async () => {
    const element = await editing({ setup: EMPTY });
    element.setup = startPosition('short');
    await element.updateComplete;
    expect(placed(element)).to.deep.equal(['White 15 of 15', 'Black 15 of 15']);
  });
});
