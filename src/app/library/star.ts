/** A star, filled where something is marked with one. */
import { html, type TemplateResult } from 'lit';

export const starIcon = (filled: boolean): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path fill=${filled ? 'currentColor' : 'none'} d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z" /></svg>`;
