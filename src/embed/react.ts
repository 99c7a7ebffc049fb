/** The elements as React components: properties or attributes as props, events as handlers, the element itself by `ref`. */
import { createElement, forwardRef, useImperativeHandle, useLayoutEffect, useRef, type ForwardRefExoticComponent, type HTMLAttributes, type RefAttributes } from 'react';
import type {} from './analysis.ts';
import { giveProps, type BeforeProps, type Written } from './give-props.ts';
import type {} from './quiz.ts';

type Elements = Pick<HTMLElementTagNameMap, 'nard-board' | 'nard-quiz' | 'nard-analysis'>;

type Handlers<E extends string> = { readonly [K in E]?: (event: CustomEvent) => void };
type Given<T, P extends keyof T> = { readonly [K in P]?: T[K] | (K extends Written ? string : never) | null | undefined };
/** Of a board only where `lesson.js` is loaded too. */
interface LessonPlace {
  readonly lesson?: string | undefined;
  readonly page?: string | undefined;
}
type Component<T extends HTMLElement, P extends keyof T, E extends string> =
  ForwardRefExoticComponent<Omit<HTMLAttributes<T>, P | E> & Given<T, P> & Handlers<E> & LessonPlace & RefAttributes<T>>;

/** `onPlayRequest` → `nard-play-request`. */
const eventName = (handler: string): string => `nard${handler.slice(2).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function wrap<Tag extends keyof Elements, P extends keyof Elements[Tag] & string, E extends string>(tag: Tag, properties: readonly P[], handlers: readonly E[]): Component<Elements[Tag], P, E> {
  const own = new Set<string>([...properties, ...handlers]);
  const wrapped = forwardRef<Elements[Tag], Record<string, unknown>>((props, ref) => {
    const element = useRef<Elements[Tag]>(null);
    useImperativeHandle(ref, () => element.current!);
    const before = useRef<BeforeProps>(new Map());
    useLayoutEffect(() => giveProps(element.current!, properties, props, before.current));
    useLayoutEffect(() => {
      const control = new AbortController();
      for (const name of handlers) if (props[name]) element.current!.addEventListener(eventName(name), props[name] as EventListener, { signal: control.signal });
      return () => control.abort();
    });
    return createElement(tag, { ...Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name))), ref: element });
  });
  wrapped.displayName = tag;
  return wrapped as unknown as Component<Elements[Tag], P, E>;
}

/** `<nard-board>`; import `nardscope/board` once, where it is defined. */
export const Board = wrap(
  'nard-board',
  ['position', 'game', 'preset', 'setup', 'turn', 'roll', 'phase', 'cube', 'score', 'perspective', 'direction', 'numbering', 'show', 'arrows', 'mode', 'made', 'confirm', 'mini'],
  ['onPlayRequest', 'onPlay', 'onAnswer', 'onStep', 'onUndo', 'onRefused', 'onPositionChange', 'onError'],
);

/** `<nard-quiz>`; import `nardscope/quiz` once. */
export const Quiz = wrap(
  'nard-quiz', ['position', 'options', 'question', 'tolerance', 'perspective', 'direction', 'numbering', 'show'], ['onAnswer', 'onLessonGo', 'onError'],
);

/** `<nard-analysis>`; import `nardscope/analysis` once. */
export const Analysis = wrap(
  'nard-analysis', ['position', 'game', 'preset', 'perspective', 'direction', 'numbering', 'engine', 'engineBase', 'plies'], ['onAnalysisProgress', 'onError'],
);
