import { expect } from 'chai';
import { mount, removeMounted } from '../elements/shared/testing.ts';
import './quiz.ts';
import type { NardQuiz } from './quiz.ts';

const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
const quiz = async (attributes: Readonly<Record<string, string>>): Promise<NardQuiz> => {
  const element = document.createElement('nard-quiz');
  for (const [name, value] of Object.entries({ lang: 'en', position: OPENING, ...attributes })) element.setAttribute(name, value);
  await mount(element);
  await element.renderRoot.querySelector('nard-board')?.updateComplete;
  await element.updateComplete;
  return element;
};

describe('nard-quiz', () => {
  afterEach(removeMounted);

  it('another language is heeded at once', async () => {
    const element = await quiz({ options: '8/5 6/5=0' });
    const said = (): string => element.renderRoot.querySelector('.hint')!.textContent!;
    expect(said()).to.equal('Choose an answer, or play it on the board');
    element.lang = 'ru';
    while (!/[а-я]/.test(said())) await new Promise(requestAnimationFrame);
  });

  it('after a lesson it asks its own question again', async () => {
    const element = await quiz({ options: '8/5 6/5=0', lesson: '{"format": "nardscope-lesson"' });
    expect(element.renderRoot.querySelector('.ask')).to.equal(null);
    element.lesson = null;
    while (!element.renderRoot.querySelector('.ask')?.textContent) await new Promise(requestAnimationFrame);
    expect(element.renderRoot.querySelector('.ask')!.textContent).to.equal('White to play 31: what is best?');
  });

  it('every part of its board can be styled from the page', async () => {
    const element = await quiz({ options: '8/5 6/5=0; 24/23 13/10=0.2; 13/10 6/5=0.1' });
    element.choose('24/23 13/10');
    await element.updateComplete;
    const board = element.renderRoot.querySelector('nard-board')!;
    await board.updateComplete;
    const parts = new Set([...board.renderRoot.querySelectorAll('[part]')].flatMap((each) => each.getAttribute('part')!.split(' ')));
    expect([...parts]).to.include.members(['point', 'checker-dark', 'die', 'cube', 'arrow-good', 'arrow-blunder', 'label']);
    expect(board.getAttribute('exportparts')!.split(', ')).to.include.members([...parts]);
  });

  it('its arrows are read in the numbers that the board shows, as a play on it is', async () => {
    const element = await quiz({ options: '17/20 19/20=0; 1/2 12/15=0.2', numbering: 'white_1' });
    expect(element.choose('1/2 12/15')).to.equal(true);
    await element.updateComplete;
    const steps = element.renderRoot.querySelector('nard-board')!.arrows.map(({ from, to, tone }) => [from, to, tone]);
    expect(steps).to.deep.equal([[8, 5, 'good'], [6, 5, 'good'], [24, 23, 'blunder'], [13, 10, 'blunder']]);
  });
});
