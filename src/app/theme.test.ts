import { describe, expect, it } from 'vitest';
import { PAGE } from '../elements/shared/tokens.ts';

/** Relative luminance and contrast as WCAG 2 defines them. */
const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

type Name = keyof typeof PAGE;
const TEXT: readonly Name[] = ['ink', 'muted', 'accent-ink', 'doubtful-ink', 'error', 'blunder', 'good'];
const GROUND: readonly Name[] = ['surface', 'raised', 'sunken', 'accent-wash'];

describe.each(['light', 'dark'] as const)('%s theme', (scheme) => {
  it.each(TEXT.flatMap((ink) => GROUND.map((ground) => [ink, ground] as const)))('%s on %s is readable (4.5:1)', (ink, ground) => {
    expect(contrast(PAGE[ink][scheme], PAGE[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });
  it('words on the accent are readable', () => expect(contrast(PAGE['on-accent'][scheme], PAGE.accent[scheme])).toBeGreaterThanOrEqual(4.5));
  it.each(['surface', 'raised', 'sunken'] as const)('edges of controls are seen on %s (3:1)', (ground) => {
    expect(contrast(PAGE.edge[scheme], PAGE[ground][scheme])).toBeGreaterThanOrEqual(3);
  });
});
