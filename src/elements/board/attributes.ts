/** Attributes of the board as text: what each may say, and what is wrong with one that says something else. */
import type { ComplexAttributeConverter } from '@lit/reactive-element';
import { GAMES, PRESETS, type PresetRef } from '../../core/games.ts';
import { parsePlay, stepsOf } from '../../core/play.ts';
import { LONG_PRESETS } from '../../core/presets.ts';
import { fail, ok, type NardError, type Result } from '../../core/result.ts';
import type { Player } from '../../core/situation.ts';
import { DETAILS, NUMBERINGS, type Detail } from './board-svg.ts';
import type { Arrow } from './draw-arrows.ts';
import { DIRECTIONS } from './geometry.ts';

export const MODES = ['view', 'play', 'edit', 'quiz'] as const;
export type Mode = (typeof MODES)[number];

const SIDES = ['white', 'black', '0', '1'] as const;

const wrong = (name: string, text: string, wanted: readonly string[]): Result<never> =>
  fail('attribute_malformed', { name, text: text.slice(0, 40), wanted: wanted.join(', ') });

const oneOf = <T extends string>(name: string, words: readonly T[]) => (text: string): Result<T> => {
  const found = words.find((word) => word === text.trim());
  return found === undefined ? wrong(name, text, words) : ok(found);
};

const side = (name: string) => (text: string): Result<Player> => {
  const word = oneOf(name, SIDES)(text);
  return word.ok ? ok(word.value === 'white' || word.value === '0' ? 0 : 1) : word;
};

export function parseShow(text: string): Result<readonly Detail[]> {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const strange = words.find((word) => !(DETAILS as readonly string[]).includes(word));
  return strange === undefined ? ok(DETAILS.filter((detail) => words.includes(detail))) : wrong('show', strange, DETAILS);
}

/** One arrow for every checker moved. */
export function parseArrows(text: string): Result<readonly Arrow[]> {
  const moves = parsePlay(text);
  return moves.ok ? ok(stepsOf(moves.value)) : moves;
}

/** A preset by its name, as it is now. */
export function parsePreset(text: string): Result<PresetRef> {
  const presets = [...PRESETS, ...LONG_PRESETS];
  const found = presets.find(({ id }) => id === text.trim());
  return found ? ok({ id: found.id, version: found.version }) : wrong('preset', text, presets.map(({ id }) => id));
}

export const READERS = {
  game: oneOf('game', GAMES),
  preset: parsePreset,
  mode: oneOf('mode', MODES),
  turn: side('turn'),
  perspective: side('perspective'),
  direction: oneOf('direction', DIRECTIONS),
  numbering: oneOf('numbering', NUMBERINGS),
  show: parseShow,
  arrows: parseArrows,
};

/** An attribute that is absent or wrong leaves the property as it is by itself. */
export const read = <T>(reader: (text: string) => Result<T>, fallback: T): ComplexAttributeConverter<T> => ({
  fromAttribute: (text) => {
    const value = text === null ? null : reader(text);
    return value?.ok ? value.value : fallback;
  },
});

/** What is wrong with the attributes of an element; null = nothing. */
export function attributeProblem(element: Element): NardError | null {
  for (const [name, reader] of Object.entries(READERS)) {
    const text = element.getAttribute(name);
    const value = text === null ? null : reader(text);
    if (value && !value.ok) return value.error;
  }
  return null;
}
