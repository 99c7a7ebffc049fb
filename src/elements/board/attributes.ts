/** Attributes of the board as text. What cannot be understood is left out: a page never breaks on a typing error. */
import type { ComplexAttributeConverter } from 'lit';
import { parsePlay } from '../../core/play.ts';
import { DETAILS, type Detail } from './board-svg.ts';
import type { Arrow } from './draw-arrows.ts';

export const parseShow = (text: string | null): readonly Detail[] => {
  const words = (text ?? '').split(/[\s,]+/);
  return DETAILS.filter((detail) => words.includes(detail));
};

export const showConverter: ComplexAttributeConverter<readonly Detail[]> = {
  fromAttribute: parseShow,
  toAttribute: (show) => show.join(' '),
};

/** One arrow for every checker moved. */
export const parseArrows = (text: string | null): readonly Arrow[] => {
  const moves = parsePlay(text ?? '');
  return moves.ok ? moves.value.flatMap(({ from, to, count }) => Array.from({ length: count }, () => ({ from, to }))) : [];
};

export const arrowsConverter: ComplexAttributeConverter<readonly Arrow[]> = { fromAttribute: parseArrows };
