import { beforeAll, describe, expect, it } from 'vitest';
import { matchOptions } from '../../core/match-options.ts';
import { startMatch } from '../../core/match-play.ts';
import { unwrap } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { firstPreset } from '../../core/presets.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { DEFAULT_STRENGTH, type Strength } from '../../engine/strength-presets.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { openTable, saveTable, type SavedPlay } from './saved-play.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await loadRules(builtWasm('rules')); });

const kept = (): SavedPlay => {
  const options = matchOptions('short', firstPreset('short'), {});
  return saveTable({
    setup: { options, seats: ['human', 'human'], strength: 'club', minutes: null }, match: unwrap(startMatch(options)), chouette: null, seed: null, commitment: null, clock: null, filed: false,
  });
};
const open = (value: unknown) => openTable(value, () => rules, 0);

describe('a match that was kept', () => {
  it('comes back through JSON', () => {
    const table = unwrap(open(JSON.parse(JSON.stringify(kept()))))!;
    expect(table.match.options).toEqual(kept().match.options);
  });
  it.each<[string, unknown, Strength]>([['one that is known', 'expert', 'expert'], ['one that is not', 'grandmaster', DEFAULT_STRENGTH], ['a depth, as earlier versions kept it', undefined, DEFAULT_STRENGTH]])(
    'the engine’s strength: %s', (_name, strength, read) => expect(unwrap(open({ ...kept(), setup: { ...kept().setup, strength } }))!.setup.strength).toBe(read));
  it('nothing was kept', () => expect(unwrap(open(null))).toBeNull());
  it.each<[string, (saved: SavedPlay) => unknown]>([
    ['an action nobody knows', (saved) => ({ ...saved, match: { ...saved.match, journal: [{ kind: 'cheat' }] } })],
    ['dice that are none', (saved) => ({ ...saved, match: { ...saved.match, journal: [{ kind: 'start', dice: [0, 9] }] } })],
    ['options that are none', (saved) => ({ ...saved, match: { ...saved.match, options: { length: -1 } } })],
    ['no journal', (saved) => ({ ...saved, match: { options: saved.match.options } })],
    ['another version', (saved) => ({ ...saved, version: 99 })],
    ['a text', () => 'damaged'],
  ])('damaged: %s is an error, not a crash', (_name, damage) => expect(open(damage(kept())).ok).toBe(false));
});
