/** Analyse in a browser: what a user does with a position from end to end. */
import { expect } from 'chai';
import { startPosition } from '../core/position.ts';
import { situationOf } from '../core/situation.ts';
import type { NardBoard } from '../elements/board/define.ts';
import { AppPage, OPENING_31 } from './testing/app-page.ts';
import { all, byText, one, textOf, until } from './testing/page.ts';

const paste = (text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }));
};

describe('the app', () => {
  let page: AppPage;
  beforeEach(() => { page = new AppPage(); });
  afterEach(() => page.close());

  describe('Analyse', () => {
    it('a pasted ID with dice is answered by ranked plays, and stands in the address', async () => {
      await page.open();
      paste(OPENING_31);
      await until('ranked plays', () => all('nard-play-list .play').length > 5 && all('nard-answer-panel .working').length === 0);
      expect(textOf('nard-answer-panel h2')).to.equal('White to play 31');
      expect(decodeURIComponent(page.address.read())).to.include('-b----E-C---eE---c-e----B-:0:0:1:31');
    });

    it('a click plays a play, says what it costs, and undo takes it back', async () => {
      const session = await page.open(`#/analyse?id=${OPENING_31}`);
      await until('ranked plays', () => all('nard-play-list .play').length > 5);
      all('nard-play-list .play')[2]!.click();
      await until('a loss', () => /: −0\.\d{3} against the best play/.test(textOf('nard-answer-panel .verdict')));
      expect(session.analyse.cell.get().tried).not.to.equal(null);
      byText('nard-analyse-screen button', 'Undo').click();
      await until('the hint', () => textOf('nard-answer-panel .verdict').startsWith('Click a play'));
    });

    it('a play is typed beside IDs, with dice or without; a wrong one says why, and an ID still opens', async () => {
      const session = await page.open('#/analyse');
      const field = (): HTMLInputElement => one('nard-position-input .field') as HTMLInputElement;
      const id = (): string => field().value;
      const type = (text: string): void => {
        field().value = text;
        field().dispatchEvent(new Event('input'));
        field().form!.requestSubmit();
      };
      await until('the field', () => all('nard-position-input .field').length === 1);
      type('8/5 6/5');
      await until('the reason', () => textOf('nard-notice-bar').startsWith('Set the dice first'));
      type('31: 8/5 6/5');
      const tried = (): string => { const play = session.analyse.cell.get().tried?.play; return (play ?? []).map(({ from, to }) => `${from}/${to}`).join(' '); };
      await until('its verdict', () => tried() === '8/5 6/5' && !textOf('nard-answer-panel .verdict').startsWith('Click'));
      expect(textOf('nard-notice-bar')).to.equal('');
      await until('the ID with its dice', () => id().includes(':31:'));
      type('24/23 13/10');
      await until('another', () => tried() === '13/10 24/23');
      await until('the ID again', () => id().startsWith('XGID='));
      type('24/14 24/18');
      await until('the reason', () => textOf('nard-notice-bar').startsWith('24/14 24/18 is not a legal play here.'));
      type('64');
      await until('other dice', () => textOf('nard-answer-panel h2') === 'White to play 64');
      expect(session.analyse.cell.get().tried).to.equal(null);
      type(OPENING_31);
      await until('the ID is opened', () => textOf('nard-answer-panel h2') === 'White to play 31');
    });

    it('a play made by hand on the board is judged like any other', async () => {
      await page.open(`#/analyse?id=${OPENING_31}`);
      await until('2-ply plays', () => textOf('nard-play-list').includes('2-ply') && all('nard-answer-panel .working').length === 0);
      expect(await (one('nard-board') as NardBoard).play('6/2')).to.equal(true);
      await until('its loss at full depth', () => /^6\/2: −0\.\d{3} against/.test(textOf('nard-answer-panel .verdict')));
      expect(textOf('nard-play-list .is-played')).to.match(/^\d+ 6\/2 .*2-ply/);
    });

    it('without dice the cube decision of the side to roll is shown, with the chances it rests on', async () => {
      await page.open('#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10');
      await until('2-ply chances', () => textOf('nard-chances-card').includes('cubeless, 2-ply'));
      expect(textOf('nard-answer-panel h2')).to.equal('Black to roll');
      expect(textOf('nard-cube-table')).to.match(/^1 [A-Z].*\/.* Money play, cube 1, centred .*at 2-ply.*No double.*Double\/Take.*Double\/Pass \+1\.000.*Cubeless/);
      expect(textOf('nard-chances-card')).to.match(/Win [\d.]+% [\d.]+%/);
    });

    it('score, cube owner, Jacoby and beavers of the edit strip change the decision asked for', async () => {
      const session = await page.open();
      const asked = () => { const { answer } = session.analyse.cell.get(); return answer.kind === 'cube' ? answer.question.conditions : null; };
      byText('nard-edit-strip label.check', 'Beavers').click();
      await until('beavers', () => asked()?.beavers === true && textOf('nard-cube-table .where').endsWith('beavers'));
      const length = one('nard-edit-strip #length') as HTMLSelectElement;
      length.value = '7';
      length.dispatchEvent(new Event('change'));
      await until('a match', () => asked()?.match?.own === 7 && textOf('nard-cube-table .where').includes('7 away against 7 away'));
      expect(textOf('nard-cube-table thead')).to.match(/MWC$/);
      await until('chances beside it that say their equity is not the match’s', () => /Equity of White, for money, cubeless, \d-ply$/.test(textOf('nard-chances-card .equity')));
    });

    it('any match length to 25 is there, and points that cannot be stay in their field with the reason beside it', async () => {
      const session = await page.open('#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:12:10');
      await until('the strip', () => all('nard-score-field').length === 1);
      expect((one('nard-edit-strip #length') as HTMLSelectElement).value).to.equal('12');
      expect([...(one('nard-edit-strip #length') as HTMLSelectElement).options].map(({ value }) => Number(value))).to.deep.equal(Array.from({ length: 26 }, (_, length) => length));
      const points = (): HTMLInputElement[] => all('nard-score-field input') as HTMLInputElement[];
      const type = (at: number, text: string): void => { points()[at]!.value = text; points()[at]!.dispatchEvent(new Event('change')); };
      const shown = () => session.analyse.cell.get().draft.score.points;
      for (const text of ['12', '-1', '1.5', 'three', '']) {
        type(0, text);
        await until(`a word about “${text}”`, () => points()[0]!.getAttribute('aria-invalid') === 'true' && textOf('nard-score-field [role=alert]') === 'A whole number from 0 to 11.');
        expect([points()[0]!.value, shown()]).to.deep.equal([text, [2, 4]]);
      }
      type(1, '5');
      await until('the other side’s points', () => shown()[1] === 5);
      type(0, '11');
      await until('points that can be', () => shown()[0] === 11 && all('nard-score-field [role=alert]').length === 0);
    });

    it('one side needs a point: which game it is taken for is said, and changed with a tap', async () => {
      const session = await page.open('#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:6:0:7:10');
      await until('what is taken', () => textOf('nard-answer-panel .crawford').startsWith('Taken as after the Crawford game.'));
      await until('the decision after it', () => textOf('nard-cube-table .where').includes('after the Crawford game'));
      byText('nard-answer-panel .crawford button', 'It is the Crawford game').click();
      await until('the Crawford game', () => session.analyse.cell.get().draft.score.crawford && textOf('nard-cube-table .none') === 'This is the Crawford game: nobody may double in it.');
      byText('nard-answer-panel .crawford button', 'It is after it').click();
      await until('after it again', () => !session.analyse.cell.get().draft.score.crawford && textOf('nard-answer-panel .crawford').startsWith('Taken as'));
      session.analyse.edit((draft) => ({ ...draft, cube: { value: 2, owner: 0 } }));
      await until('a turned cube, which that game has not', () => all('nard-answer-panel .crawford').length === 0);
    });

    it('Explore stands in the answer’s place: rolls whose choice sets the dice, scores computed on demand, take points', async () => {
      const session = await page.open();
      byText('nard-analyse-screen button', 'Explore').click();
      await until('the rolls', () => all('nard-roll-map .cell').filter((cell) => /^[+−]?\d/.test(cell.textContent!)).length === 36);
      expect(one('nard-answer-panel').hidden).to.equal(true);
      byText('nard-explore-panel button', 'Scores').click();
      await until('the part in the address', () => page.address.read().endsWith('&explore=scores'));
      byText('nard-explore-panel button', 'Compute').click();
      await until('the matrix', () => all('nard-score-matrix .cell').every((cell) => cell.textContent !== '·'));
      expect(textOf('nard-market-window table')).to.match(/Take point \(dead \/ live\) \d/);
      await until('how deep each part was looked at', () => /^Depth: \d-ply · Match equities: Kazaross XG2$/.test(textOf('nard-explore-panel section.scores .made')) && /^Depth: \d-ply$/.test(textOf('nard-explore-panel section.window .made')));
      all('nard-roll-map .cell')[8]!.click();
      await until('dice', () => session.analyse.cell.get().draft.roll?.join('') === '32');
      await until('the dice on the map', () => all('nard-roll-map .cell.current').length === 2);
      expect(page.address.read()).to.match(/:32:.*&explore=scores$/);
      byText('nard-analyse-screen button', 'Answer').click();
      await until('ranked plays', () => one('nard-answer-panel').hidden === false && all('nard-play-list .play').length > 5);
    });

    it('an address opens Explore at its part', async () => {
      await page.open(`#/analyse?id=${OPENING_31}&explore=window`);
      await until('take points', () => /Take point \(dead \/ live\) \d/.test(textOf('nard-market-window table')));
      expect(one('nard-answer-panel').hidden).to.equal(true);
      if (innerWidth < 800) expect(all('nard-explore-panel section:not([hidden])')).to.have.length(1);
    });

    it('long nard has nothing of the cube: no table, no Explore', async () => {
      await page.open();
      byText('nard-game-picker button', 'Long nard').click();
      await until('the other board', () => textOf('nard-answer-panel').length > 0 && all('nard-cube-table').length === 0);
      expect(all('nard-analyse-screen .tabs')).to.have.length(0);
    });

    it('the equity is named after the side it belongs to, also while a double is answered', async () => {
      const session = await page.open();
      session.openSituation({ ...situationOf(startPosition('short')), phase: 'answer' });
      await until('2-ply chances', () => textOf('nard-answer-panel h2') === 'White to answer a double' && textOf('nard-chances-card').includes('cubeless, 2-ply'));
      expect(textOf('nard-chances-card .equity')).to.match(/Equity of Black, cubeless, 2-ply$/);
    });

    it('while a board is set up the panel counts what is on it', async () => {
      await page.open();
      byText('nard-analyse-screen button', 'Edit').click();
      byText('nard-edit-strip button', 'Clear').click();
      await until('the count', () => textOf('nard-answer-panel .body') === 'On the board: White 0 of 15, Black 0 of 15.');
      expect(textOf('nard-answer-panel h2')).to.equal('Setting up the board');
    });

    it('an unreadable text is told in words and leaves the board as it was', async () => {
      await page.open(`#/analyse?id=${OPENING_31}`);
      paste('four hundred sheep');
      await until('a notice', () => textOf('nard-notice-bar').includes('not a format'));
      expect(textOf('nard-answer-panel h2')).to.equal('White to play 31');
    });

    it('a notice has room of its own: it covers neither board, answer nor controls', async () => {
      // As the page’s own styles have it: the screen beside the navigation.
      document.documentElement.style.setProperty('--nard-rail', '72px');
      await page.open(`#/analyse?id=${OPENING_31}`);
      paste('four hundred sheep');
      await until('a notice', () => all('nard-notice-bar .notice').length === 1);
      const notice = one('nard-notice-bar .notice').getBoundingClientRect();
      const covered = ['nard-board', 'nard-answer-panel', 'nard-analyse-screen button', 'nard-position-input input'].flatMap((selector) => all(selector)).filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
      });
      document.documentElement.style.removeProperty('--nard-rail');
      expect(covered.map(({ localName }) => localName)).to.deep.equal([]);
    });

    it('an error goes away by itself, in time', async () => {
      const { setTimeout } = window;
      const waits: number[] = [];
      window.setTimeout = ((run: () => void, wait?: number) => { waits.push(wait ?? 0); return setTimeout(run, Math.min(wait ?? 0, 50)); }) as typeof setTimeout;
      try {
        await page.open();
        paste('four hundred sheep');
        await until('a notice', () => all('nard-notice-bar .notice').length === 1);
        await until('it is gone', () => all('nard-notice-bar .notice').length === 0);
      } finally {
        window.setTimeout = setTimeout;
      }
      expect(Math.max(...waits)).to.be.within(5000, 15_000);
    });

    it('every address of the screen is answered: none, the start position, and one that cannot be read', async () => {
      for (const hash of ['', '#/analyse?id=XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10', '#/analyse?id=sheep']) {
        await page.open(hash);
        await until(`chances at ${hash}`, () => textOf('nard-chances-card').includes('2-ply'));
      }
      expect(textOf('nard-notice-bar')).to.include('not a format');
      expect(page.address.read()).to.include('-b----E-C---eE---c-e----B-:0:0:1:00');
    });

    it('the board is never locked: dice chosen after an analysis are answered', async () => {
      await page.open();
      await until('chances', () => textOf('nard-chances-card').includes('2-ply'));
      const picker = all('nard-edit-strip')[0]!.shadowRoot!.querySelector('nard-dice-picker')!;
      picker.shadowRoot!.querySelector<HTMLElement>('.opener')!.click();
      const faces = [...picker.shadowRoot!.querySelectorAll<HTMLElement>('.faces button')];
      faces[5]!.click();
      faces[6 + 4]!.click();
      await until('plays of 65', () => textOf('nard-answer-panel h2') === 'White to play 65' && all('nard-play-list .play').length > 3);
    });

    it('a saved position is in the library', async () => {
      await page.open(`#/analyse?id=${OPENING_31}`);
      byText('nard-analyse-screen button', 'Save').click();
      await until('a notice', () => textOf('nard-notice-bar').includes('Saved'));
      byText('nav a', 'Library').click();
      await until('its card', () => textOf('nard-library-screen .name') === 'White to play 31');
    });
  });
});
