import { expect } from 'chai';
import { mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { NardConvergenceChart } from './nard-convergence-chart.ts';

const COURSE = [36, 72, 108].map((trials, i) => ({ trials, equities: [0.1 + i / 100, 0.05], halves: i === 0 ? [null, null] : [0.02, 0.03] }));
const chart = (properties: Partial<NardConvergenceChart> = {}): Promise<NardConvergenceChart> =>
  mount(document.createElement('nard-convergence-chart'), { course: COURSE, names: ['8/5 6/5', '24/20'], ...properties });
const textOf = (node: Element | null | undefined): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

describe('nard-convergence-chart', () => {
  afterEach(removeMounted);

  it('a line a candidate, numbered where there are several, and the interval of the one looked at', async () => {
    const element = await chart({ selected: 1 });
    expect(element.renderRoot.querySelectorAll('path.line')).to.have.length(2);
    expect(element.renderRoot.querySelector('.selected.line-name')!.textContent).to.equal('2');
    expect(element.renderRoot.querySelector('.band')!.getAttribute('d')).to.match(/^M.*Z$/);
  });

  it('is a picture with a text', async () => {
    const svg = (await chart()).renderRoot.querySelector('svg')!;
    expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).to.deep.equal(['img', 'Equity by trials: after 108, 8/5 6/5 +0.120 ± 0.020']);
  });

  it('has a table behind it, made when it is opened', async () => {
    const element = await chart();
    expect(element.renderRoot.querySelector('table')).to.equal(null);
    element.renderRoot.querySelector('summary')!.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await element.updateComplete;
    const rows = [...element.renderRoot.querySelectorAll('tr')].map((row) => [...row.children].map(textOf));
    expect(rows).to.deep.equal([
      ['Trials', '8/5 6/5', '24/20'], ['36', '+0.100', '+0.050'], ['72', '+0.110 ± 0.020', '+0.050 ± 0.030'], ['108', '+0.120 ± 0.020', '+0.050 ± 0.030'],
    ]);
  });

  it('before there is anything its room is kept', async () => {
    const element = await chart({ course: [] });
    const { height } = element.getBoundingClientRect();
    expect(textOf(element.renderRoot.querySelector('.empty'))).to.equal('The chart begins with the first 36 trials.');
    element.course = COURSE;
    await element.updateComplete;
    expect(element.getBoundingClientRect().height).to.equal(height);
  });
});
