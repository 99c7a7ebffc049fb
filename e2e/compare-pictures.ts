/**
 * Pictures that are alike to the eye: what other machines draw differently (the edges of shapes, the strokes of letters) is small
 * when four by four pixels are one, and every colour, shape and place that is another is not.
 */
import { PNG } from 'pngjs';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a side of what is compared as one. */
const CELL = 4;
/** How far a cell may be off in a colour channel of 255: where there is no text, and where there is. */
const PLAIN = 12, TEXT = 70;

/** How many pixels of a side become one in what is kept, and how fine its colours are: small files, the same for a smooth screen. */
export const REDUCTION = 3;
const SHADES = 8;

/** A picture as it is kept. */
export function reduced({ width, height, data }: PNG): PNG {
  const small = new PNG({ width: Math.floor(width / REDUCTION), height: Math.floor(height / REDUCTION) });
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let row = 0; row < REDUCTION; row++) for (let column = 0; column < REDUCTION; column++) sum += data[((REDUCTION * y + row) * width + REDUCTION * x + column) * 4 + channel]!;
        small.data[(y * small.width + x) * 4 + channel] = Math.min(255, Math.round(sum / REDUCTION ** 2 / SHADES) * SHADES);
      }
    }
  }
  return small;
}

/** Mean of a channel of a cell. */
function mean({ width, data }: PNG, left: number, top: number, channel: number): number {
  let sum = 0;
  for (let y = top; y < top + CELL; y++) for (let x = left; x < left + CELL; x++) sum += data[(y * width + x) * 4 + channel]!;
  return sum / CELL ** 2;
}

const touches = (left: number, top: number) => ({ x, y, width, height }: Box): boolean => left + CELL > x && left < x + width && top + CELL > y && top < y + height;

/** The cells of a part of both pictures that differ, by their corner; of different sizes everything differs. `texts`: where letters are. */
export function differences(kept: PNG, now: PNG, part: Box, texts: readonly Box[]): string[] {
  if (kept.width !== now.width || kept.height !== now.height) return [`${kept.width} × ${kept.height} was kept, this is ${now.width} × ${now.height}`];
  const found: string[] = [];
  for (let y = part.y; y + CELL <= part.y + part.height; y += CELL) {
    for (let x = part.x; x + CELL <= part.x + part.width; x += CELL) {
      const off = Math.max(...[0, 1, 2].map((channel) => Math.abs(mean(kept, x, y, channel) - mean(now, x, y, channel))));
      if (off > (texts.some(touches(x, y)) ? TEXT : PLAIN)) found.push(`${x},${y}: ${Math.round(off)}`);
    }
  }
  return found;
}
