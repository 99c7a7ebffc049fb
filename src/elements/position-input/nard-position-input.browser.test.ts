import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { listen, mount, removeMounted } from '../shared/testing.ts';
import './define.ts';
import type { GivenFiles, GivenText, NardPositionInput } from './nard-position-input.ts';

const ID = '4HPwATDgc/ABMA';
const input = (properties: Partial<NardPositionInput> = {}): Promise<NardPositionInput> => mount(document.createElement('nard-position-input'), properties);
const field = (element: NardPositionInput): HTMLInputElement => element.renderRoot.querySelector<HTMLInputElement>('.field')!;
const given = (heard: readonly { readonly detail: unknown }[]): GivenText[] => heard.map(({ detail }) => detail as GivenText);
const paste = (element: NardPositionInput, text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field(element).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
const drop = (element: NardPositionInput, fill: (data: DataTransfer) => void): void => {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  element.renderRoot.querySelector('form')!.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};
const settled = async (heard: readonly unknown[]): Promise<void> => {
  for (let i = 0; heard.length === 0 && i < 50; i++) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('nard-position-input', () => {
  afterEach(removeMounted);

  it('Enter gives what was typed', async () => {
    const element = await input();
    const heard = listen(document, 'nard-text');
    field(element).focus();
    await sendKeys({ type: ID });
    await sendKeys({ press: 'Enter' });
    expect(given(heard)).to.deep.equal([{ text: ID, name: null }]);
  });

  it('an empty field gives nothing', async () => {
    const element = await input();
    const heard = listen(element, 'nard-text');
    element.renderRoot.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
    expect(heard).to.deep.equal([]);
  });

  it('a paste over all of it is opened at once, with its lines', async () => {
    const element = await input({ value: 'XGID=old' });
    const heard = listen(element, 'nard-text');
    field(element).focus();
    paste(element, '7 point match\n\n Game 1\n');
    await element.updateComplete;
    expect(given(heard)).to.deep.equal([{ text: '7 point match\n\n Game 1\n', name: null }]);
    expect(field(element).value).to.equal('7 point match');
  });

  it('Enter after a paste gives all of its lines again, until something else is typed', async () => {
    const element = await input();
    const heard = listen(element, 'nard-text');
    const enter = (): void => element.renderRoot.querySelector('form')!.requestSubmit();
    field(element).focus();
    paste(element, 'Position ID: 4HPwATDgc/ABMA\nMatch ID: cIkFAAAAAAAA');
    await element.updateComplete;
    enter();
    field(element).value = '63';
    field(element).dispatchEvent(new InputEvent('input', { bubbles: true }));
    await element.updateComplete;
    enter();
    expect(given(heard).map(({ text }) => text)).to.deep.equal(['Position ID: 4HPwATDgc/ABMA\nMatch ID: cIkFAAAAAAAA', 'Position ID: 4HPwATDgc/ABMA\nMatch ID: cIkFAAAAAAAA', '63']);
  });

  it('a paste into a part waits for Enter', async () => {
    const element = await input({ value: 'XGID=old' });
    const heard = listen(element, 'nard-text');
    field(element).focus();
    field(element).setSelectionRange(5, 5);
    paste(element, 'b');
    expect(heard).to.deep.equal([]);
  });

  it('a dropped file is given with its name, in its own encoding', async () => {
    const element = await input();
    const heard = listen(element, 'nard-text');
    drop(element, (data) => data.items.add(new File([new Uint8Array([0x4a, 0xfc, 0x72])], 'last night.mat')));
    await settled(heard);
    expect(given(heard)).to.deep.equal([{ text: 'Jür', name: 'last night.mat' }]);
  });

  it('several dropped files are handed on together', async () => {
    const element = await input();
    const heard = listen(element, 'nard-files');
    const files = ['a.mat', 'b.mat'].map((name) => new File([name], name));
    drop(element, (data) => { for (const file of files) data.items.add(file); });
    expect(heard.map(({ detail }) => (detail as GivenFiles).files.map(({ name }) => name))).to.deep.equal([['a.mat', 'b.mat']]);
  });

  it('dropped text is given', async () => {
    const element = await input();
    const heard = listen(element, 'nard-text');
    drop(element, (data) => data.setData('text/plain', ID));
    expect(given(heard)).to.deep.equal([{ text: ID, name: null }]);
  });

  it('Escape brings back what is open; a new value does too', async () => {
    const element = await input({ value: 'XGID=old' });
    field(element).focus();
    await sendKeys({ type: 'x' });
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(field(element).value).to.equal('XGID=old');
    await sendKeys({ type: 'y' });
    element.value = 'XGID=new';
    await element.updateComplete;
    expect(field(element).value).to.equal('XGID=new');
  });

  it('says what is wrong where a screen reader finds it', async () => {
    const element = await input({ error: 'Not an ID.' });
    expect(field(element).getAttribute('aria-invalid')).to.equal('true');
    const described = field(element).getAttribute('aria-describedby')!;
    expect(element.renderRoot.querySelector(`#${described}`)?.textContent).to.equal('Not an ID.');
  });
});
