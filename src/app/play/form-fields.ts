/** Fields of the form for a new match, each a label and a choice. */
import { html, nothing, type TemplateResult } from 'lit';

/** A few choices side by side; `label` names them for screen readers. */
export const segments = <T>(label: string, values: readonly T[], current: T, words: (value: T) => string, choose: (value: T) => void): TemplateResult =>
  html`<div class="segments" role="group" aria-label=${label}>${values.map((value) => html`
    <button type="button" aria-pressed=${value === current} @click=${() => choose(value)}>${words(value)}</button>`)}</div>`;

/** A choice out of a list; values are told apart by their place. */
export const choice = <T>(label: string, values: readonly T[], current: T, words: (value: T) => string, choose: (value: T) => void): TemplateResult =>
  html`<label class="line"><span class="words">${label}</span><select @change=${(event: Event) => choose(values[(event.target as HTMLSelectElement).selectedIndex]!)}>
    ${values.map((value) => html`<option ?selected=${value === current}>${words(value)}</option>`)}</select></label>`;

export const toggle = (label: string, about: string, on: boolean, choose: (on: boolean) => void): TemplateResult =>
  html`<label class="line"><span class="words"><span>${label}</span>${about ? html`<span class="about">${about}</span>` : nothing}</span>
    <input type="checkbox" .checked=${on} @change=${(event: Event) => choose((event.target as HTMLInputElement).checked)} /></label>`;
