/** The elements as React components: properties as props, events as handlers, the element itself by `ref`. */
import { createElement, forwardRef, useImperativeHandle, useLayoutEffect, useRef, type ForwardRefExoticComponent, type HTMLAttributes, type RefAttributes } from 'react';
import type { NardAnalysis } from './analysis.ts';
import type { NardBoard } from './board.ts';
import type { NardQuiz } from './quiz.ts';

type Handlers<E extends string> = { readonly [K in E]?: (event: CustomEvent) => void };
type Component<T extends HTMLElement, P extends keyof T, E extends string> =
  ForwardRefExoticComponent<Omit<HTMLAttributes<T>, P | E> & Partial<Pick<T, P>> & Handlers<E> & RefAttributes<T>>;

/** `onPlayRequest` → `nard-play-request`. */
const eventName = (handler: string): string => `nard${handler.slice(2).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function wrap<T extends HTMLElement, P extends keyof T & string, E extends string>(tag: string, properties: readonly P[], handlers: readonly E[]): Component<T, P, E> {
  const wrapped = forwardRef<T, Record<string, unknown>>((props, ref) => {
    const element = useRef<T>(null);
    useImperativeHandle(ref, () => element.current!);
    useLayoutEffect(() => {
      for (const name of properties) if (name in props) (element.current as Record<string, unknown>)[name] = props[name];
    });
    useLayoutEffect(() => {
      const control = new AbortController();
      for (const name of handlers) if (props[name]) element.current!.addEventListener(eventName(name), props[name] as EventListener, { signal: control.signal });
      return () => control.abort();
    });
    const own = new Set<string>([...properties, ...handlers]);
    return createElement(tag, { ...Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name))), ref: element });
  });
  wrapped.displayName = tag;
  return wrapped as unknown as Component<T, P, E>;
}

/** `<nard-board>`; import `nardscope/board` once, where it is defined. */
export const Board = wrap<NardBoard, 'position' | 'game' | 'preset' | 'setup' | 'turn' | 'roll' | 'phase' | 'cube' | 'score' | 'perspective' | 'direction' | 'numbering' | 'show' | 'arrows' | 'mode' | 'made' | 'confirm' | 'mini',
  'onPlayRequest' | 'onPlay' | 'onAnswer' | 'onStep' | 'onUndo' | 'onRefused' | 'onPositionChange' | 'onError'>(
  'nard-board',
  ['position', 'game', 'preset', 'setup', 'turn', 'roll', 'phase', 'cube', 'score', 'perspective', 'direction', 'numbering', 'show', 'arrows', 'mode', 'made', 'confirm', 'mini'],
  ['onPlayRequest', 'onPlay', 'onAnswer', 'onStep', 'onUndo', 'onRefused', 'onPositionChange', 'onError'],
);

/** `<nard-quiz>`; import `nardscope/quiz` once. */
export const Quiz = wrap<NardQuiz, 'position' | 'options' | 'question' | 'tolerance' | 'perspective' | 'direction' | 'numbering' | 'show', 'onAnswer' | 'onError'>(
  'nard-quiz', ['position', 'options', 'question', 'tolerance', 'perspective', 'direction', 'numbering', 'show'], ['onAnswer', 'onError'],
);

/** `<nard-analysis>`; import `nardscope/analysis` once. */
export const Analysis = wrap<NardAnalysis, 'position' | 'game' | 'preset' | 'perspective' | 'direction' | 'numbering' | 'engine' | 'engineBase' | 'plies', 'onAnalysisProgress' | 'onError'>(
  'nard-analysis', ['position', 'game', 'preset', 'perspective', 'direction', 'numbering', 'engine', 'engineBase', 'plies'], ['onAnalysisProgress', 'onError'],
);
