import { describe, expect, it } from 'vitest';
import type { Game } from '../core/games.ts';
import { startPosition } from '../core/position.ts';
import { createBothGames } from './both-games.ts';
import type { Engine, Evaluator } from './protocol.ts';
import type { WorkerParts } from './worker-api.ts';
import { noRollouts } from './testing/no-rollouts.ts';

const evaluator = (net: string): Evaluator => ({ net, netVersion: 1, plies: 0 });
const engineOf = (game: Game): Engine => ({
  info: async () => ({ net: game, netVersion: 1, provenance: '', workers: 1 }),
  rank: async () => ({ evaluator: evaluator(game), candidates: [] }),
  evaluate: async () => ({ evaluator: evaluator(game), probabilities: { win: 1, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 }, equity: 1 }),
  rolls: async () => [],
  ...noRollouts,
  close: () => {},
});

/** An engine for both games that notes what it loads and prepares; loading fails while `fails` says so. */
function noted(fails: () => boolean = () => false): { parts: WorkerParts; notes: string[] } {
  const notes: string[] = [];
  const parts = createBothGames(async (game) => {
    notes.push(`load ${game}`);
    if (fails()) throw new Error('offline');
    return { engine: engineOf(game), prepare: async () => { notes.push(`prepare ${game}`); } };
  });
  return { parts, notes };
}

const ask = (game: Game) => ({ position: startPosition(game), plies: 0 as const });

describe('an engine for both games', () => {
  it('loads short nard at once and nothing of long nard for who plays short', async () => {
    const { parts, notes } = noted();
    await parts.engine.evaluate(ask('short'));
    await parts.engine.rank({ ...ask('short'), roll: [3, 1] });
    await parts.engine.rolls(startPosition('short'));
    await parts.prepare(() => {});
    expect(notes).toEqual(['load short', 'prepare short']);
  });

  it('loads long nard once, with its table, at the first question', async () => {
    const { parts, notes } = noted();
    await Promise.all([parts.engine.evaluate(ask('long')), parts.engine.rank({ ...ask('long'), roll: [3, 1] }), parts.engine.rolls(startPosition('long'))]);
    expect(notes).toEqual(['load short', 'load long', 'prepare long']);
  });

  it('answers by the net of the position’s game', async () => {
    const { parts: { engine } } = noted();
    expect((await engine.evaluate(ask('short'))).evaluator.net).toBe('short');
    expect((await engine.evaluate(ask('long'))).evaluator.net).toBe('long');
    expect((await engine.rank({ ...ask('long'), roll: [3, 1] })).evaluator.net).toBe('long');
  });

  it('tells about either net, and that it judges both games', async () => {
    const { parts: { engine } } = noted();
    expect(await engine.info()).toMatchObject({ net: 'short', games: ['short', 'long'] });
    expect(await engine.info('long')).toMatchObject({ net: 'long', games: ['short', 'long'] });
  });

  it('tries again what could not be loaded', async () => {
    let offline = true;
    const { parts: { engine } } = noted(() => offline);
    await expect(engine.evaluate(ask('long'))).rejects.toThrow('offline');
    offline = false;
    expect((await engine.evaluate(ask('long'))).evaluator.net).toBe('long');
  });
});
