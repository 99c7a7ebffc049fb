/**
 * `npm run presets [-- --game short|long --seconds N --seed TEXT]`: strengths against each other, neighbour against neighbour, in
 * points a game; a table in Markdown for docs/strength-presets.md.
 */
import { parseArgs } from 'node:util';
import { GAMES, type Game } from '../src/core/games.ts';
import { STRENGTHS, STRENGTH_PRESETS, type Strength } from '../src/engine/strength-presets.ts';
import { loadGame, type BenchGame } from './bench-game.ts';
import { playGame } from './games/game.ts';
import { strengthOf, tableOf } from './games/players.ts';
import { cpuSeconds } from './speed/cpu.ts';
import { meanOf, type Mean } from './statistics.ts';

/** Games of a pair come in twos: the same dice with the sides changed. */
const FEWEST = 20;

/** Points a game that `strong` wins from `weak`, luck taken off, in as many games as fit into the time. */
async function match(bench: BenchGame, strong: Strength, weak: Strength, seconds: number, seed: string): Promise<Mean> {
  const results: number[] = [];
  const table = tableOf(bench);
  const begun = cpuSeconds();
  for (let pair = 0; results.length < FEWEST / 2 || cpuSeconds() - begun < seconds; pair++) {
    const dice = `${seed} ${bench.game} ${strong} ${weak} ${pair}`;
    const players = [strengthOf(bench, STRENGTH_PRESETS[strong], dice), strengthOf(bench, STRENGTH_PRESETS[weak], dice)] as const;
    const first = await playGame(table, players, 0, dice), second = await playGame(table, players, 1, dice);
    results.push((first.adjusted + second.adjusted) / 2);
  }
  return meanOf(results);
}

const write = (text: string): void => { process.stdout.write(`${text}\n`); };
const fixed = (x: number): string => `${x < 0 ? '−' : '+'}${Math.abs(x).toFixed(3)}`;

async function measure(game: Game, seconds: number, seed: string): Promise<void> {
  const bench = await loadGame(game);
  write(`\n## ${game} nard, net ${bench.net}\n`);
  write('| stronger | weaker | points a game | standard error | games |');
  write('|---|---|---|---|---|');
  for (const [at, weak] of STRENGTHS.slice(0, -1).entries()) {
    const strong = STRENGTHS[at + 1]!;
    const { value, standardError, count } = await match(bench, strong, weak, seconds, seed);
    write(`| ${strong} | ${weak} | ${fixed(value)} | ${standardError.toFixed(3)} | ${2 * count} |`);
  }
}

const { values } = parseArgs({ options: { game: { type: 'string' }, seconds: { type: 'string', default: '10' }, seed: { type: 'string', default: 'presets' } } });
for (const game of GAMES) if (values.game === undefined || values.game === game) await measure(game, Number(values.seconds), values.seed);
