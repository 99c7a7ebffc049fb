/** Where things lie on the Analyse screen. The board’s room is kept free before it is drawn. */
import { css } from 'lit';

export const analyseStyles = css`
  .screen {
    display: grid; gap: 20px; padding: 20px; align-items: start; max-width: 1500px; margin: 0 auto;
    grid-template-columns: minmax(0, min(820px, calc((100vh - 290px) * 1.367 + 60px))) minmax(340px, 1fr);
  }
  .board-column { display: grid; gap: 12px; min-width: 0; }
  .board { aspect-ratio: 990 / 724; }
  .actions, .ids { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
  .actions button { padding: 0 10px; }
  .narrow-only { display: none !important; }
  .rollout-line { display: flex; align-items: center; gap: 12px; padding: 8px 16px 12px; }
  .puzzle-line { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 0 16px 12px; } .puzzle-line select { flex: 1 1 164px; min-width: 0; }
  .missing { padding: 16px; }
  .tabs { padding: 12px 16px 0; }
  nard-answer-panel, nard-explore-panel, nard-rollout-drawer, .room { position: sticky; top: 20px; height: calc(100vh - 40px); min-height: 420px; overflow: hidden; }
  nard-explore-panel { overflow: auto; }
  @media (max-width: 1080px) {
    .screen { grid-template-columns: minmax(0, 1fr) minmax(300px, 340px); gap: 16px; padding: 16px; }
  }
  @media (max-width: 860px) {
    .screen { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 0 0 72px; }
    .board-column { gap: 0; display: contents; }
    .board { order: 0; }
    nard-answer-panel, nard-explore-panel, nard-rollout-drawer, .room { order: 1; position: static; height: auto; min-height: 360px; border-width: 0 0 1px; border-radius: 0; background: none; overflow: visible; }
    nard-explore-panel { overflow: visible; }
    .edit { order: 1; display: none; }
    .edit.open { display: block; order: 0; }
    .tabs { padding: 8px 12px 0; } .tabs .segments { display: flex; } .tabs button { flex: 1 1 0; }
    .ids { order: 2; padding: 12px; }
    .ids nard-position-input { flex: 1 1 100%; }
    .actions {
      position: fixed; z-index: 4; left: 0; right: 0; bottom: var(--nard-bar); padding: 8px; gap: 8px; flex-wrap: nowrap;
      background: color-mix(in srgb, var(--nard-surface) 92%, transparent); border-top: 1px solid var(--nard-line); backdrop-filter: blur(8px);
    }
    .actions button { flex: 1 1 0; padding: 0 6px; min-width: 0; gap: 6px; font-size: 14px; }
    .actions button span { overflow: hidden; text-overflow: ellipsis; }
    .wide-only { display: none !important; }
    .narrow-only { display: inline-flex !important; }
  }
  /* Four words in a row, in every language: their pictures give way. */
  @media (max-width: 480px) {
    .actions button { flex: 1 1 auto; }
    .actions button:not(.icon-only) .icon { display: none; }
    .actions button.icon-only { flex: 0 0 44px; }
  }
`;
