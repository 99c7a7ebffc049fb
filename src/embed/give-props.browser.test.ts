import { expect } from 'chai';
import { mount, removeMounted } from '../elements/shared/testing.ts';
import './board.ts';
import type { NardBoard } from './board-class.ts';
import { giveProps, type BeforeProps } from './give-props.ts';

const NAMES = ['position', 'game', 'preset', 'setup', 'turn', 'roll', 'phase', 'cube', 'score', 'perspective', 'numbering', 'show', 'arrows', 'mode', 'confirm', 'mini'];
const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

/** A board after each of some props in turn, as a component is rendered anew. */
async function rendered(...renders: readonly Readonly<Record<string, unknown>>[]): Promise<NardBoard> {
  const board = document.createElement('nard-board');
  board.lang = 'en';
  const before: BeforeProps = new Map();
  giveProps(board, NAMES, renders[0]!, before);
  await mount(board);
  for (const props of renders.slice(1)) {
    giveProps(board, NAMES, props, before);
    await board.updateComplete;
  }
  return board;
}
const arrows = (board: NardBoard): number => board.renderRoot.querySelectorAll('.arrow').length;
const problem = (board: NardBoard): string => board.renderRoot.querySelector('.problem')!.textContent!;

describe('props of a component', () => {
  afterEach(removeMounted);

  it('one that is undefined or null leaves the board as it is by itself', async () => {
    const board = await rendered(Object.fromEntries(NAMES.map((name, i) => [name, i % 2 ? null : undefined])));
    expect(problem(board)).to.equal('');
    expect(board.show).to.include('pips');
  });

  it('one that is not given any more is as if it had never been', async () => {
    const board = await rendered(
      { position: OPENING, mode: 'edit', turn: 1, numbering: 'white_1', arrows: '8/5 6/5', show: ['dice'], mini: true },
      { arrows: undefined },
    );
    const plain = await rendered({});
    for (const name of ['position', 'mode', 'numbering', 'mini', 'arrows', 'show'] as const) expect(board[name], name).to.deep.equal(plain[name]);
    expect(arrows(board)).to.equal(0);
    expect(problem(board)).to.equal('');
  });

  it('without its position a board is at the start of its game, without dice', async () => {
    const board = await rendered({ position: OPENING }, { game: 'long' });
    const start = await rendered({ game: 'long' });
    expect([board.roll, board.setup, board.turn, await board.getId('long')]).to.deep.equal([null, null, 0, await start.getId('long')]);
  });

  it('what an attribute says as text may be given as text', async () => {
    const board = await rendered({ position: OPENING, arrows: '8/5 6/5', show: 'dice pips', perspective: 'black', preset: 'backgammon', turn: 'white' });
    expect(problem(board)).to.equal('');
    expect(arrows(board)).to.equal(2);
    expect(board.perspective).to.equal(1);
    expect(board.show).to.have.members(['pips', 'dice']);
  });

  it('a value takes the place of a text, and a text that of a value', async () => {
    const value = await rendered({ perspective: 'black' }, { perspective: 0 });
    expect([value.perspective, value.getAttribute('perspective')]).to.deep.equal([0, null]);
    const text = await rendered({ perspective: 0 }, { perspective: 'black' });
    expect(text.perspective).to.equal(1);
  });
});
