import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { setLanguage } from '../../i18n/index.ts';
import { listen, removeMounted } from '../shared/testing.ts';
import type { NardRolloutPanel } from './nard-rollout-panel.ts';
import { BRANCHES, DECIDED, DECISION, EQUITIES, find, panel, result, ROLLOUT, SUBJECTS, textOf } from './testing/panel.ts';

const buttons = (element: NardRolloutPanel): string[] => [...element.renderRoot.querySelectorAll('header button')].filter((each) => !(each as HTMLButtonElement).disabled).map((each) => each.getAttribute('aria-label') ?? textOf(each));
const candidates = (element: NardRolloutPanel): string[] => [...element.renderRoot.querySelectorAll('.candidate')].map(textOf);
const press = (element: NardRolloutPanel, name: string): void => [...element.renderRoot.querySelectorAll<HTMLButtonElement>('button')].find((each) => textOf(each) === name)!.click();

describe('nard-rollout-panel', () => {
  afterEach(async () => {
    removeMounted();
    await setLanguage('en');
  });

  it('each candidate has equity with its interval, chance of being the best, chances of both sides, error and trials', async () => {
    const element = await panel();
    expect(candidates(element)[0]).to.equal('18/5 6/5 +0.123 ± 0.008 75.0% Wins: Won W 52.3 Gammon G 14.1 Backgammon BG 0.6 Loses: Won L 47.7 Gammon G 12.2 Backgammon BG 0.4 Std. error 0.004 Trials 648');
    expect(candidates(element)).to.have.length(2);
  });

  it('says plainly that it is cubeless and what produced it', async () => {
    const element = await panel();
    expect(textOf(find(element, '.badge'))).to.equal('cubeless');
    expect(textOf(find(element, '.made'))).to.match(/^Rolled out cubeless by net short-1 \(version 5\), plays chosen at 0-ply, seed 1: 648 trials\. Luck is taken out\.$/);
  });

  it('a cube decision: the verdict, and each outcome with its equity, error and chance of being right', async () => {
    const element = await panel(DECIDED);
    expect(textOf(find(element, '.verdict'))).to.equal('Double/TakeRight with a probability of 90.0%');
    expect(candidates(element).map((line) => line.replace(/ Wins: .* Std/, ' Std'))).to.deep.equal([
      '1No double +0.500 ± 0.008 6.0% Std. error 0.004 Trials 648', '2Double/Take✓ (right) +0.700 ± 0.008 90.0% Std. error 0.004 Trials 648', '3Double/Pass +1.000 4.0%',
    ]);
    expect(textOf(find(element, '.badge'))).to.equal('with the cube');
    // Nothing is squeezed where the panel is lower than what is in it.
    element.style.height = '300px';
    expect(find(element, '.segments').getBoundingClientRect().height).to.be.at.least(36);
    expect(textOf(find(element, '.made'))).to.match(/^Rolled out with the cube by .* cube decided at 0-ply, seed 1: 648 trials\. Money play, cube 1, centred, Jacoby\. /);
  });

  it('one block of trials says nothing of how sure it is', async () => {
    const element = await panel({ ...DECIDED, subjects: BRANCHES.map((each) => ({ ...each, result: { ...each.result!, error: Infinity, best: null } })), decision: { ...DECISION, result: { ...DECISION.result!, sure: null, best: null } } });
    expect(textOf(find(element, '.verdict'))).to.equal('Double/TakeRight with a probability of –');
    expect([...element.renderRoot.querySelectorAll('.candidate .best')].map(textOf)).to.deep.equal(['–', '–', '–']);
  });

  it('a redouble in a match: the chances to win it stand at each outcome, with intervals of 95% as equities have', async () => {
    const result = DECISION.result!;
    const mwc = { cubeless: 0.6, noDouble: 0.61, doubleTake: 0.63, doublePass: 0.7, doubleBeaver: null };
    const subjects = BRANCHES.map((each, i) => ({ ...each, result: { ...each.result!, mwc: { chance: [0.61, 0.63][i]!, error: 0.002 } } }));
    const element = await panel({ ...DECIDED, stakes: 'match', subjects, decision: { ...DECISION, redouble: true, result: { ...result, mwc, verdict: { ...result.verdict, redouble: true } } } });
    expect(candidates(element).map((line) => /(?<=^\d)\D*|MWC .*/g[Symbol.match](line)!.join(''))).to.deep.equal(['No redouble +MWC 61.00% ± 0.40', 'Redouble/Take✓ (right) +MWC 63.00% ± 0.40', 'Redouble/Pass +MWC 70.00%']);
  });

  it('a beaver is worth twice a take, and has a line where it is agreed', async () => {
    const emg = { ...EQUITIES, noDouble: 0.1, doubleTake: -0.2, doubleBeaver: -0.4 };
    const element = await panel({ ...DECIDED, decision: { redouble: false, beavers: true, result: { ...DECISION.result!, emg, verdict: { action: 'no_double', reply: 'beaver', redouble: false, optional: false } } } });
    expect(candidates(element)).to.have.length(4);
    expect(candidates(element)[3]).to.equal('4Double/Beaver −0.400 ± 0.016 0.0%');
  });

  it('the cube decision or the position is asked for with one click, but not while it runs', async () => {
    const element = await panel(DECIDED);
    const heard = listen(element, 'nard-rollout-decide');
    press(element, 'Position');
    press(element, 'Cube decision');
    expect(heard.map(({ detail }) => detail)).to.deep.equal([{ decides: false }, { decides: true }]);
    element.work = 'running';
    await element.updateComplete;
    expect([...element.renderRoot.querySelectorAll<HTMLButtonElement>('.segments button')].every(({ disabled }) => disabled)).to.equal(true);
  });

  it('a lone position has no rank and nothing to choose', async () => {
    const element = await panel({ subjects: [{ key: '', name: 'the position', result: result(0.1) }], plays: [] });
    expect(candidates(element)[0]).to.match(/^the position \+0\.100 ± 0\.008 Wins/);
    expect(element.renderRoot.querySelector('.choice')).to.equal(null);
  });

  it('long nard counts mars, and koks only where it is apart', async () => {
    const element = await panel({ game: 'long' });
    const rows = (): string[] => [...element.renderRoot.querySelectorAll('.histogram tbody th')].map(textOf);
    expect(rows()).to.deep.equal(['Wins mars', 'Wins a single game', 'Loses a single game', 'Loses mars']);
    element.koks = true;
    await element.updateComplete;
    expect(rows()).to.have.length(6);
  });

  it('outcomes are a table of six chances that sum up to one', async () => {
    const element = await panel();
    const chances = [...element.renderRoot.querySelectorAll('.histogram td:last-child')].map((cell) => parseFloat(textOf(cell)));
    expect(chances).to.have.length(6);
    expect(chances.reduce((sum, each) => sum + each)).to.be.closeTo(100, 0.3);
  });

  const states: [rule: string, properties: Partial<NardRolloutPanel>, wanted: string[]][] = [
    ['nothing yet: start', { rollout: null }, ['Close the rollout', 'Start']],
    ['no candidate: nothing to start', { rollout: null, subjects: [] }, ['Close the rollout']],
    ['running: pause and stop', { work: 'running' }, ['Close the rollout', 'Pause', 'Stop']],
    ['stopping: wait', { work: 'stopping' }, ['Close the rollout']],
    ['paused: go on or stop', {}, ['Close the rollout', 'Go on', 'Stop', 'Delete']],
    ['done: extend', { rollout: { ...ROLLOUT, isEnded: true } }, ['Close the rollout', '1,296 trials more', 'Delete']],
    ['by another net: anew', { rollout: { ...ROLLOUT, isOld: true } }, ['Close the rollout', 'Roll out anew', 'Delete']],
  ];
  for (const [rule, properties, wanted] of states) it(rule, async () => expect(buttons(await panel(properties))).to.deep.equal(wanted));

  it('buttons ask for what they say', async () => {
    const element = await panel();
    const heard = listen(document, 'nard-rollout-start', 'nard-rollout-stop', 'nard-rollout-pause', 'nard-rollout-remove', 'nard-rollout-close');
    for (const name of ['Go on', 'Stop', 'Delete', '×']) press(element, name);
    element.work = 'running';
    await element.updateComplete;
    press(element, 'Pause');
    expect(heard.map(({ type }) => type.replace('nard-rollout-', ''))).to.deep.equal(['start', 'stop', 'remove', 'close', 'pause']);
  });

  it('numbers fill the cells that are there: nothing is drawn anew and nothing moves', async () => {
    const element = await panel({ subjects: SUBJECTS.map((each) => ({ ...each, result: null })), rollout: null });
    const row = find(element, '.candidate');
    const places = (): number[] => [...element.renderRoot.querySelectorAll('.candidate, section, header .line')].map((each) => Math.round(each.getBoundingClientRect().top));
    const before = places();
    Object.assign(element, { subjects: SUBJECTS, rollout: { ...ROLLOUT }, work: 'running' });
    await element.updateComplete;
    expect(find(element, '.candidate')).to.equal(row);
    expect(places()).to.deep.equal(before);
  });

  it('nor do those of a cube decision in a match', async () => {
    const element = await panel({ ...DECIDED, stakes: 'match', subjects: BRANCHES.map((each) => ({ ...each, result: null })), decision: { ...DECISION, result: null }, rollout: null });
    const places = (): number[] => [...element.renderRoot.querySelectorAll('.candidate, section')].map((each) => Math.round(each.getBoundingClientRect().top));
    const before = places();
    Object.assign(element, DECIDED, { stakes: 'match', work: 'running' });
    await element.updateComplete;
    expect(places()).to.deep.equal(before);
  });

  it('best plays are chosen with one click, others by their boxes', async () => {
    const element = await panel();
    const heard = listen(element, 'nard-rollout-choose');
    press(element, 'Best 3');
    const boxes = [...element.renderRoot.querySelectorAll<HTMLInputElement>('.plays input')];
    boxes[3]!.click();
    boxes[0]!.click();
    expect(heard.map(({ detail }) => (detail as { keys: string[] }).keys)).to.deep.equal([['a', 'b', 'c'], ['a', 'b', 'd'], ['b']]);
  });

  it('no more plays than fit can be chosen, and none while it runs', async () => {
    const element = await panel({ most: 2 });
    const enabled = (): number => element.renderRoot.querySelectorAll('.plays input:not(:disabled)').length;
    expect(enabled()).to.equal(2);
    element.work = 'running';
    await element.updateComplete;
    expect(enabled()).to.equal(0);
  });

  it('by keyboard: a candidate is looked at, its outcomes and interval are shown', async () => {
    const element = await panel();
    find(element, '.candidate[data-key=b] .name').focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(textOf(find(element, '#outcomes'))).to.equal('Outcomes: 24/20');
    expect(find(element, 'nard-convergence-chart').shadowRoot!.querySelector('svg')!.getAttribute('aria-label')).to.equal('Equity by trials: after 648, 24/20 −0.021 ± 0.008');
    expect(find(element, '.candidate[data-key=b] .name').getAttribute('aria-pressed')).to.equal('true');
  });

  it('is announced now and then, not at each number, and at its end', async () => {
    const element = await panel({ work: 'running' });
    const said = (): string => textOf(find(element, '[role=status]'));
    expect(said()).to.equal('648 trials. Best so far: 8/5 6/5, +0.123, 75.0% sure.');
    element.rollout = { ...ROLLOUT, trials: 684 };
    await element.updateComplete;
    expect(said()).to.match(/^648 trials/);
    Object.assign(element, { rollout: { ...ROLLOUT, trials: 1296, isEnded: true }, work: 'none' });
    await element.updateComplete;
    expect(said()).to.match(/^Done\. 1,296 trials\. Best so far: 8\/5 6\/5/);
    Object.assign(element, { rollout: { ...ROLLOUT, trials: 720 }, work: 'running' });
    await element.updateComplete;
    Object.assign(element, { rollout: { ...ROLLOUT, trials: 720, isEnded: true, isStopped: true }, work: 'none' });
    await element.updateComplete;
    expect(said()).to.match(/^Stopped\. 720 trials/);
    expect(textOf(find(element, '.figures'))).to.equal('Stopped720 trials');
    const decision = await panel({ ...DECIDED, work: 'running' });
    expect(textOf(find(decision, '[role=status]'))).to.equal('648 trials. Double/Take, 90.0% sure.');
  });

  it('another one that is kept can be shown', async () => {
    const element = await panel({ kept: [{ id: 'x', trials: 648, plies: 0, cubePlies: null, seed: 1, of: 2 }, { id: 'y', trials: 36, plies: 1, cubePlies: 0, seed: 2, of: 'decision' }] });
    const heard = listen(element, 'nard-rollout-show');
    const select = find<HTMLSelectElement>(element, 'select[name=kept]');
    expect([...select.options].map(textOf)).to.deep.equal(['648 trials, 0-ply, cubeless, seed 1, candidates: 2', '36 trials, 1-ply, cube 0-ply, seed 2, cube decision']);
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change'));
    expect(heard.map(({ detail }) => detail)).to.deep.equal([{ id: 'y' }]);
  });

  it('whatever the numbers and names, it is drawn: text stays text', async () => {
    const bad = { win: NaN, winGammon: -3, winBackgammon: 7, loseGammon: Infinity, loseBackgammon: -Infinity };
    const name = '<img src=x onerror="document.title=\'bad\'">';
    const element = await panel({
      subjects: [{ key: 'a', name, result: result(NaN, { probabilities: bad, error: Infinity, interval: [-Infinity, Infinity] }) }, { key: 'b', name: '', result: result(1e300) }],
      rollout: { ...ROLLOUT, trials: NaN, goal: -5, course: [{ trials: NaN, equities: [NaN, Infinity], halves: [null, -1] }, { trials: 36, equities: [], halves: [] }] }, failure: name,
    });
    expect(element.renderRoot.querySelectorAll('img')).to.have.length(0);
    expect(candidates(element)[0]).to.include(name);
    const widths = [...element.renderRoot.querySelectorAll('.bars rect')].map((rect) => Number(rect.getAttribute('width')));
    expect(widths.every((width) => width >= 0 && width <= 1)).to.equal(true);
  });

  it('every control has a name, in every language', async () => {
    for (const language of ['en', 'ru', 'uz', 'az'] as const) {
      await setLanguage(language);
      const element = await panel({ ...DECIDED, mayDecide: true, kept: [{ id: 'y', trials: 36, plies: 1, cubePlies: null, seed: 2, of: 'position' }] });
      const roots = [element.renderRoot, find(element, 'nard-rollout-settings').shadowRoot!];
      for (const control of roots.flatMap((root) => [...root.querySelectorAll<HTMLInputElement>('button, input, select, progress, [role=table]')])) {
        const name = control.getAttribute('aria-label') ?? (textOf(control.closest('label') ?? control) || '');
        expect(name, `${language} ${control.outerHTML}`).not.to.equal('');
      }
      removeMounted();
    }
  });
});
