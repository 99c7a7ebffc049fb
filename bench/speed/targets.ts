/** What speed is measured against, each a ratio of one run. */
import { atLeast, atMost, type Target } from '../rows.ts';

const KB = { unit: 'KB', digits: 1, aim: null, peer: '–' };

export const TARGETS = {
  decisions: { name: 'decisions a CPU-second, 0-ply', unit: '× GNU', digits: 1, must: atLeast(10), aim: atLeast(20), peer: 'GNU 0-ply 1' },
  deep: { name: 'CPU time of a 2-ply decision', unit: '× GNU', digits: 3, must: { ...atMost(1 / 3), text: '≤ 1/3' }, aim: { ...atMost(1 / 10), text: '≤ 1/10' }, peer: 'GNU 2-ply, pruned 1' },
  plays: { name: 'time of plays', unit: '× C', digits: 2, must: atMost(1.6), aim: atMost(1.2), peer: 'the same in C, cc -O3 1' },
  twoSided: { name: 'two-sided table with the cube, speed', unit: '× makebearoff', digits: 0, must: atLeast(1), aim: atLeast(20), peer: 'makebearoff -t 6x6 1' },
  table: { name: 'one-sided table, speed', unit: '× makebearoff', digits: 1, must: atLeast(3), aim: atLeast(5), peer: 'makebearoff -o 6 1' },
  short: { ...KB, name: 'short.wasm, gzip', must: atMost(60) },
  long: { ...KB, name: 'long.wasm, gzip', must: atMost(60) },
  nets: { ...KB, name: 'nets over the wire', must: atMost(1500) },
} satisfies Record<string, Target>;
