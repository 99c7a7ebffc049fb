/**
 * `npm run filters [-- --game short|long --decisions N --deep N --seed TEXT]`: how often a filter loses the play that a wide search
 * would choose, what that costs, and what it saves; as tables in Markdown for docs/lookahead.md.
 */
import { parseArgs } from 'node:util';
import { GAMES, type Game } from '../src/core/games.ts';
import { swapSides } from '../src/core/position.ts';
import { FILTERS, type Filter } from '../src/engine/filters.ts';
import { equityOf, swapChances, type Plies } from '../src/engine/protocol.ts';
import { evaluateJob } from '../src/engine/search.ts';
import { finish, loadGame, type BenchGame, type Scored } from './bench-game.ts';
import { cheapest, choicesOf, costOf, type Looked } from './filter-table.ts';
import { playForDecisions } from './self-play.ts';

/** What the wide search itself leaves out: plays that nobody would think of. By the depth gone from. */
const WIDE: readonly Filter[] = [{ width: 0.6, count: 24 }, { width: 0.35, count: 12 }, { width: 0.16, count: 6 }];

const WIDTHS = [0.04, 0.08, 0.12, 0.2] as const;
/** By the depth gone from. */
const COUNTS: readonly (readonly number[])[] = [[4, 6, 8, 12], [2, 4, 6, 8], [2, 3, 4, 5]];
/** Thousandths a decision that a filter may give up. */
const MOST_LOSS = 0.1;

/** One decision, every play as deep as the wide search goes. */
function lookWide({ core, stakes }: BenchGame, flat: readonly Scored[], deepest: number): Looked[] {
  let plays = flat.map(({ result, equity }) => ({ result, equities: [equity] }));
  for (let plies = 1 as Plies; plies <= deepest; plies++) {
    const { width, count } = WIDE[plies - 1]!;
    const ranked = plays.filter(({ equities }) => equities.length === plies).sort((a, b) => b.equities[plies - 1]! - a.equities[plies - 1]!);
    const kept = new Set(ranked.filter(({ equities }, rank) => rank < count && equities[plies - 1]! >= ranked[0]!.equities[plies - 1]! - width));
    plays = plays.map((play) => {
      if (!kept.has(play)) return play;
      const answer = finish(evaluateJob(core, swapSides(play.result), plies));
      return { ...play, equities: [...play.equities, equityOf(swapChances(answer), stakes)] };
    });
  }
  return plays.map(({ equities }) => equities);
}

const write = (text: string): void => { process.stdout.write(`${text}\n`); };
const isSame = (a: Filter, b: Filter | undefined): boolean => a.width === b?.width && a.count === b.count;

/** A table of the filters from one depth to the next, behind those in use before it. */
function writeTable(game: Game, decisions: readonly (readonly Looked[])[], depth: number, msPerChoice: number): void {
  const before = FILTERS[game].slice(0, depth);
  const inUse = FILTERS[game][depth]!;
  const grid = WIDTHS.flatMap((width) => COUNTS[depth]!.map((count): Filter => ({ width, count })));
  const rows = [...grid, ...(grid.some((filter) => isSame(filter, inUse)) ? [] : [inUse])].map((filter) => ({ filter, cost: costOf(decisions, [...before, filter]) }));
  const best = cheapest(rows, MOST_LOSS);
  write(`\nFrom ${depth}-ply to ${depth + 1}-ply, ${decisions.length} decisions\n`);
  write('| within | at most | plays lost, % | mEq a decision | looks | ms a decision | |');
  write('|---|---|---|---|---|---|---|');
  for (const row of rows) {
    const { filter, cost } = row;
    const note = [isSame(filter, inUse) ? 'in use' : '', row === best ? 'cheapest' : ''].filter(Boolean).join(', ');
    write(`| ${filter.width} | ${filter.count} | ${(100 * cost.lost).toFixed(1)} | ${cost.loss.toFixed(2)} | ${cost.looks.toFixed(1)} | ${(cost.choices * msPerChoice).toFixed(1)} | ${note} |`);
  }
}

async function measure(game: Game, decisions: number, deep: number, seed: string): Promise<void> {
  const bench = await loadGame(game);
  const found = playForDecisions(bench, decisions, seed);
  const start = process.cpuUsage();
  const looked = found.map(({ flat }, n) => lookWide(bench, flat, n < deep ? 3 : 2));
  const { user } = process.cpuUsage(start);
  const choices = looked.flat().reduce((sum, play) => sum + play.reduce((all, _, plies) => all + choicesOf(plies), 0), 0);
  const msPerChoice = user / 1000 / choices;
  write(`\n## ${game} nard, net ${bench.net}, ${(1000 * msPerChoice).toFixed(1)} µs a play chosen`);
  writeTable(game, looked, 0, msPerChoice);
  writeTable(game, looked, 1, msPerChoice);
  writeTable(game, looked.slice(0, deep), 2, msPerChoice);
}

const { values } = parseArgs({
  options: { game: { type: 'string' }, decisions: { type: 'string', default: '200' }, deep: { type: 'string', default: '24' }, seed: { type: 'string', default: 'filters' } },
});
for (const game of GAMES) if (values.game === undefined || values.game === game) await measure(game, Number(values.decisions), Number(values.deep), values.seed);
