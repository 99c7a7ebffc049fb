import { describe, expect, it } from 'vitest';
import { createSlicer, SLICE_MS, type Job } from './slices.ts';

function* count(units: number, onUnit: (unit: number) => void = () => {}): Job<number> {
  for (let unit = 0; unit < units; unit++) {
    onUnit(unit);
    yield;
  }
  return units;
}

/** A clock that a unit of work moves on by one millisecond. */
function workClock() {
  let time = 0;
  return { now: () => time, unit: () => { time++; } };
}

describe('slices', () => {
  it('a job runs to its end and answers', async () => {
    expect(await createSlicer().run(count(1000), 'now')).toBe(1000);
  });

  it('the thread is given back at least every slice', async () => {
    const clock = workClock();
    let sinceBack = 0, longest = 0;
    let listening = true;
    const listen = (): void => { sinceBack = 0; if (listening) setImmediate(listen); };
    listen();
    await createSlicer(clock.now).run(count(300, () => { clock.unit(); longest = Math.max(longest, ++sinceBack); }), 'now');
    listening = false;
    expect(longest).toBeLessThanOrEqual(SLICE_MS);
  });

  it('an abort ends the job within a slice, with the signal’s reason', async () => {
    const clock = workClock();
    const controller = new AbortController();
    let units = 0;
    const running = createSlicer(clock.now).run(count(1e6, () => { clock.unit(); if (++units === 50) controller.abort(new Error('newer')); }), 'now', controller.signal);
    await expect(running).rejects.toThrow('newer');
    expect(units).toBeLessThanOrEqual(50 + SLICE_MS);
  });

  it('an error in a job rejects and leaves the slicer working', async () => {
    const slicer = createSlicer();
    // eslint-disable-next-line require-yield -- the failure comes before the first unit
    await expect(slicer.run((function* (): Job<void> { throw new Error('bug'); })(), 'now')).rejects.toThrow('bug');
    expect(await slicer.run(count(3), 'later')).toBe(3);
  });

  it('urgent work goes first, and later work goes on after it', async () => {
    const clock = workClock();
    const slicer = createSlicer(clock.now);
    const order: string[] = [];
    const later = slicer.run(count(400, (unit) => { clock.unit(); if (unit === 399) order.push('later'); }), 'later');
    const now = slicer.run(count(600, (unit) => { clock.unit(); if (unit === 599) order.push('now'); }), 'now');
    await Promise.all([later, now]);
    expect(order).toEqual(['now', 'later']);
  });
});
