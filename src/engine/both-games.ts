/** One engine for both games: short nard's loads at once, long nard's when it is first asked about. */
import { GAMES, type Game } from '../core/games.ts';
import type { Engine } from './protocol.ts';
import type { WorkerParts } from './worker-api.ts';

export type LoadGame = (game: Game) => Promise<WorkerParts>;

/** Calls wait for their game's files; a load that failed rejects them and is tried again by the next. */
export function createBothGames(load: LoadGame): WorkerParts {
  const loading = new Map<Game, Promise<WorkerParts>>();

  function partsFor(game: Game): Promise<WorkerParts> {
    const known = loading.get(game);
    if (known) return known;
    // Long nard's table is ready before the first answer, so that answers do not change on the way.
    const parts = game === 'short' ? load(game) : load(game).then(async (each) => {
      await each.prepare(() => {});
      return each;
    });
    loading.set(game, parts);
    parts.catch(() => loading.delete(game));
    return parts;
  }

  const engineFor = async (game: Game): Promise<Engine> => (await partsFor(game)).engine;
  /** With its tables: trials and the exact cube must not change while they are being made. */
  async function readyFor(game: Game): Promise<Engine> {
    const { engine, prepare } = await partsFor(game);
    await prepare(() => {});
    return engine;
  }

  void partsFor('short').catch(() => {});

  return {
    engine: {
      info: async (game = 'short') => ({ ...(await (await engineFor(game)).info()), games: GAMES }),
      rank: async (request, options) => (await engineFor(request.position.game)).rank(request, options),
      evaluate: async (request, options) => (await engineFor(request.position.game)).evaluate(request, options),
      rolls: async (position, options) => (await engineFor(position.game)).rolls(position, options),
      cube: async (request, options) => (await readyFor(request.position.game)).cube(request, options),
      rollout: async (request, options) => (await readyFor(request.state.task.game)).rollout(request, options),
      trials: async (request, options) => (await readyFor(request.task.game)).trials(request, options),
      close: () => {},
    },
    prepare: async (onProgress) => (await partsFor('short')).prepare(onProgress),
  };
}
