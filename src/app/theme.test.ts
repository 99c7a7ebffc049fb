import { describe, expect, it } from 'vitest';
import { contrast } from '../elements/shared/testing/contrast.ts';
import { PAGE } from '../elements/shared/tokens.ts';
import { controlStyles } from './ui-styles.ts';

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

it('with forced colours nothing is laid between the accent and the words on it', () => {
  expect(controlStyles.cssText).toMatch(/@media \(forced-colors: active\) \{ button\.primary, \.choose \{ forced-color-adjust: none; \} \}/);
});
