/** Where things lie in the Library. */
import { css } from 'lit';

export const libraryStyles = css`
  .screen { max-width: 1240px; margin: 0 auto; padding: 24px 20px 48px; display: grid; gap: 20px; }
  header { gap: 12px 20px; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); }
  .entry { display: grid; grid-template: auto 1fr / minmax(0, 1fr); overflow: hidden; }
  .picture { display: block; padding: 10px 10px 0; }
  .picture nard-board { pointer-events: none; }
  .facts { padding: 12px 14px 8px; display: flex; flex-direction: column; gap: 4px; }
  .name { font-size: 16px; line-height: 22px; font-weight: 600; color: var(--nard-ink); text-decoration: none; overflow-wrap: anywhere; }
  .name:hover { color: var(--nard-accent-ink); text-decoration: underline; }
  .pr { font-weight: 600; }
  .pr .small { font-weight: 400; }
  .narrow { display: none; }
  progress { flex: 1; height: 8px; accent-color: var(--nard-accent); min-width: 0; }
  .tools { margin-top: auto; padding-top: 4px; gap: 0; }
  .tools button { color: var(--nard-muted); }
  .tools button[aria-pressed='true'] { color: var(--nard-doubtful-ink); background: transparent; border-color: transparent; }
  .note { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; }
  .empty { padding: 48px 24px; text-align: center; display: grid; gap: 8px; }
  footer { gap: 4px 12px; }
  details { flex-basis: 100%; }
  summary { cursor: pointer; padding: 8px 0; width: fit-content; }
  details p { max-width: 72ch; padding-bottom: 6px; }
  @media (max-width: 760px) {
    .screen { padding: 16px 12px 32px; gap: 14px; }
    ul { gap: 10px; grid-template-columns: minmax(0, 1fr); }
    .entry { grid-template: none / 132px minmax(0, 1fr); }
    .picture { padding: 10px 0 10px 10px; align-self: start; }
    .facts { padding: 8px 6px 2px 12px; }
    /* Beside the picture there is room for a line; Review says it in full. */
    .wide { display: none; }
    .narrow { display: inline; white-space: nowrap; }
    /* The day beside four buttons would be broken in two. */
    .tools { flex-wrap: wrap; }
    .tools .grow { flex-basis: 100%; }
  }
`;
