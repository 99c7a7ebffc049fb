/** The app while a screen’s code cannot be loaded. */
import { ScreenLoader } from './screen-loader.ts';
import { AppPage } from './testing/app-page.ts';
import { byText, textOf, until } from './testing/page.ts';

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
});
