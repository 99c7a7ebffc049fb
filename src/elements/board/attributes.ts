/** Attributes of the board as text. What cannot be understood is left out: a page never breaks on a typing error. */
import type { ComplexAttributeConverter } from 'lit';
import { PRESETS, type PresetRef } from '../../core/games.ts';
import { parsePlay } from '../../core/play.ts';
import { LONG_PRESETS } from '../../core/presets.ts';
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

/** A preset by its name, as it is now; null = unknown. */
export function parsePreset(text: string | null): PresetRef | null {
  const found = [...PRESETS, ...LONG_PRESETS].find(({ id }) => id === text);
  return found ? { id: found.id, version: found.version } : null;
}

export const presetConverter: ComplexAttributeConverter<PresetRef | null> = { fromAttribute: parsePreset };
