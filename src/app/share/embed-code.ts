/** What somebody pastes into a page of their own: an element with its script, or a frame that holds one. */
import type { Player } from '../../core/situation.ts';
import { HEIGHT, WIDTH } from '../../elements/board/geometry.ts';
import { escapeText } from '../../elements/board/svg-text.ts';
import type { Language } from '../../i18n/languages.ts';

export const EMBEDDED = ['board', 'quiz', 'analysis'] as const;
export type Embedded = (typeof EMBEDDED)[number];
export const FORMS = ['tag', 'iframe'] as const;
export type Form = (typeof FORMS)[number];
/** Widths in CSS pixels; `full` takes the room there is. */
export const WIDTHS = { small: 320, medium: 480, full: 720 } as const;
export type Width = keyof typeof WIDTHS;
/** Classes of `nardscope.css`, but for `auto`: light or dark as the page is. */
export const LOOKS = ['auto', 'wood', 'dark', 'contrast', 'print'] as const;
export type Look = (typeof LOOKS)[number];

export interface EmbedChoice {
  readonly element: Embedded;
  readonly form: Form;
  readonly width: Width;
  readonly look: Look;
  readonly perspective: Player;
  /** null = that of the page. */
  readonly language: Language | null;
  /** The dice may be played on the board. */
  readonly plays: boolean;
}

/** What the element shows. */
export interface EmbedContent {
  readonly id: string;
  /** Seen in feeds and before the element is there. */
  readonly title: string;
  /** A play such as `13/7 8/7`, by the side to move; empty = none. */
  readonly arrows: string;
  /** Answers of a quiz, as its attribute has them; null = it cannot be asked. */
  readonly options: string | null;
  /** What is asked is a number. */
  readonly asksNumber?: boolean;
}

/** Room under the board: answers of a quiz, lines of an analysis. */
const BELOW: Readonly<Record<Embedded, number>> = { board: 0, quiz: 360, analysis: 420 };

const written = (attributes: readonly (readonly [string, string])[]): string => attributes.map(([name, value]) => ` ${name}="${escapeText(value)}"`).join('');

/** Attributes of the element, in the order people write them. */
export function embedAttributes({ element, width, look, perspective, language, plays }: EmbedChoice, { id, arrows, options }: EmbedContent): readonly (readonly [string, string])[] {
  const classes = [...(look === 'auto' ? [] : [`nard-${look}`]), ...(width === 'full' ? [] : [`nard-${width}`])].join(' ');
  return [
    ['position', id], ...(classes ? [['class', classes] as const] : []), ...(perspective === 1 ? [['perspective', 'black'] as const] : []),
    ...(element === 'board' && plays ? [['mode', 'play'] as const] : []), ...(element === 'board' && !plays && arrows ? [['arrows', arrows] as const] : []),
    // Answers are written by the numbers of the side to move.
    ...(element === 'quiz' ? [['options', options ?? ''], ['numbering', 'turn']] as const : []), ...(language ? [['lang', language] as const] : []),
  ];
}

/** `base`: address of the folder with the elements' files, with its slash. */
export function embedCode(choice: EmbedChoice, content: EmbedContent, base: string): string {
  const { element, form, width } = choice;
  const attributes = embedAttributes(choice, content);
  if (form === 'tag') {
    return [
      `<link rel="stylesheet" href="${escapeText(base)}nardscope.css">`, `<script type="module" src="${escapeText(base)}${element}.js"></script>`,
      `<nard-${element}${written(attributes)}>${escapeText(content.title)}</nard-${element}>`,
    ].join('\n');
  }
  // The frame has its own width: the element fills it.
  const inside = embedAttributes({ ...choice, width: 'full' }, content).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const pixels = WIDTHS[width];
  const height = Math.ceil((pixels * HEIGHT) / WIDTH) + BELOW[element];
  return `<iframe${written([['src', `${base}frame.html?element=${element}&${inside.join('&')}`], ['title', content.title], ['width', String(pixels)], ['height', String(height)], ['loading', 'lazy']])}></iframe>`;
}
