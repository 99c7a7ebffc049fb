/** The Play screen worked by clicks, and the board by its own method. */
import { expect } from 'chai';
import { byText, one, until } from '../../testing/page.ts';
import { board, mainButton, type Hands } from './play-page.ts';

export const press = (selector: string, text: string): void => byText(selector, text).click();

export function type(selector: string, text: string): void {
  const field = one(selector) as HTMLInputElement;
  field.value = text;
  field.form!.requestSubmit();
}

export function pick(selector: string, value: string): void {
  const list = one(selector) as HTMLSelectElement;
  list.selectedIndex = [...list.options].findIndex((option) => option.text === value);
  list.dispatchEvent(new Event('change'));
}

export const CLICKS: Hands = {
  press: async (find) => find().click(),
  move: async (steps) => { await until('the board', () => board().interaction !== null); expect(await board().play(steps.map(({ from, to }) => `${from === 25 ? 'bar' : from}/${to === 0 ? 'off' : to}`).join(' '))).to.equal(true); },
  pickUp: async () => { await until('the dice may be picked up', () => mainButton().getAttribute('aria-disabled') === null); mainButton().click(); },
};
