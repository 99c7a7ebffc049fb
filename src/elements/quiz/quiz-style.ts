import { css } from 'lit';
import { colour } from '../shared/tokens.ts';

export const quizStyles = css`
  :host { display: block; container-type: inline-size; }
  .ask { margin: 0 0 8px; font-size: 17px; line-height: 24px; font-weight: 600; }
  nard-board { width: 100%; }
  .hint { margin: 10px 0 6px; color: ${colour('muted')}; font-size: 14px; }
  .options { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; }
  button { min-height: 44px; padding: 6px 14px; text-align: left; }
  .options button { width: 100%; }
  [hidden] { display: none !important; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
  .verdict { margin: 10px 0 6px; font-weight: 600; min-height: 24px; }
  .verdict.good { color: ${colour('good')}; }
  .verdict.bad { color: ${colour('blunder')}; }
  .ranked { list-style: none; margin: 0; padding: 0; }
  .ranked li { display: grid; grid-template-columns: 1.4em 1fr auto; gap: 8px; padding: 7px 2px; border-top: 1px solid ${colour('line')}; }
  .ranked .chosen { font-weight: 650; }
  .ranked small { color: ${colour('muted')}; font-weight: 400; }
  .mark-error, .mark-blunder { color: ${colour('blunder')}; font-weight: 700; }
  .mark-doubtful { color: ${colour('doubtful-ink')}; font-weight: 700; }
  .problem { padding: 12px; border: 1px solid ${colour('edge')}; border-radius: 8px; overflow-wrap: anywhere; }
  .note { margin-top: 10px; }
`;
