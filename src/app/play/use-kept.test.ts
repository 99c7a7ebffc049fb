import { beforeAll, describe, expect, it } from 'vitest';
import { startChouette } from '../../core/chouette.ts';
import { matchOptions } from '../../core/match-options.ts';
import { startMatch } from '../../core/match-play.ts';
import { firstPreset } from '../../core/presets.ts';
import { unwrap } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { openMemoryStore } from '../../store/open.ts';
import { NEW_DRAFT } from './chouette-draft.ts';
import { saveTable } from './saved-play.ts';
import type { KeptRow } from '../../store/kept.ts';
import { canUse } from './use-kept.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await loadRules(builtWasm('rules')); });

const options = matchOptions('short', firstPreset('short'), {});
const play = saveTable({
  setup: { options, seats: ['human', 'engine'], strength: 'club', minutes: 5 }, match: unwrap(startMatch(options)), chouette: null, seed: null, commitment: null,
  clock: { left: [1000, 2000], running: { player: 0, since: 5 }, paused: false }, filed: false,
});
const { players, options: scored, journal } = unwrap(startChouette(['Ada', 'Bo', 'Cy'], { ...options, length: 0 }));
const chouette = { version: 1, chouette: { players, options: scored, journal }, draft: NEW_DRAFT };
const use = (id: KeptRow['id'], value: object): boolean => canUse({ id, value }, { bookOf: () => rules, now: () => 0 });

describe('what a backup kept', () => {
  it('can be used when it can be played again, after a way through JSON', () => {
    expect(use('play', JSON.parse(JSON.stringify(play)))).toBe(true);
    expect(use('chouette', JSON.parse(JSON.stringify(chouette)))).toBe(true);
  });

  it.each<[string, 'play' | 'chouette', object]>([
    ['a match for a chouette', 'chouette', play],
    ['a clock that is none', 'play', { ...play, clock: { left: ['soon', 1], running: null, paused: false } }],
    ['seats for three', 'play', { ...play, setup: { ...play.setup, seats: ['human', 'human', 'human'] } }],
    ['an action that was not possible', 'play', { ...play, match: { ...play.match, journal: [{ kind: 'pickUp' }] } }],
    ['rules nobody knows', 'play', { ...play, match: { options: { ...options, preset: { id: 'poker', version: 1 } }, journal: [] } }],
    ['two players', 'chouette', { ...chouette, chouette: { ...chouette.chouette, players: ['Ada', 'Bo'] } }],
    ['options that are none', 'chouette', { ...chouette, chouette: { ...chouette.chouette, options: { length: 3 } } }],
    ['an entry of an unknown kind', 'chouette', { ...chouette, chouette: { ...chouette.chouette, journal: [{ kind: 'cheat' }] } }],
    ['a result before anybody sits', 'chouette', { ...chouette, chouette: { ...chouette.chouette, journal: [{ kind: 'scoreByHand', winner: 'box', points: 1, drops: [] }] } }],
    ['a draft that is none', 'chouette', { ...chouette, draft: { cube: 0, owner: null, drops: [] } }],
  ])('%s is refused', (_name, id, value) => expect(use(id, value)).toBe(false));

  it('a backup from one browser makes the same library in an empty one: entries, rollouts, settings, match and chouette', async () => {
    const [here, there] = [openMemoryStore(), openMemoryStore()];
    unwrap(await here.saveSettings({ theme: 'dark' }));
    unwrap(await here.keep('play', play));
    unwrap(await here.keep('chouette', chouette));
    const report = unwrap(await there.importAll(unwrap(await here.exportAll()), (row) => use(row.id, row.value)));
    expect(report).toEqual({ added: 2, renamed: 0, skipped: 0 });
    for (const name of ['play', 'chouette'] as const) expect(unwrap(await there.kept(name))).toEqual(unwrap(await here.kept(name)));
    expect(unwrap(await there.settings())).toEqual({ theme: 'dark' });
    expect(await unwrap(await there.exportAll()).text()).toBe(await unwrap(await here.exportAll()).text());
  });
});
