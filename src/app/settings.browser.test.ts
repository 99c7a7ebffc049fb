/** The settings in a browser: applied at once, kept, and refused with a reason. */
import { expect } from 'chai';
import { STRENGTHS } from '../engine/strength-presets.ts';
import { withMet } from './chosen-met.ts';
import { AppPage } from './testing/app-page.ts';
import { all, byText, one, textOf, until } from './testing/page.ts';
import { applyTheme } from './theme.ts';

describe('the app', () => {
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(() => page.close());

  describe('Settings', () => {
    it('are applied at once and kept', async () => {
      const session = await page.open('#/settings');
      const stop = session.settings.watch(({ theme }) => applyTheme(document, theme));
      byText('nard-settings-screen button', 'Dark').click();
      await until('the dark theme', () => document.documentElement.dataset.theme === 'dark');
      applyTheme(document, 'auto');
      stop();
      const again = await page.open('#/settings');
      expect(again.settings.get().theme).to.equal('dark');
    });

    it('a strength is chosen by its name, which says what it is; a new match begins with it', async () => {
      await page.open('#/settings');
      const about = (): string => textOf('nard-strength-select .about');
      await until('what the default is, timed', () => /^0-ply: the neural net alone\. Misjudges each play by about 0\.04 points\. .* a play on this device\.$/.test(about()));
      const select = (): HTMLSelectElement => one('nard-strength-select select') as HTMLSelectElement;
      select().selectedIndex = STRENGTHS.indexOf('world_class');
      select().dispatchEvent(new Event('change'));
      await until('what it is', () => about().startsWith('2-ply: looks 2 rolls ahead. Plays the best it sees.'));
      const again = await page.open('#/play');
      expect(again.settings.get().strength).to.equal('world_class');
      await until('the form', () => all('nard-play-form nard-strength-select').length === 1);
      expect(select().value).to.equal('World class');
    });

    it('every depth can be chosen, for positions and for matches', async () => {
      const session = await page.open('#/settings');
      await until('both choices', () => all('nard-settings-screen nard-depth-select').length === 2);
      const buttons = all('nard-depth-select button');
      expect(buttons.map((button) => button.textContent!.trim())).to.deep.equal(['0-ply', '1-ply', '2-ply', '3-ply', '0-ply', '1-ply', '2-ply', '3-ply']);
      buttons[3]!.click();
      buttons[7]!.click();
      expect(session.settings.get()).to.include({ plies: 3, matchPlies: 3 });
    });

    it('the engine is named by net and version; how it was made is said apart', async () => {
      await page.open('#/settings');
      await until('the engine', () => textOf('nard-settings-screen .net') === 'Net fake, version 1, on 1 worker.');
      expect(textOf('nard-settings-screen .made')).to.match(/^How it was made: no net: numbers for tests/);
    });

    it('what is taken away can be had again: an imported table, thresholds of one’s own', async () => {
      const session = await page.open('#/settings');
      await until('the choice', () => all('nard-met-choice #file').length === 1);
      session.choose(withMet(session.settings.get(), { id: 'mine', name: 'Mine', pre: [[0.5]], post: [0.5] }));
      const { met, ownMets } = session.settings.get();
      await until('the way to be rid of it', () => byText('nard-met-choice button', 'Remove this table') !== null);
      byText('nard-met-choice button', 'Remove this table').click();
      await until('it is gone', () => session.settings.get().ownMets.length === 0);
      await until('the offer', () => textOf('nard-notice-bar').startsWith(`“${ownMets[0]!.name}” deleted.`));
      byText('nard-notice-bar button', 'Undo').click();
      expect(session.settings.get()).to.deep.include({ met, ownMets });

      const thresholds = { doubtful: 0.01, error: 0.05, blunder: 0.1 };
      session.choose({ thresholds });
      byText('nard-settings-screen button', 'Back to').click();
      await until('the offer', () => textOf('nard-notice-bar').includes('.020 / .040 / .080'));
      byText('nard-notice-bar button', 'Undo').click();
      expect(session.settings.get().thresholds).to.deep.equal(thresholds);
    });

    it('a threshold may be typed with a decimal comma; one that does not rise is refused with a reason', async () => {
      const session = await page.open('#/settings');
      await until('the field', () => all('#loss-blunder').length === 1);
      const type = (id: string, value: string): void => {
        const field = one(`#loss-${id}`) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('change'));
      };
      type('blunder', '0,1');
      expect(session.settings.get().thresholds.blunder).to.equal(0.1);
      type('doubtful', '0.5');
      await until('the reason', () => textOf('#losses-wrong').startsWith('Write three losses'));
      expect(session.settings.get().thresholds.doubtful).to.equal(0.02);
    });
  });
});
