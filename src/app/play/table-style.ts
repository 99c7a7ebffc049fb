/** Where things lie at the table. The board’s room is kept free before it is drawn. */
import { css } from 'lit';

export const tableStyles = css`
  .screen {
    display: grid; gap: 20px; padding: 20px; align-items: start; max-width: 1500px; margin: 0 auto;
    grid-template-columns: minmax(0, min(900px, calc((100vh - 128px) * 1.367))) minmax(340px, 1fr);
  }
  .board-column { display: grid; gap: 12px; min-width: 0; }
  .board { aspect-ratio: 990 / 724; }
  .actions { display: flex; gap: 8px; align-items: center; justify-content: flex-end; min-height: 46px; }
  .actions button { min-height: 46px; padding: 0 18px; }
  .actions .main { min-width: 220px; }
  button[aria-disabled='true'] { opacity: 0.5; cursor: default; }
  .side { display: grid; gap: 12px; min-width: 0; }
  .status { padding: 12px 16px; }
  /* Two lines are kept free: nothing below moves when a sentence is longer. */
  .status h2 { min-height: 48px; }
  .last { min-height: 21px; }
  .refused { min-height: 21px; color: var(--nard-error); font-size: 14px; line-height: 20px; }
  .status.over { border-color: var(--nard-accent); background: var(--nard-accent-wash); }
  .fields { display: grid; gap: 8px; }
  nard-game-list { height: 236px; }
  .more { gap: 4px; }
  .more button { padding: 0 10px; }
  @media (max-width: 1080px) {
    .screen { grid-template-columns: minmax(0, 1fr) minmax(300px, 340px); gap: 16px; padding: 16px; }
  }
  @media (max-width: 860px) {
    .screen { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 0 0 76px; }
    .board-column { gap: 0; }
    .side { gap: 0; }
    .status, .team { order: -1; }
    .status { padding: 8px 16px; }
    .fields, .side > p { margin: 10px 0; }
    .card { border-radius: 0; border-width: 0 0 1px; }
    .fields, .more, .side > p { padding: 0 12px; }
    .actions {
      position: fixed; z-index: 4; left: 0; right: 0; bottom: var(--nard-bar); padding: 8px; flex-wrap: nowrap;
      background: color-mix(in srgb, var(--nard-surface) 92%, transparent); border-top: 1px solid var(--nard-line); backdrop-filter: blur(8px);
    }
    .actions button { flex: 1 1 0; padding: 0 6px; min-width: 0; gap: 6px; font-size: 14px; }
    /* The button that leads on stays where the thumb is. */
    .actions .main { flex: 0 0 60%; min-width: 0; }
    .actions.many .main { flex: 1 1 0; }
    .actions button span { overflow: hidden; text-overflow: ellipsis; }
  }
  /* Up to three words in a row, in every language: pictures give way. */
  @media (max-width: 480px) {
    .actions.many button, .actions.many .main { flex: 1 1 auto; }
    .actions button:not(.main) .icon, .actions.many .icon { display: none; }
  }
`;
