import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoursePoint } from '../../store/stored-rollout.ts';
import { bandPath, linePath, plainPoints, scaleOf, ticksOf, yOf } from './chart-shape.ts';

const SIZE = { width: 400, height: 100 };
const point = (trials: number, equity: number, half: number | null): CoursePoint => ({ trials, equities: [equity], halves: [half] });
const COURSE = [point(36, 5, null), point(72, 0.3, 0.2), point(108, 0.2, 0.1), point(144, 0.22, 0.08)];

describe('the convergence chart', () => {
  it('shows the settled part of the line with its interval; the first scatter may leave it', () => {
    const scale = scaleOf(COURSE, 0, SIZE)!;
    expect(scale.trials).toBe(144);
    expect(scale.low).toBeLessThan(0.1);
    expect(scale.high).toBeGreaterThan(0.5);
    expect(scale.high).toBeLessThan(1);
    expect(yOf(scale, scale.high)).toBe(0);
    expect(yOf(scale, scale.low)).toBe(100);
  });

  it('a line of equal numbers is drawn in the middle, not as mountains', () => {
    const scale = scaleOf([point(36, 0.1, 0), point(72, 0.1, 0)], 0, SIZE)!;
    expect(yOf(scale, 0.1)).toBeCloseTo(50, 6);
  });

  it('the interval begins with the first point that has one', () => {
    const scale = scaleOf(COURSE, 0, SIZE)!;
    expect(bandPath(scale, COURSE, 0).match(/[ML]/g)).toHaveLength(6);
    expect(bandPath(scale, COURSE.slice(0, 2), 0)).toBe('');
    expect(linePath(scale, COURSE, 0).match(/[ML]/g)).toHaveLength(4);
  });

  it('nothing known, nothing drawn', () => expect(scaleOf([], 0, SIZE)).toBeNull());

  it('ticks are round, inside, and few', () => expect(ticksOf({ ...SIZE, trials: 1, low: -0.013, high: 0.052 }).map((tick) => Number(tick.toFixed(6)))).toEqual([0, 0.02, 0.04]));

  it('points of no candidates are nothing', () => expect(scaleOf([{ trials: 36, equities: [], halves: [] }], 0, SIZE)).toBeNull());

  it('whatever the numbers, no path holds one that is none', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity, 1e300));
    const anyPoint = fc.record({ trials: fc.oneof(any, fc.nat(5000), fc.constantFrom(1, 2 ** 53 - 1, 2 ** 53, 5e-324)), equities: fc.array(any, { maxLength: 3 }), halves: fc.array(fc.option(any), { maxLength: 3 }) });
    fc.assert(fc.property(fc.array(anyPoint, { maxLength: 8 }), fc.integer({ min: -1, max: 3 }), (course, selected) => {
      const points = plainPoints(course);
      const scale = scaleOf(points, selected, SIZE);
      if (!scale) return;
      expect(linePath(scale, points, selected) + bandPath(scale, points, selected)).not.toMatch(/NaN|Infinity/);
      expect(ticksOf(scale).length).toBeLessThanOrEqual(5);
    }), { numRuns: 2000 });
  });
});
