/** HTML for other pages, with its preview; the dialog by keyboard and at the width of a phone. */
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { NardQuiz } from '../../elements/quiz/nard-quiz.ts';
import { AppPage, OPENING_31 } from '../testing/app-page.ts';
import { all, byText, focused, one, until } from '../testing/page.ts';
import { closed, opened, share, shareButton } from './testing/share-page.ts';

const press = (key: string): Promise<void> => sendKeys({ press: key });
const isWide = (selector: string): boolean => { const element = one(selector); return element.scrollWidth > element.clientWidth; };
const choose = (id: string, value: string | number): void => {
  const select = one(`nard-embed-panel #${id}`) as HTMLSelectElement;
  if (typeof value === 'number') select.selectedIndex = value;
  else select.value = value;
  select.dispatchEvent(new Event('change'));
};
/** What a page would make of the HTML. */
const pasted = (): Element => new DOMParser().parseFromString((one('nard-embed-panel #code') as HTMLTextAreaElement).value, 'text/html').querySelector('nard-board, nard-quiz, nard-analysis, iframe')!;
const attributesOf = (element: Element): Readonly<Record<string, string>> => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe('embedding', function () {
  this.timeout(90_000);
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(async () => {
    await page.close();
    await setViewport({ width: 1440, height: 900 });
  });

  it('HTML for a page: the preview is the element that the HTML makes, whatever is chosen', async () => {
    await share(page);
    await until('the puzzle', () => all('nard-share-dialog #puzzle-link').length === 1);
    byText('nard-share-dialog summary', 'Embed').click();
    const shown = (tag: string): Promise<void> => until(tag, () => all(`nard-embed-panel .preview ${tag}`).length === 1);
    const preview = (): Element => one('nard-embed-panel .preview > *');
    await shown('nard-board');
    expect(attributesOf(preview())).to.deep.equal({ position: OPENING_31, mode: 'play' });
    choose('look', 'wood');
    choose('width', 'small');
    choose('perspective', 1);
    await until('the look', () => preview().className === 'nard-wood nard-small');
    await until('the styles', () => getComputedStyle(preview()).getPropertyValue('--nard-board-frame').trim() === '#6b3f1f');
    expect(preview().getBoundingClientRect().width).to.be.at.most(320);
    expect(attributesOf(pasted())).to.deep.equal(attributesOf(preview()));
    choose('language', 2);
    choose('element', 'quiz');
    await shown('nard-quiz');
    expect(attributesOf(pasted())).to.deep.equal(attributesOf(preview()));
    await until('its language', () => /[а-я]/.test((preview() as NardQuiz).shadowRoot!.querySelector('.hint')?.textContent ?? ''));
    // It is alive: the answer is worth what it is worth.
    const [best] = preview().getAttribute('options')!.split('=');
    expect((preview() as NardQuiz).choose(best!)).to.equal(true);
    choose('element', 'analysis');
    await shown('nard-analysis');
    choose('form', 'iframe');
    await until('a frame', () => pasted().localName === 'iframe');
    expect(new URL((pasted() as HTMLIFrameElement).getAttribute('src')!).searchParams.get('position')).to.equal(OPENING_31);
    await until('its board', () => one('nard-embed-panel nard-analysis nard-board').shadowRoot!.querySelectorAll('.checker').length === 30);
  });

  it('by keyboard alone: opened, its parts reached, the HTML unfolded, closed; the keyboard is back where it was', async () => {
    await page.open(`#/analyse?id=${OPENING_31}`);
    await until('the button', () => shareButton().isConnected);
    shareButton().focus();
    await press('Enter');
    await opened();
    const reached = new Set<string>();
    for (let tabs = 0; tabs < 40 && focused()?.localName !== 'summary'; tabs++) {
      const at = focused();
      reached.add(at?.id || at?.textContent?.trim() || '');
      await press('Tab');
    }
    expect([...reached]).to.include.members(['position-link', 'xgid', 'PNG', 'SVG']);
    await press('Enter');
    await until('the preview', () => all('nard-embed-panel .preview nard-board').length === 1);
    await press('Escape');
    await closed();
    expect(focused()!.textContent!.trim()).to.equal('Share');
  });

  it('at 390 px everything has its room', async () => {
    await setViewport({ width: 390, height: 844 });
    await share(page);
    byText('nard-share-dialog summary', 'Embed').click();
    await until('the preview', () => all('nard-embed-panel .preview nard-board').length === 1);
    for (const element of ['analysis', 'board']) {
      choose('element', element);
      await until(element, () => all(`nard-embed-panel .preview > nard-${element}`).length === 1);
      expect(isWide('nard-share-dialog dialog'), element).to.equal(false);
      expect(isWide('nard-embed-panel .preview'), element).to.equal(false);
    }
  });
});
