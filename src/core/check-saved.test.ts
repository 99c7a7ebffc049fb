import { describe, expect, it } from 'vitest';
import { readSavedMatch } from './check-saved.ts';
import { NARDEON_RULES } from './long-rules.ts';
import { matchOptions } from './match-options.ts';
import type { MatchAction, SavedMatch } from './match-play.ts';
import { changedAt } from './testing/changed-at.ts';

const JOURNAL: readonly MatchAction[] = [
  { kind: 'commit', commitment: 'ab'.repeat(32), words: 'x' }, { kind: 'start', dice: [3, 1] }, { kind: 'roll', dice: [6, 1] }, { kind: 'step', from: 25, to: 0 }, { kind: 'undo' }, { kind: 'undo', all: true },
  { kind: 'enter', moves: [{ from: 13, to: 7, hit: true, count: 2 }] }, { kind: 'pickUp' }, { kind: 'double' }, { kind: 'take' }, { kind: 'drop' }, { kind: 'beaver' }, { kind: 'raccoon' },
  { kind: 'resign', by: 1, win: 'home_mars' }, { kind: 'answerResign', accept: false }, { kind: 'claim' }, { kind: 'accept' }, { kind: 'correct' }, { kind: 'reveal', seed: 'cd'.repeat(32) }, { kind: 'nextGame' },
];
const SAVED: SavedMatch = { options: matchOptions('long', { id: 'custom', version: 1, rules: NARDEON_RULES }, { cubeCap: 64 }), journal: JOURNAL };
const changed = (value: unknown, path: readonly (string | number)[]): unknown => changedAt(SAVED, path, value);

describe('a saved match', () => {
  it('of every kind of action comes back as it was', () => expect(readSavedMatch(JSON.parse(JSON.stringify(SAVED)))).toEqual({ ok: true, value: SAVED }));
  it('loses unknown fields', () => expect(readSavedMatch({ ...SAVED, extra: 1 })).toEqual({ ok: true, value: SAVED }));
  const rows: readonly (readonly [string, unknown, string])[] = [
    ['nothing', null, ''],
    ['a die of seven', changed([7, 1], ['journal', 1, 'dice']), 'journal[1].dice[0]'],
    ['three dice', changed([1, 2, 3], ['journal', 2, 'dice']), 'journal[2].dice'],
    ['an unknown action', changed('teleport', ['journal', 7, 'kind']), 'journal[7].kind'],
    ['a player of its own', changed(2, ['journal', 13, 'by']), 'journal[13].by'],
    ['no options', changed(undefined, ['options']), 'options'],
    ['half a length', changed(1.5, ['options', 'length']), 'options.length'],
    ['an unknown rule', changed('sometimes', ['options', 'preset', 'rules', 'block']), 'options.preset.rules.block'],
  ];
  it.each(rows)('with %s says where it is wrong', (_, value, at) => expect(readSavedMatch(value)).toMatchObject({ ok: false, error: { code: 'record_malformed', facts: { at } } }));
});
