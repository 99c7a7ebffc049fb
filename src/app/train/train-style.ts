/** Where things lie on the Train screen. */
import { css } from 'lit';

export const decksStyles = css`
  .screen { padding: 20px; display: grid; gap: 20px; max-width: 1300px; margin: 0 auto; }
  .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(300px, 400px); gap: 20px; align-items: start; }
  .side { display: grid; gap: 20px; }
  section { padding: 16px; }
  ul { list-style: none; margin: 8px 0 0; padding: 0; }
  .deck { display: flex; align-items: center; gap: 12px; padding: 10px 0; border-top: 1px solid var(--nard-line); }
  .deck h3 { overflow-wrap: anywhere; }
  .counts { display: flex; flex-wrap: wrap; gap: 4px; justify-content: end; }
  .empty { padding: 24px 0; text-align: center; display: grid; gap: 8px; justify-items: center; }
  @media (max-width: 860px) {
    .screen { padding: 12px; gap: 12px; }
    .columns { grid-template-columns: minmax(0, 1fr); gap: 12px; }
    .side { gap: 12px; }
    .deck { flex-wrap: wrap; gap: 6px 12px; } .deck .grow { flex: 1 1 100%; } .counts { flex: 1 1 auto; justify-content: start; }
  }
`;

export const roundStyles = css`
  .screen {
    display: grid; gap: 20px; padding: 20px; align-items: start; max-width: 1500px; margin: 0 auto;
    grid-template-columns: minmax(0, min(820px, calc((100vh - 190px) * 1.367 + 60px))) minmax(340px, 1fr);
  }
  .board-column { display: grid; gap: 12px; min-width: 0; grid-column: 1; grid-row: 1; }
  .board { aspect-ratio: 990 / 724; }
  .panel { grid-column: 2; grid-row: 1; display: flex; flex-direction: column; max-height: calc(100vh - 40px); max-height: calc(100dvh - 40px); position: sticky; top: 20px; overflow: hidden; }
  .panel header { padding: 12px 16px; border-bottom: 1px solid var(--nard-line); display: grid; gap: 6px; }
  .panel .segments { justify-self: start; }
  .panel h2:focus { outline: none; }
  .body { padding: 12px 16px; overflow: auto; display: grid; gap: 12px; align-content: start; min-height: 0; }
  .options { display: grid; gap: 8px; } .options > .badge { justify-self: start; }
  .options button { justify-content: start; text-align: start; min-height: 44px; white-space: normal; }
  .options kbd, .grades kbd { font: inherit; font-size: 12px; color: var(--nard-muted); min-width: 1em; }
  .grades button.primary kbd { color: inherit; }
  .grades { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; }
  .grades button { display: grid; gap: 0; padding: 6px 4px; min-height: 52px; min-width: 0; justify-items: center; line-height: 18px; }
  .grades .when { font-size: 12px; font-weight: 400; overflow: hidden; text-overflow: ellipsis; max-width: 100%; }
  .actions { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; }
  .verdict { font-size: 18px; font-weight: 650; }
  .wrong { color: var(--nard-blunder); }
  .ranking { margin: 0 -16px; }
  textarea { font: inherit; color: inherit; width: 100%; min-height: 64px; padding: 8px 10px; border: 1px solid var(--nard-edge); border-radius: 8px; background: var(--nard-raised); resize: vertical; }
  .notes { display: grid; gap: 8px; } .notes label { display: grid; gap: 4px; font-size: 13px; color: var(--nard-muted); }
  .written { white-space: pre-wrap; }
  summary { cursor: pointer; min-height: 32px; }
  /* Names, tags and notes are of any length, blanks or none. */
  header .small, .options p, summary { overflow-wrap: anywhere; }
  .done { padding: 48px 20px; display: grid; gap: 16px; justify-items: center; text-align: center; }
  @media (max-width: 1080px) { .screen { grid-template-columns: minmax(0, 1fr) minmax(300px, 340px); gap: 16px; padding: 16px; } }
  @media (max-width: 860px) {
    .screen { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 0 0 88px; }
    .board-column { display: contents; }
    .board { order: 0; }
    .panel { order: 1; grid-area: auto; position: static; max-height: none; border-width: 0 0 1px; border-radius: 0; background: none; overflow: visible; }
    .panel header { padding: 8px 12px; } .body { padding: 8px 12px; overflow: visible; } .ranking { margin: 0 -12px; }
    .bar {
      position: fixed; z-index: 4; left: 0; right: 0; bottom: var(--nard-bar); padding: 8px;
      background: color-mix(in srgb, var(--nard-surface) 94%, transparent); border-top: 1px solid var(--nard-line); backdrop-filter: blur(8px);
    }
    .bar.actions button { flex: 1 1 auto; }
    .grades kbd, .keys { display: none; }
  }
`;
