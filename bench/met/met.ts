/** `npm run met`: plays games of the net against itself and writes the match equity table that their gammons lead to, as the file that ships. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFF, startPosition, swapSides } from '../../src/core/position.ts';
import { winKind } from '../../src/core/scoring.ts';
import { makeRandom } from '../../src/core/seeded.ts';
import { presetTerms } from '../../src/core/terms.ts';
import { computeMet } from '../../src/engine/compute-met.ts';
import { ROOT } from '../../cli/assets.ts';
import { loadGame, type BenchGame } from '../bench-game.ts';
import { throwDice, throwToStart } from '../self-play.ts';

const GAMES = 20_000;
const LENGTH = 25;
const DIGITS = 5;

/** Shares of gammons (backgammons among them) and backgammons among all games, both sides playing at 0-ply without a cube. */
function playForShares(bench: BenchGame, games: number): { readonly gammon: number; readonly backgammon: number } {
  const { scoring } = presetTerms('short', '');
  let gammons = 0, backgammons = 0;
  for (let game = 0; game < games; game++) {
    const random = makeRandom(`met ${game}`);
    let position = startPosition('short');
    for (let roll = throwToStart(bench, random); position.opponent[OFF]! < 15; roll = throwDice(random)) position = swapSides(bench.core.best(position, roll).result);
    // The side to roll has lost.
    const kind = winKind(position.mover, scoring);
    gammons += Number(kind !== 'single');
    backgammons += Number(kind === 'backgammon');
  }
  return { gammon: gammons / games, backgammon: backgammons / games };
}

const bench = await loadGame('short');
const games = Number(process.argv[2] ?? GAMES);
const shares = playForShares(bench, games);
const rounded = { gammon: Number(shares.gammon.toFixed(4)), backgammon: Number(shares.backgammon.toFixed(4)) };
const { pre, post } = computeMet(bench.under({}).cube!, rounded, LENGTH);
const row = (chances: readonly number[]): string => chances.map((chance) => Number(chance.toFixed(DIGITS)).toString().replace(/^0\./, '.')).join(', ');
const source = `/**
 * Nardscope's own match equities: computed by \`engine/compute-met\` from the shares below, counted in ${games} games of net ${bench.net}
 * against itself at 0-ply without a cube. Written by \`npm run met\`.
 */
import type { GammonShares } from '../window.ts';
import { metFromTriangle, type MatchEquityTable } from '../table.ts';

export const NARDSCOPE_SHARES: GammonShares = { gammon: ${rounded.gammon}, backgammon: ${rounded.backgammon} };

// prettier-ignore
export const NARDSCOPE: MatchEquityTable = metFromTriangle({ id: 'nardscope', name: 'Nardscope' }, [
${pre.slice(0, -1).map((chances, own) => `  [${row(chances.slice(own + 1))}],`).join('\n')}
], [${row(post)}]);
`;
await writeFile(join(ROOT, 'src/core/met/tables/nardscope.ts'), source);
process.stdout.write(`${games} games: gammons ${rounded.gammon}, backgammons ${rounded.backgammon}\n`);
