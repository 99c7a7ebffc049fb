/** Looks of the forms under Play: sections of lines, as on the Settings screen. */
import { css } from 'lit';

export const formStyles = css`
  .screen { max-width: 760px; margin: 0 auto; padding: 24px 20px 48px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
  section { padding: 8px 20px; }
  section h2 { padding: 12px 0 4px; }
  fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
  legend { padding: 8px 0 4px; font-weight: 600; }
  .line { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 20px; padding: 12px 0; }
  .line + .line { border-top: 1px solid var(--nard-line); }
  .words { flex: 1 1 240px; }
  .about { display: block; font-size: 13px; line-height: 18px; color: var(--nard-muted); }
  .help { padding: 0 0 12px; }
  .wrong { color: var(--nard-blunder); }
  .name { width: 150px; }
  .points { width: 84px; }
  .lengths { display: flex; flex-wrap: wrap; gap: 8px; }
  .lengths button { min-width: 44px; }
  select { max-width: 100%; text-overflow: ellipsis; }
  .start { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; }
  .start button { min-height: 48px; padding: 0 24px; font-size: 16px; }
  @media (max-width: 760px) {
    .screen { padding: 16px 12px 32px; gap: 14px; }
    section { padding: 4px 14px; }
    .start button { flex: 1 1 100%; }
    .segments { max-width: 100%; flex-wrap: wrap; }
    .segments button { flex: 1 1 auto; white-space: normal; }
  }
`;
