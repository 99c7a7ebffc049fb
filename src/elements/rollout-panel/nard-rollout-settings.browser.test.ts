import { expect } from 'chai';
import { listen, removeMounted } from '../shared/testing.ts';
import type { NardRolloutPanel } from './nard-rollout-panel.ts';
import { DECIDED, find, panel, SETTINGS, textOf } from './testing/panel.ts';

describe('nard-rollout-settings', () => {
  afterEach(removeMounted);

  it('the depth of cube decisions has its own setting, and the cube can be left out but of its decision', async () => {
    const element = await panel({ stakes: 'money', settings: { ...SETTINGS, cubePlies: 0 }, rollout: null });
    const select = (): HTMLSelectElement | null => find(element, 'nard-rollout-settings').shadowRoot!.querySelector('select[name=cube]');
    expect(textOf(find(element, '.badge'))).to.equal('with the cube');
    expect([[...select()!.options].map(textOf), select()!.selectedIndex]).to.deep.equal([['left out (cubeless)', 'decided at 0-ply', 'decided at 1-ply'], 1]);
    const heard = listen(element, 'nard-rollout-set');
    for (const index of [0, 2]) {
      select()!.selectedIndex = index;
      select()!.dispatchEvent(new Event('change'));
    }
    expect(heard.map(({ detail }) => detail)).to.deep.equal([{ cubePlies: null }, { cubePlies: 1 }]);
    Object.assign(element, DECIDED, { settings: SETTINGS });
    await element.updateComplete;
    await find<NardRolloutPanel>(element, 'nard-rollout-settings').updateComplete;
    expect([[...select()!.options].map(textOf), select()!.selectedIndex]).to.deep.equal([['decided at 0-ply', 'decided at 1-ply'], 0]);
    element.stakes = 'none';
    await element.updateComplete;
    await find<NardRolloutPanel>(element, 'nard-rollout-settings').updateComplete;
    expect(select()).to.equal(null);
  });

  it('settings: a number that cannot be is told of and not taken; one that can is', async () => {
    const element = await panel();
    const form = find(element, 'nard-rollout-settings');
    const heard = listen(element, 'nard-rollout-set');
    const type = async (name: string, value: string): Promise<HTMLInputElement> => {
      const input = form.shadowRoot!.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
      input.value = value;
      input.dispatchEvent(new InputEvent('input'));
      await (form as NardRolloutPanel).updateComplete;
      return input;
    };
    for (const value of ['0', '-1', '1e9', '12,5', '99999999999', '<b>', '']) {
      expect((await type('trials', value)).getAttribute('aria-invalid'), value).to.equal('true');
      expect(textOf(form.shadowRoot!.querySelector('[role=alert]'))).to.equal('A whole number from 1 to 3,600,000,000. Until then 1,296 counts.');
    }
    // What was typed stays in its field, whatever the others say and wherever the focus goes.
    const wrong = await type('trials', '4000000000');
    wrong.dispatchEvent(new Event('change'));
    await type('truncation', '1001');
    expect([wrong.value, [...form.shadowRoot!.querySelectorAll('[role=alert]')].map(textOf)]).to.deep.equal(
      ['4000000000', ['A whole number from 1 to 3,600,000,000. Until then 1,296 counts.', 'A whole number from 0 to 1,000. Until then 0 counts.']]);
    await type('truncation', '0');
    expect((await type('trials', ' 720 ')).getAttribute('aria-invalid')).to.equal('false');
    await type('seed', '4294967295');
    form.shadowRoot!.querySelector<HTMLInputElement>('input[name=luck]')!.click();
    form.shadowRoot!.querySelector<HTMLSelectElement>('select[name=error]')!.selectedIndex = 2;
    form.shadowRoot!.querySelector('select[name=error]')!.dispatchEvent(new Event('change'));
    expect(heard.map(({ detail }) => detail)).to.deep.equal([{ trials: 720 }, { seed: 4294967295 }, { luck: false }, { error: 0.01 }]);
  });

  it('settings from elsewhere take the place of what was typed wrongly', async () => {
    const element = await panel();
    const form = find<NardRolloutPanel>(element, 'nard-rollout-settings');
    const input = form.shadowRoot!.querySelector<HTMLInputElement>('input[name=trials]')!;
    input.value = 'many';
    input.dispatchEvent(new InputEvent('input'));
    await form.updateComplete;
    element.settings = { ...SETTINGS, trials: 5184 };
    await element.updateComplete;
    await form.updateComplete;
    expect([input.value, form.shadowRoot!.querySelector('[role=alert]')]).to.deep.equal(['5184', null]);
  });

  it('settings cannot be changed while it runs', async () => {
    const element = await panel({ work: 'running' });
    expect(find(element, 'nard-rollout-settings').shadowRoot!.querySelector('fieldset')!.disabled).to.equal(true);
  });
});
