import { css } from '@lit/reactive-element';
import { colour } from '../shared/tokens.ts';

export const lessonStyles = css`
  :host { container-type: inline-size; }
  [hidden] { display: none !important; }
  .reader { display: grid; gap: 12px; }
  .board { aspect-ratio: 990 / 724; min-width: 0; position: relative; }
  .side { display: grid; gap: 12px; align-content: start; min-width: 0; }
  h3, p { margin: 0; }
  h3 { font-size: 17px; line-height: 24px; font-weight: 650; overflow-wrap: anywhere; }
  .head { display: flex; flex-wrap: wrap; gap: 4px 12px; justify-content: space-between; align-items: baseline; }
  .count, .hint { color: ${colour('muted')}; font-size: 14px; line-height: 20px; }
  .text { display: grid; gap: 8px; line-height: 1.5; white-space: pre-line; overflow-wrap: anywhere; }
  .question { display: grid; gap: 8px; border-top: 1px solid ${colour('line')}; padding-top: 12px; }
  .ask { font-weight: 600; overflow-wrap: anywhere; }
  .options { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; }
  button { min-height: 44px; padding: 6px 14px; text-align: start; overflow-wrap: anywhere; }
  .options button { width: 100%; display: flex; gap: 8px; justify-content: space-between; align-items: center; }
  .options button.right { border-color: ${colour('good')}; }
  .options button.wrong { border-color: ${colour('blunder')}; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; }
  .row.steps button { flex: 1 1 0; text-align: center; }
  .said { display: grid; gap: 4px; overflow-wrap: anywhere; }
  .said:empty { display: none; }
  .good { color: ${colour('good')}; font-weight: 650; }
  .bad { color: ${colour('blunder')}; font-weight: 650; }
  .tree { border-top: 1px solid ${colour('line')}; padding-top: 8px; display: grid; gap: 2px; }
  .tree button { border-color: transparent; background: none; min-height: 36px; padding: 4px 8px; display: flex; gap: 8px; align-items: baseline; }
  .tree button:hover { background: ${colour('accent-wash')}; }
  .tree button[aria-current] { background: ${colour('accent-wash')}; font-weight: 650; }
  .tree .mark { color: ${colour('good')}; }
  .level-2 { margin-left: 16px; } .level-3 { margin-left: 32px; } .level-4 { margin-left: 48px; } .level-5 { margin-left: 64px; }
  @media (pointer: coarse) { .tree button { min-height: 44px; align-items: center; } }
  @container (min-width: 720px) {
    .reader { grid-template-columns: minmax(0, 1.7fr) minmax(260px, 1fr); gap: 20px; align-items: start; }
  }
`;
