import { expect, it } from 'vitest';
import { meanOf } from './weight-mean.ts';

it('the mean takes the place of the weights', () => {
  const weights = Float32Array.of(1, -2);
  const mean = meanOf(() => weights);
  mean.add();
  weights.set([2, 4]);
  mean.add();
  weights.set([100, 100]);
  mean.settle();
  expect([...weights]).toEqual([1.5, 1]);
});

it('weights stay as they are when none were counted', () => {
  const weights = Float32Array.of(7);
  meanOf(() => weights).settle();
  expect([...weights]).toEqual([7]);
});
