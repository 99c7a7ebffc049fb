/** `nardscope met`: match equity tables, and what a score makes of the cube. */
import { chanceAfter, isAfterCrawford, MONEY_CUBE, seenByOther, type CubeConditions, type MatchNeeds } from '../src/core/cube-conditions.ts';
import { cubeWindow, gammonValue, NO_GAMMONS, type CubeWindow, type Gammons } from '../src/core/met/window.ts';
import { matchChance, metLength, type MatchEquityTable } from '../src/core/met/table.ts';
import type { Cube } from '../src/core/situation.ts';
import { noCubeText } from '../src/i18n/cube-words.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure } from './failure.ts';
import { refuseCrawford, tellCrawford } from './cube-options.ts';
import { formatHundredths, formatNumber, round } from './numbers.ts';
import { badOption, noPositionals, readArgs, readCubeValue, refuseIdle } from './options.ts';
import { readMet } from './read-met.ts';

/** `3-5/7`: points of the two sides and the match's; `crawford` says that it is that game, where just one side needs a point. */
function readScore(text: string, crawford: boolean, cube: Cube): MatchNeeds {
  const found = /^(\d{1,2})-(\d{1,2})\/(\d{1,2})$/.exec(text);
  const [own, other, length] = (found?.slice(1).map(Number) ?? [0, 0, 0]) as [number, number, number];
  const needs = { own: length - own, other: length - other };
  if (!found || needs.own < 1 || needs.other < 1) throw badOption('--score', text, texts().cli.expected.score);
  if (crawford) refuseCrawford(needs, cube);
  return { ...needs, crawford };
}

const readShare = (option: string, text: string): number => {
  const share = Number(text.replace(',', '.'));
  if (!(share >= 0 && share <= 1)) throw badOption(option, text, texts().cli.expected.share);
  return share;
};

interface SideNumbers {
  /** The chance to win the match before this game, of a side that needs so much. */
  readonly gammonValue: number;
  readonly window: CubeWindow | null;
}

/** Of both sides at a cube value: gammon values, and the window of the one that may double. */
function numbersAt(conditions: CubeConditions, value: number, gammons: Gammons): Readonly<Record<'own' | 'other', SideNumbers>> {
  const of = (side: 'own' | 'other'): SideNumbers => ({ gammonValue: gammonValue(conditions, side, value), window: cubeWindow(conditions, side, value, gammons) });
  return { own: of('own'), other: of('other') };
}

const windowJson = (window: CubeWindow | null) =>
  window && {
    doublePoint: round(window.doublePoint), cashPoint: { dead: round(window.cashPoint.dead), live: round(window.cashPoint.live) }, tooGoodPoint: round(window.tooGoodPoint),
    takePoint: { dead: round(window.takePoint.dead), live: round(window.takePoint.live) },
  };

const sideJson = ({ gammonValue: value, window }: SideNumbers) => ({ gammonValue: round(value), window: windowJson(window) });

const percent = (x: number): string => formatHundredths(x, 1);

function tableText(met: MatchEquityTable): string {
  const words = texts().cli.met;
  const head = `   ${met.pre.map((_, other) => String(other + 1).padStart(5)).join('')}`;
  const rows = met.pre.map((row, own) => `${String(own + 1).padStart(3)}${row.map((chance) => percent(chance).padStart(5)).join('')}`);
  const after = met.post.map((chance, own) => `${String(own + 1).padStart(3)} ${percent(chance).padStart(5)}`);
  return `${[words.title({ name: met.name, length: metLength(met) }), head, ...rows, '', words.after, ...after].join('\n')}\n`;
}

/** Of a side that `conditions` are seen by. */
function windowText({ gammonValue: value, window }: SideNumbers, conditions: CubeConditions): string[] {
  const { table } = texts().cube;
  const pair = ({ dead, live }: { dead: number; live: number }): string => `${percent(dead)}% / ${percent(live)}%`;
  const rows: readonly (readonly [string, string])[] = [[table.gammonValue, formatNumber(value, 3)], ...(window ? [
    [table.takePoint, pair(window.takePoint)], [table.doublePoint, `${percent(window.doublePoint)}%`], [table.cashPoint, pair(window.cashPoint)],
    [table.tooGood, window.tooGoodPoint === null ? table.never : `${percent(window.tooGoodPoint)}%`],
    [table.marketWindow, `${percent(window.takePoint.live)}%–${percent(window.cashPoint.live)}%`],
  ] as const : [])];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [...rows.map(([name, text]) => `  ${name.padEnd(width)} ${text}`), ...(window ? [] : [`  ${noCubeText(conditions, texts())}`])];
}

export const OPTIONS = {
  'met': { type: 'string' }, 'score': { type: 'string' }, 'crawford': { type: 'boolean', default: false }, 'cube': { type: 'string' }, 'gammons': { type: 'string' }, 'their-gammons': { type: 'string' },
  'json': { type: 'boolean', default: false },
} as const;

/** `[--met NAME|FILE] [--score 3-5/7 [--crawford] [--cube N] [--gammons .25 --their-gammons .25]] [--json]`. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noPositionals(positionals);
  const met = await readMet(values.met);
  if (values.score === undefined) {
    refuseIdle(values, ['crawford', 'cube', 'gammons', 'their-gammons'], '--score');
    process.stdout.write(values.json ? `${JSON.stringify({ name: met.name, id: met.id, length: metLength(met), pre: met.pre.map((row) => row.map(round)), post: met.post.map(round) })}\n` : tableText(met));
    return 0;
  }
  const value = readCubeValue('--cube', values.cube ?? '1');
  const match = readScore(values.score, values.crawford, { value, owner: null });
  const needed = Math.max(match.own, match.other);
  if (needed > metLength(met)) throw new Failure(texts().errors.met_too_short({ length: metLength(met), needed }));
  const conditions: CubeConditions = { ...MONEY_CUBE, cube: { value, holder: null }, match, met };
  const gammons: Gammons = {
    own: { ...NO_GAMMONS.own, gammon: readShare('--gammons', values.gammons ?? '0') },
    other: { ...NO_GAMMONS.other, gammon: readShare('--their-gammons', values['their-gammons'] ?? '0') },
  };
  tellCrawford(conditions);
  const numbers = numbersAt(conditions, value, gammons);
  const after = !match.crawford && (match.own === 1 || match.other === 1);
  const chance = matchChance(met, match.own, match.other, after);
  if (values.json) {
    const outcomes = Object.fromEntries([1, 2, 3].map((wins) => [wins, { won: round(chanceAfter(match, met, 'own', wins * value)), lost: round(chanceAfter(match, met, 'other', wins * value)) }]));
    process.stdout.write(`${JSON.stringify({ met: met.name, needs: { own: match.own, other: match.other }, crawford: match.crawford, cube: value, matchChance: round(chance), after: outcomes, own: sideJson(numbers.own), other: sideJson(numbers.other) }, null, 1)}\n`);
    return 0;
  }
  const words = texts().cli.met;
  process.stdout.write(`${[
    met.name, words.window({ ...match, value, after: isAfterCrawford(match) }), `${words.matchChance}: ${percent(chance)}%`,
    ...(['own', 'other'] as const).flatMap((side) => ['', words.sides[side], ...windowText(numbers[side], side === 'own' ? conditions : seenByOther(conditions))]),
  ].join('\n')}\n`);
  return 0;
}
