/** Where things lie on the screens of lessons. */
import { css } from 'lit';

export const lessonsStyles = css`
  .screen { padding: 20px; display: grid; gap: 16px; max-width: 1400px; margin: 0 auto; }
  section { padding: 16px; display: grid; gap: 8px; }
  ul { list-style: none; margin: 0; padding: 0; }
  .lesson { display: flex; align-items: center; gap: 12px; padding: 10px 0; border-top: 1px solid var(--nard-line); flex-wrap: wrap; }
  .lesson .grow { overflow-wrap: anywhere; flex: 1 1 220px; }
  .lesson a { font-weight: 600; display: inline-flex; align-items: center; min-height: 32px; }
  .about { overflow-wrap: anywhere; max-width: 80ch; white-space: pre-line; }
  h1 { overflow-wrap: anywhere; }
  .link input { flex: 1 1 auto; min-width: 0; font-family: ui-monospace, monospace; font-size: 13px; }
  .writing { display: grid; grid-template-columns: minmax(0, 1fr) minmax(320px, 440px); gap: 20px; align-items: start; }
  .forms { display: grid; gap: 12px; }
  form, fieldset { display: grid; gap: 10px; border: 0; margin: 0; padding: 0; min-width: 0; }
  label { display: grid; gap: 4px; font-size: 13px; color: var(--nard-muted); min-width: 0; }
  label.check { display: inline-flex; }
  textarea { font: inherit; font-size: 15px; color: inherit; width: 100%; min-height: 72px; padding: 8px 10px; border: 1px solid var(--nard-edge); border-radius: 8px; background: var(--nard-raised); resize: vertical; color: var(--nard-ink); }
  input, select { width: 100%; color: var(--nard-ink); }
  input[type='checkbox'] { width: 18px; }
  .row > label { flex: 1 1 120px; }
  .answer { border-left: 3px solid var(--nard-line); padding-left: 10px; display: grid; gap: 6px; }
  legend { padding: 0; font-weight: 600; }
  nard-lesson { min-width: 0; }
  @media (max-width: 1080px) { .writing { grid-template-columns: minmax(0, 1fr); } }
  @media (max-width: 860px) { .screen { padding: 12px; gap: 12px; } section { padding: 12px; } }
`;
