/** The library in a browser: what was analysed is there again, and can be changed, deleted and taken along. */
import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { unwrap } from '../core/result.ts';
import { setLanguage } from '../i18n/index.ts';
import { openMemoryStore } from '../store/open.ts';
import { AppPage } from './testing/app-page.ts';
import { all, byText, one, textOf, until } from './testing/page.ts';

describe('the app', function () {
  this.timeout(90_000);
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(async () => {
    await page.close();
    await setLanguage('en');
    await setViewport({ width: 1440, height: 900 });
  });

  /** As the browser’s dialog hands a file over. */
  function choose(selector: string, file: File): void {
    const input = one(selector) as HTMLInputElement;
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
  }

  describe('Library', () => {
    it('survives a re-open', async () => {
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => textOf('nard-library-screen .name') === 'Ines – Tove');
      expect(one('nard-library-screen .pr').innerText).to.match(/^PR \d+\.\d – \d+\.\d plays and cube decisions with the cube, at the score$/);
    });

    it('on a phone PR has one line, in every language', async () => {
      await setViewport({ width: 390, height: 844 });
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => textOf('nard-library-screen .name') === 'Ines – Tove');
      const pr = (): HTMLElement => one('nard-library-screen .pr');
      for (const [language, note] of [['en', 'plays and cube'], ['ru', 'ходы и куб'], ['uz', 'yurishlar va kub'], ['az', 'gedişlər və kub']] as const) {
        await setLanguage(language);
        await until(note, () => new RegExp(`^PR \\d+[.,]\\d – \\d+[.,]\\d ${note}$`).test(pr().innerText));
        expect(pr().offsetHeight).to.be.lessThan(2 * parseFloat(getComputedStyle(pr()).fontSize));
      }
    });

    it('a deletion can be taken back', async () => {
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen button[aria-label="Delete Ines – Tove"]').click();
      await until('it is gone', () => all('nard-library-screen .entry').length === 0);
      byText('nard-notice-bar button', 'Undo').click();
      await until('it is back', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen .name').click();
      await until('with its analysis', () => textOf('nard-match-header .work').includes('plays analysed'));
    });

    it('a title can be changed', async () => {
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      one('nard-library-screen button[aria-label="Rename Ines – Tove"]').click();
      await until('the field', () => all('nard-library-screen form input').length === 1);
      (one('nard-library-screen form input') as HTMLInputElement).value = 'The final';
      one('nard-library-screen form button').click();
      await until('the new title', () => textOf('nard-library-screen .name') === 'The final');
    });

    it('everything goes out as one file and comes in again', async () => {
      await page.openMatch();
      await page.open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      byText('nard-library-screen button', 'Export all').click();
      await until('the file', () => page.services.saved.length === 1);
      const other = openMemoryStore();
      unwrap(await other.importAll(page.services.saved[0]!.content));
      const [entry] = unwrap(await other.list());
      expect(unwrap(await other.get(entry!.id))).to.deep.equal(unwrap(await page.store.get(entry!.id)));
      other.close();
    });

    it('a backup is restored from Settings in an empty browser: entries, and settings at once', async () => {
      const session = await page.openMatch();
      session.choose({ theme: 'dark', thresholds: { doubtful: 0.01, error: 0.05, blunder: 0.1 } });
      await page.open('#/library');
      await until('the card', () => all('nard-library-screen .entry').length === 1);
      byText('nard-library-screen button', 'Export all').click();
      await until('the file', () => page.services.saved.length === 1);
      const { content } = page.services.saved[0]!;
      await page.close();
      page = new AppPage();
      const fresh = await page.open('#/settings');
      expect(fresh.settings.get().theme).to.equal('auto');
      choose('nard-settings-screen .import input', new File([content], 'mine.jsonl'));
      await until('the report', () => textOf('nard-notice-bar').startsWith('1 entry imported.'));
      await until('the settings are drawn', () => (one('nard-settings-screen #loss-error') as HTMLInputElement).value === '.050');
      expect(fresh.settings.get().theme).to.equal('dark');
      fresh.go({ screen: 'library' });
      await until('the card', () => all('nard-library-screen .entry').length === 1);
    });

    it('Import takes a match too', async () => {
      await page.open('#/library');
      choose('nard-library-screen .import input', new File([await (await fetch('/fixtures/mat/plain.mat')).text()], 'last-night.mat'));
      await until('it is under review', () => all('nard-match-header').length === 1);
    });
  });
});
