/** Where things lie in a convergence chart: trials to the right, equity upwards. Numbers that are none are left out. */
import type { CoursePoint } from '../../store/stored-rollout.ts';
import type { Size } from '../shared/size-controller.ts';

export interface ChartScale extends Size {
  /** Trials at the right edge. */
  readonly trials: number;
  /** Equities at the lower and upper edge. */
  readonly low: number;
  readonly high: number;
}

/** The first points scatter so widely that nothing else could be seen: they may leave the chart. */
const SETTLED = 1 / 3;
/** The least height of a chart, in equity: the last digits of a settled rollout are not drawn as mountains. */
const LEAST_RANGE = 0.01;
const LIMIT = 1000;

const isPlain = (value: number | null | undefined): value is number => value !== null && value !== undefined && Math.abs(value) <= LIMIT;

/** Points that can be drawn. */
export const plainPoints = (course: readonly CoursePoint[]): CoursePoint[] =>
  course.filter(({ trials, equities }) => Number.isSafeInteger(trials) && trials > 0 && equities.every(isPlain));

/** The scale that shows the settled part of every line, and the interval of the selected one; null = nothing to show. */
export function scaleOf(points: readonly CoursePoint[], selected: number, size: Size): ChartScale | null {
  const last = points.at(-1);
  if (!last) return null;
  const settled = points.slice(Math.floor(points.length * SETTLED));
  const values = settled.flatMap(({ equities, halves }) => {
    const [middle, half] = [equities[selected], halves[selected]];
    return [...equities, ...(isPlain(middle) && isPlain(half) ? [middle - half, middle + half] : [])];
  });
  if (values.length === 0) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(0.08 * (most - least), (LEAST_RANGE - (most - least)) / 2, 0);
  return { ...size, trials: last.trials, low: least - room, high: most + room };
}

export const xOf = ({ width, trials }: ChartScale, at: number): number => (width * at) / trials;
export const yOf = ({ height, low, high }: ChartScale, equity: number): number => height * (1 - (equity - low) / (high - low));

const at = (scale: ChartScale, trials: number, equity: number): string => `${xOf(scale, trials).toFixed(1)} ${yOf(scale, equity).toFixed(1)}`;

/** The line of one candidate, as a path. */
export const linePath = (scale: ChartScale, points: readonly CoursePoint[], index: number): string =>
  points.flatMap(({ trials, equities }) => (isPlain(equities[index]) ? at(scale, trials, equities[index]) : [])).map((place, i) => `${i === 0 ? 'M' : 'L'}${place}`).join('');

/** The band of its 95% interval, as a closed path; empty before there is one. */
export function bandPath(scale: ChartScale, points: readonly CoursePoint[], index: number): string {
  const known = points.flatMap(({ trials, equities, halves }) => {
    const [equity, half] = [equities[index], halves[index]];
    return isPlain(equity) && isPlain(half) ? [{ trials, equity, half }] : [];
  });
  if (known.length < 2) return '';
  const upper = known.map(({ trials, equity, half }) => at(scale, trials, equity + half));
  const lower = known.map(({ trials, equity, half }) => at(scale, trials, equity - half)).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** Round equities inside the scale, few enough to be read: steps of 1, 2 or 5 times a power of ten. */
export function ticksOf({ low, high }: ChartScale, most = 4): number[] {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}
