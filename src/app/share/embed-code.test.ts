import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../elements/quiz/quiz-options.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { EMBEDDED, embedCode, FORMS, LOOKS, WIDTHS, type EmbedChoice, type EmbedContent, type Width } from './embed-code.ts';

const BASE = 'https://example.org/embed/';
const CHOICE: EmbedChoice = { element: 'board', form: 'tag', width: 'full', look: 'auto', perspective: 0, language: null, plays: false };
const CONTENT: EmbedContent = { id: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', title: 'White to play 31', arrows: '', options: '8/5 6/5=0; 24/20=0.1' };

describe('the HTML for an element', () => {
  it.each([
    ['a board that is only shown', {}, {}, `<nard-board position="${CONTENT.id}">White to play 31</nard-board>`],
    ['a play as arrows', {}, { arrows: '8/5 6/5' }, `<nard-board position="${CONTENT.id}" arrows="8/5 6/5">White to play 31</nard-board>`],
    ['no arrows where the dice may be played', { plays: true }, { arrows: '8/5 6/5' }, `<nard-board position="${CONTENT.id}" mode="play">White to play 31</nard-board>`],
    ['look, width, side and language', { look: 'wood', width: 'small', perspective: 1, language: 'az' }, {}, `<nard-board position="${CONTENT.id}" class="nard-wood nard-small" perspective="black" lang="az">White to play 31</nard-board>`],
    ['a quiz by the numbers of the side to move', { element: 'quiz' }, {}, `<nard-quiz position="${CONTENT.id}" options="8/5 6/5=0; 24/20=0.1" numbering="turn">White to play 31</nard-quiz>`],
    ['an analysis', { element: 'analysis' }, {}, `<nard-analysis position="${CONTENT.id}">White to play 31</nard-analysis>`],
  ] as const)('%s', (_rule, choice, content, expected) => {
    expect(embedCode({ ...CHOICE, ...choice }, { ...CONTENT, ...content }, BASE).split('\n').at(-1)).toBe(expected);
  });

  it('brings its styles and its script from the folder', () => {
    expect(embedCode({ ...CHOICE, element: 'quiz' }, CONTENT, BASE)).toContain(`<link rel="stylesheet" href="${BASE}nardscope.css">\n<script type="module" src="${BASE}quiz.js"></script>`);
  });

  it('a frame has its room, and its element every attribute', () => {
    const code = embedCode({ ...CHOICE, form: 'iframe', width: 'medium', look: 'dark', element: 'quiz' }, CONTENT, BASE);
    const address = new URL(/src="([^"]+)"/.exec(code)![1]!.replaceAll('&amp;', '&'));
    expect(Object.fromEntries(address.searchParams)).toEqual({ element: 'quiz', position: CONTENT.id, class: 'nard-dark', options: CONTENT.options, numbering: 'turn' });
    expect(code).toMatch(/ width="480" height="\d{3}" loading="lazy"><\/iframe>$/);
    expect(parseOptions(address.searchParams.get('options')!).ok).toBe(true);
  });
});

it('whatever stands in a text, it is one element with its attributes', () => {
  const choice = fc.record({
    element: fc.constantFrom(...EMBEDDED), form: fc.constantFrom(...FORMS), width: fc.constantFrom(...(Object.keys(WIDTHS) as Width[])), look: fc.constantFrom(...LOOKS),
    perspective: fc.constantFrom(0 as const, 1 as const), language: fc.option(fc.constantFrom(...LANGUAGES)), plays: fc.boolean(),
  });
  const harm = fc.oneof(fc.string(), fc.constantFrom('"><script>alert(1)</script>', '</nard-board><img src=x onerror=alert(1)>', '&quot;'));
  fc.assert(fc.property(choice, harm, harm, harm, (chosen, title, arrows, options) => {
    const code = embedCode(chosen, { ...CONTENT, title, arrows, options }, BASE);
    expect(code.match(/<\/?[a-z]/g)).toHaveLength(chosen.form === 'tag' ? 5 : 2);
    const plain = embedCode(chosen, { ...CONTENT, title: 'x', arrows: arrows && 'x', options: 'x' }, BASE);
    expect(code.match(/"/g)).toHaveLength(plain.match(/"/g)!.length);
  }));
});
