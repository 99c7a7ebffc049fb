import { expect } from 'chai';
import { removeMounted } from '../elements/shared/testing.ts';
import './board.ts';
import type { NardBoard } from './board-class.ts';
import './lesson.ts';

const lesson = (...ids: readonly string[]): string => JSON.stringify({ format: 'nardscope-lesson', version: 1, title: 'Two boards', language: 'en', pages: ids.map((position) => ({ position })) });
const TWO = lesson('XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:0:10');

/** A board of a lesson on the page. */
function board(attributes: Readonly<Record<string, string>>, into: Element = document.body): NardBoard {
  const element = document.createElement('nard-board');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  into.append(element);
  return element;
}
async function untilRolled(element: NardBoard, roll: string): Promise<void> {
  while (element.roll?.join('') !== roll) await new Promise(requestAnimationFrame);
}

describe('nard-board with a lesson', () => {
  afterEach(() => { removeMounted(); document.querySelectorAll('nard-board, article').forEach((each) => each.remove()); });

  it('one that comes after the page has loaded shows its place, alone or within other elements', async () => {
    await untilRolled(board({ lesson: TWO, page: '2' }), '64');
    const article = document.createElement('article');
    const inside = board({ lesson: TWO }, article);
    document.body.append(article);
    await untilRolled(inside, '31');
  });

  it('another page, and another lesson, take the place of the one before', async () => {
    const element = board({ lesson: TWO });
    await untilRolled(element, '31');
    element.setAttribute('page', '2');
    await untilRolled(element, '64');
    element.setAttribute('lesson', lesson('XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10'));
    await untilRolled(element, '52');
  });

  it('a file that comes when another lesson is asked for is left alone', async () => {
    const { fetch } = window;
    let answer: ((response: Response) => void) | null = null;
    const element = board({ lesson: TWO });
    await untilRolled(element, '31');
    try {
      window.fetch = () => new Promise((give) => { answer = give; });
      element.setAttribute('lesson', 'slow.json');
      while (!answer) await new Promise(requestAnimationFrame);
      element.setAttribute('lesson', lesson('XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10'));
      await untilRolled(element, '52');
      let wasRead = false;
      const blob = new Blob([TWO]);
      blob.text = async () => { wasRead = true; return TWO; };
      const response = new Response();
      response.blob = async () => blob;
      (answer as (response: Response) => void)(response);
      while (!wasRead) await new Promise(requestAnimationFrame);
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    } finally {
      window.fetch = fetch;
    }
    expect(element.roll!.join('')).to.equal('52');
  });

  it('one that is none is told once it stands there', async () => {
    const told = new Promise((hear) => { document.addEventListener('nard-error', hear, { once: true }); });
    board({ lesson: '{"format": "nardscope-lesson"' });
    expect(((await told) as CustomEvent).detail.error.code).to.match(/^(?:json|lesson|record)/);
  });
});
