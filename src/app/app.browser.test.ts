/** The shell: a screen whose code cannot be loaded; work that is waited for. */
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { ScreenLoader } from './screen-loader.ts';
import { AppPage } from './testing/app-page.ts';
import { all, byText, textOf, until } from './testing/page.ts';

describe('the app', () => {
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(() => page.close());

  it('a screen whose code cannot be loaded says so, and comes once it can', async () => {
    const load = (): Promise<unknown> => (isUp ? import('./screens/settings-screen.ts') : Promise.reject(new TypeError('Failed to fetch')));
    const loaded = async (): Promise<void> => {};
    let isUp = false;
    const session = await page.open();
    page.show(session, new ScreenLoader({
      loads: { analyse: loaded, review: loaded, play: loaded, library: loaded, train: loaded, sheet: loaded, help: loaded, lesson: loaded, settings: load }, idle: loaded, answers: async () => false, reload: () => {},
    }));
    session.go({ screen: 'settings' });
    await until('the sentence', () => textOf('nard-app main .missing').startsWith('This screen could not be loaded.'));
    isUp = true;
    byText('nard-app main button', 'Try again').click();
    await until('the screen', () => textOf('nard-settings-screen h1') === 'Settings');
  });

  for (const [width, height] of [[390, 844], [1440, 900]] as const) {
    it(`work that is waited for is told in the navigation, over nothing else: ${width}×${height}`, async () => {
      await setViewport({ width, height });
      try {
        const session = await page.open();
        const before = all('nard-app nav a, nard-app main').map((element) => element.getBoundingClientRect());
        session.facts.preparing.set({ done: 50, total: 200 });
        await until('how far it is', () => all('nard-app nav progress').length === 1);
        const progress = all('nard-app nav progress')[0] as HTMLProgressElement;
        expect([progress.position, progress.labels[0]!.textContent!.trim()]).to.deep.equal([0.25, 'Making the bear-off table, once on this device: 25%']);
        expect(all('nard-app nav a, nard-app main').map((element) => element.getBoundingClientRect())).to.deep.equal(before);
        const told = all('nard-app .preparing')[0]!.getBoundingClientRect();
        const nav = all('nard-app nav')[0]!.getBoundingClientRect();
        expect([told.left >= nav.left, told.right <= nav.right, told.top >= nav.top, told.bottom <= nav.bottom]).to.deep.equal([true, true, true, true]);
        for (const words of all('nard-app nav .label, nard-app nav svg')) {
          const { left, right, top, bottom } = words.getBoundingClientRect();
          expect(right <= told.left || left >= told.right || bottom <= told.top || top >= told.bottom || right === left).to.equal(true);
        }
      } finally {
        await setViewport({ width: 1440, height: 900 });
      }
    });
  }
});
