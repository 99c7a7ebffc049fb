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
    const element = await quiz({ options: '8/5 6/5=0; 24/20=0.1' });
    const said = (): string => element.renderRoot.querySelector('.hint')!.textContent!;
    expect(said()).to.equal('Choose an answer, or play it on the board');
    element.lang = 'ru';
    while (!/[а-я]/.test(said())) await new Promise(requestAnimationFrame);
  });

  it('with a single answer and dice it is answered on the board alone: the answer is not shown', async () => {
    const element = await quiz({ options: '8/5 6/5=0' });
    const { renderRoot } = element;
    const until = async (condition: () => boolean): Promise<void> => { while (!condition()) await new Promise(requestAnimationFrame); };
    await until(() => renderRoot.querySelector('.hint')!.textContent === 'Play the answer on the board');
    expect(renderRoot.querySelectorAll('[part=option]').length).to.equal(0);
    for (const [play, isRight, verdict] of [['24/20', false, '24/20 is not among the answers here. Best is 8/5 6/5.'], ['6/5 8/5', true, 'Right: nothing is better.']] as const) {
      const board = renderRoot.querySelector('nard-board')!;
      expect(await board.play(play)).to.equal(true);
      await until(() => !renderRoot.querySelector<HTMLElement>('.row')!.hidden);
      const answered = new Promise<boolean>((resolve) => element.addEventListener('nard-answer', (event) => resolve((event as CustomEvent<{ isRight: boolean }>).detail.isRight), { once: true }));
      renderRoot.querySelector<HTMLElement>('.row .main')!.click();
      expect(await answered).to.equal(isRight);
      await until(() => renderRoot.querySelector('.verdict')?.textContent === verdict);
      element.reset();
      await until(() => renderRoot.querySelector('.hint') !== null && board.mode === 'quiz');
    }
  });

  it('a tolerance that is no number is told, in the quiz and by nard-error; taken off again, the usual one holds', async () => {
    const element = await quiz({ options: '8/5 6/5=0; 24/20=0.004; 13/9=0.02' });
    const codes: string[] = [];
    element.addEventListener('nard-error', (event) => codes.push((event as CustomEvent<{ error: { facts: { name: string; text: string } } }>).detail.error.facts.text));
    for (const wrong of ['much', '-1']) {
      element.setAttribute('tolerance', wrong);
      while (!element.renderRoot.querySelector('.problem')?.textContent?.includes(`“${wrong}”`)) await new Promise(requestAnimationFrame);
    }
    expect(codes).to.deep.equal(['much', '-1']);
    const isRight = async (tolerance: string | null, text: string): Promise<boolean> => {
      if (tolerance === null) element.removeAttribute('tolerance');
      else element.setAttribute('tolerance', tolerance);
      element.reset();
      const answered = new Promise<boolean>((resolve) => element.addEventListener('nard-answer', (event) => resolve((event as CustomEvent<{ isRight: boolean }>).detail.isRight), { once: true }));
      expect(element.choose(text)).to.equal(true);
      return answered;
    };
    expect(await isRight(null, '24/20')).to.equal(true);
    expect(await isRight('0', '24/20')).to.equal(false);
    expect(await isRight('0,02', '13/9')).to.equal(true);
  });

  it('at the cube, where there is nothing to play, even a single answer is offered', async () => {
    const element = await quiz({ position: OPENING.replace(':31:', ':00:'), options: 'No double, take=0' });
    while (element.renderRoot.querySelectorAll('[part=option]').length !== 1) await new Promise(requestAnimationFrame);
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
