/** Line drawings of the controls, 24 × 24. All are decoration: the words stand beside them. */
import { svg, html, type TemplateResult } from 'lit';

const DRAWINGS = {
  analyse: svg`<path d="M3 21 6 11l3 10M9 21l3-10 2 6.5" /><circle cx="15.5" cy="8.5" r="5" /><path d="m19 12 3 3" />`,
  review: svg`<path d="M3 4v16h18" /><path d="m6.5 15 4-5 3.5 3 5-7" /><circle cx="14" cy="13" r="1.6" fill="currentColor" />`,
  play: svg`<rect x="3.5" y="10" width="10.5" height="10.5" rx="2.4" /><circle cx="6.8" cy="13.3" r="1" fill="currentColor" /><circle cx="10.7" cy="17.2" r="1" fill="currentColor" /><path d="M9.6 6.7 13.3 3.6a1.8 1.8 0 0 1 2.5.2l4.8 5.7a1.8 1.8 0 0 1-.2 2.5l-2.9 2.5" /><circle cx="15.5" cy="9" r="1" fill="currentColor" />`,
  train: svg`<path d="M4 6.5h10a2 2 0 0 1 2 2V19H6a2 2 0 0 1-2-2z" /><path d="M8 3.5h10a2 2 0 0 1 2 2V15" /><path d="m7.5 12.7 2 2 3.5-4" />`,
  pause: svg`<path d="M9 5v14M15 5v14" />`,
  flag: svg`<path d="M6 21V4M6 5h11l-2.5 4L17 13H6" />`,
  plus: svg`<path d="M12 5v14M5 12h14" />`,
  people: svg`<circle cx="8.5" cy="8" r="3.2" /><path d="M3 20c0-3.6 2.4-6 5.5-6s5.5 2.4 5.5 6" /><circle cx="16.5" cy="9" r="2.5" /><path d="M16.5 14c2.6 0 4.5 2 4.5 5" />`,
  library: svg`<rect x="3" y="4" width="8" height="7" rx="1.5" /><rect x="13" y="4" width="8" height="7" rx="1.5" /><rect x="3" y="13" width="8" height="7" rx="1.5" /><rect x="13" y="13" width="8" height="7" rx="1.5" />`,
  settings: svg`<path d="M4 7h9M19 7h1M4 17h1M11 17h9" /><circle cx="16" cy="7" r="2.6" /><circle cx="8" cy="17" r="2.6" />`,
  undo: svg`<path d="M8 5 4 9l4 4" /><path d="M4 9h9.5a5.5 5.5 0 0 1 0 11H9" />`,
  edit: svg`<path d="m4 20 1-4L16 5l3 3L8 19z" /><path d="m14 7 3 3" />`,
  roll: svg`<rect x="4" y="4" width="16" height="16" rx="3.5" /><circle cx="8.7" cy="8.7" r="1.2" fill="currentColor" /><circle cx="15.3" cy="15.3" r="1.2" fill="currentColor" /><circle cx="12" cy="12" r="1.2" fill="currentColor" />`,
  flip: svg`<path d="M7 20V5M7 5 4 8M7 5l3 3M17 4v15M17 19l-3-3M17 19l3-3" />`,
  rollout: svg`<path d="M3 17c4-9 6 4 9-4s5-2 9-3" /><path d="M3 21h18M3 3v18" />`,
  next: svg`<path d="m9 5 7 7-7 7" />`,
  previous: svg`<path d="m15 5-7 7 7 7" />`,
  nextError: svg`<path d="m5 5 7 7-7 7M12 5l7 7-7 7" />`,
  previousError: svg`<path d="m19 5-7 7 7 7M12 5l-7 7 7 7" />`,
  save: svg`<path d="M6 4h12v16l-6-4-6 4z" />`,
  copy: svg`<rect x="8" y="8" width="12" height="12" rx="2" /><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2" />`,
  file: svg`<path d="M12 15V4M8 8l4-4 4 4" /><path d="M4 14v4a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4" />`,
  download: svg`<path d="M12 4v11M8 11l4 4 4-4" /><path d="M4 16v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2" />`,
  remove: svg`<path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />`,
  stop: svg`<rect x="6" y="6" width="12" height="12" rx="2" />`,
  again: svg`<path d="M20 12a8 8 0 1 1-2.5-5.8" /><path d="M20 3v5h-5" />`,
  share: svg`<circle cx="18" cy="5" r="2.5" /><circle cx="6" cy="12" r="2.5" /><circle cx="18" cy="19" r="2.5" /><path d="m8.3 10.8 7.4-4.4M8.3 13.2l7.4 4.4" />`,
  print: svg`<path d="M7 8V3.5h10V8" /><path d="M7 17H4V9.5A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5V17h-3" /><rect x="7" y="14" width="10" height="6.5" />`,
  check: svg`<path d="m5 12.5 4.5 4.5L19 7.5" />`,
  close: svg`<path d="m6 6 12 12M18 6 6 18" />`,
} as const;
export type IconName = keyof typeof DRAWINGS;

export const icon = (name: IconName): TemplateResult => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${DRAWINGS[name]}</svg>`;
