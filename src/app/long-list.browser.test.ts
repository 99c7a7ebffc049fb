/** Long lists of the Library: drawn as far as they are looked at, to their end. */
import { expect } from 'chai';
import { unwrap } from '../core/result.ts';
import { samplePosition } from '../store/testing/entries.ts';
import { AppPage } from './testing/app-page.ts';
import { all, until } from './testing/page.ts';

describe('a long list', () => {
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(() => page.close());

  const ENTRIES = 40;
  const cards = (): HTMLElement[] => all('nard-library-screen .entry');
  const below = (): boolean => cards().at(-1)!.getBoundingClientRect().top > window.innerHeight;

  it('is drawn beyond the window, not to its end; whoever goes down sees all of it', async () => {
    await page.open();
    for (let n = 0; n < ENTRIES; n++) unwrap(await page.store.put(samplePosition(`p${n}`, { title: `Position ${n}` })));
    await page.open('#/library');
    await until('more than the window holds', () => cards().length > 3 && below());
    expect(cards().length).to.be.below(ENTRIES);
    await until('the end', () => {
      cards().at(-1)!.scrollIntoView();
      return cards().length === ENTRIES;
    });
  });

  it('is drawn again when its screen comes back', async () => {
    const session = await page.open();
    for (let n = 0; n < ENTRIES; n++) unwrap(await page.store.put(samplePosition(`p${n}`)));
    session.go({ screen: 'library' });
    await until('cards', () => cards().length > 3);
    session.go({ screen: 'settings' });
    await until('another screen', () => cards().length === 0);
    session.go({ screen: 'library' });
    await until('cards again', () => cards().length > 3);
  });
});
