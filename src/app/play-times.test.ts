import { expect, it } from 'vitest';
import { createFakeEngine } from '../engine/fake.ts';
import type { Plies } from '../engine/protocol.ts';
import { loadRules } from '../engine/rule-book.ts';
import { STRENGTHS, STRENGTH_PRESETS } from '../engine/strength-presets.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { measurePlays } from './play-times.ts';

it('every depth that a strength looks is timed, without the time that loading takes', async () => {
  let clock = 0;
  let loaded = false;
  const fake = createFakeEngine(await loadRules(builtWasm('rules')));
  const times = await measurePlays({ ...fake, rank: (request) => { clock += loaded ? 10 ** request.plies : 5000; loaded = true; return fake.rank(request); } }, 'short', () => clock);
  const depths = [...new Set(STRENGTHS.map((strength) => STRENGTH_PRESETS[strength].plies))];
  expect([...times]).toEqual(depths.map((plies: Plies) => [plies, 10 ** plies]));
});
