/** Where things lie on the Review screen. */
import { css } from 'lit';

export const reviewStyles = css`
  .screen {
    display: grid; gap: 12px; padding: 12px 16px 16px; max-width: 1680px; margin: 0 auto; height: 100vh; min-height: 720px;
    grid-template-columns: minmax(250px, 300px) minmax(0, 1fr) minmax(330px, 410px); grid-template-rows: auto auto minmax(440px, 1fr);
    grid-template-areas: 'header header header' 'graph graph graph' 'moves board decision';
  }
  .header { grid-area: header; }
  .graph { grid-area: graph; --nard-graph-height: 96px; }
  .moves { grid-area: moves; overflow: auto; overscroll-behavior: contain; position: relative; contain: layout style; }
  .board-column { grid-area: board; min-width: 0; display: grid; align-content: start; justify-items: center; gap: 10px; }
  .board { width: 100%; max-width: calc((100vh - 370px) * 1.367); min-width: min(100%, 440px); aspect-ratio: 990 / 724; }
  .decision { grid-area: decision; overflow: hidden; min-height: 0; contain: layout style; }
  .steps { display: flex; gap: 8px; align-items: center; }
  .steps button { width: 48px; padding: 0; }
  .thin { display: none; }
  .waiting { padding: 24px; }
  @media (max-width: 1180px) {
    .screen {
      height: auto; grid-template-columns: minmax(0, 1fr) minmax(300px, 360px); grid-template-rows: none;
      grid-template-areas: 'header header' 'graph graph' 'board decision' 'moves moves';
    }
    .board { max-width: none; }
    .decision { max-height: 640px; }
    .moves { max-height: 480px; }
    .keys { display: none; }
  }
  @media (max-width: 860px) {
    .screen {
      padding: 0 0 76px; gap: 0; min-height: 0; grid-template-columns: minmax(0, 1fr); grid-template-rows: none;
      grid-template-areas: 'board' 'graph' 'decision' 'header' 'moves';
    }
    .card { border-radius: 0; border-width: 0 0 1px; }
    .graph { --nard-graph-height: 72px; padding: 8px 8px 0; }
    .decision { max-height: none; overflow: visible; }
    .moves { max-height: none; overflow: visible; }
    .board { min-width: 0; }
    .board-column { gap: 0; }
    .steps {
      position: fixed; z-index: 4; left: 0; right: 0; bottom: var(--nard-bar); padding: 8px; justify-content: center;
      background: color-mix(in srgb, var(--nard-surface) 92%, transparent); border-top: 1px solid var(--nard-line); backdrop-filter: blur(8px);
    }
    .steps .thin { display: block; position: absolute; left: 0; right: 0; top: -2px; width: 100%; height: 4px; accent-color: var(--nard-accent); }
    .steps button { flex: 1 1 0; max-width: 96px; min-height: 46px; }
    .steps .flip { flex: 0 0 46px; }
  }
`;
