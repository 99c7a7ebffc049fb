import { describe, expect, it } from 'vitest';
import { GAMES } from '../core/games.ts';
import { presetOfRecord, type MatchRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { CENTRED, MONEY } from '../core/situation.ts';
import { startTable } from '../core/table.ts';
import { presetTerms } from '../core/terms.ts';
import { detect, readText } from './detect.ts';
import { fileEnding, formatsOf, RECORD_FORMATS, writeRecord } from './write-record.ts';

const record = (game: MatchRecord['game']): MatchRecord => ({
  version: 1, game, preset: game === 'short' ? 'backgammon' : 'nardeon', presetVersion: 1, players: ['Ann', 'Bek'], length: 5, crawfordRule: true, jacoby: false,
  beavers: false, headers: {}, notes: [],
  games: [{ number: 1, points: [0, 0], result: null, actions: [{ kind: 'move', player: 0, roll: [3, 1], moves: [], written: 'none', text: '', line: 1 }] }],
});

describe('writing a record', () => {
  it.each(GAMES.flatMap((game) => formatsOf(game).map((format) => [game, format] as const)))('%s as %s is read back as a match of its game', (game, format) => {
    const read = unwrap(readText(unwrap(writeRecord(record(game), format, 'own', () => []))));
    expect(read).toMatchObject({ kind: 'match', record: { game, players: ['Ann', 'Bek'], length: 5 } });
  });
  it.each(GAMES.flatMap((game) => RECORD_FORMATS.filter((format) => !formatsOf(game).includes(format)).map((format) => [game, format] as const)))(
    '%s cannot be written as %s, and says so', (game, format) => expect(writeRecord(record(game), format, 'own', () => [])).toMatchObject({ ok: false, error: { facts: { format } } }));
  it.each(GAMES.flatMap((game) => formatsOf(game).map((format) => [game, format] as const)))('%s as %s with a game from its middle: only JSON says where it began', (game, format) => {
    const whole = record(game);
    const { checkers } = startTable({ game, preset: presetOfRecord(whole), terms: presetTerms(game, ''), score: MONEY }, CENTRED);
    const written = writeRecord({ ...whole, games: [{ ...whole.games[0]!, start: { turn: 0, checkers, thrown: [false, false], cube: CENTRED } }] }, format, 'own', () => []);
    expect(written).toMatchObject(format === 'json' ? { ok: true } : { ok: false, error: { code: 'start_json_only' } });
  });
  it('no file ending stands for two formats', () => expect(new Set(RECORD_FORMATS.map(fileEnding)).size).toBe(RECORD_FORMATS.length));
  it('what is written is told by its content', () => expect(detect(unwrap(writeRecord(record('long'), 'text', 'own', () => [])))).not.toBeNull());
});
