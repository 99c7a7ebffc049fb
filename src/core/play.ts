// Plays in standard notation, such as 24/20*/16 6/5(2), bar/22, 6/off; always by the mover’s own numbering.
import { fail, ok, type Result } from './result.ts';
import { BAR, OFF } from './position.ts';

/** One checker by one die. */
export interface Step {
  /** Own numbering; 25 = bar. */
  readonly from: number;
  /** Own numbering; 0 = off. */
  readonly to: number;
  readonly hit: boolean;
}

/** A whole turn: no steps is a dance. */
export type Play = readonly Step[];

/** A play as somebody spelled it: pairs may stand for several dice, hits may be missing. */
export interface SpelledMove {
  readonly from: number;
  readonly to: number;
  readonly hit: boolean;
  readonly count: number;
}

/** A step for every checker that a spelling moves. */
export const stepsOf = (spelled: readonly SpelledMove[]): Play =>
  spelled.flatMap(({ from, to, hit, count }) => Array.from({ length: count }, () => ({ from, to, hit })));

/** What a point is called; by default by its number. */
export type PointName = (point: number) => string;

const slotName = (slot: number, pointName: PointName): string => (slot === BAR ? 'bar' : slot === OFF ? 'off' : pointName(slot));

interface Chain {
  from: number;
  stops: { at: number; hit: boolean }[];
}

const chainText = (chain: Chain, pointName: PointName): string =>
  // A stop on the way is written only where something was hit.
  [slotName(chain.from, pointName), ...chain.stops.filter((stop, i) => stop.hit || i === chain.stops.length - 1).map((stop) => slotName(stop.at, pointName) + (stop.hit ? '*' : ''))].join('/');

/** Standard notation; steps of one checker are joined, equal moves are counted. A dance is the empty string. */
export function makePlay(play: Play, pointName: PointName = String): string {
  const chains: Chain[] = [];
  for (const step of [...play].sort((a, b) => b.from - a.from || b.to - a.to)) {
    const open = chains.find((chain) => chain.stops[chain.stops.length - 1]!.at === step.from);
    const stop = { at: step.to, hit: step.hit };
    if (open) open.stops.push(stop);
    else chains.push({ from: step.from, stops: [stop] });
  }
  // Two checkers that hit one blot make one hit: 3/1*(2).
  const counted = new Map<string, { text: string; count: number }>();
  for (const chain of chains) {
    const way = [chain.from, ...chain.stops.map((stop) => stop.at)].join('/');
    const known = counted.get(way);
    counted.set(way, { text: known?.text ?? chainText(chain, pointName), count: (known?.count ?? 0) + 1 });
  }
  return [...counted.values()].map(({ text, count }) => (count > 1 ? `${text}(${count})` : text)).join(' ');
}

const MOVE = /^(bar|25|2[0-4]|1[0-9]|[1-9])((?:\/(?:off|2[0-4]|1[0-9]|[0-9])\*?)+)(?:\(([1-4])\))?$/i;

/** Reads what people and programs write; legality is judged elsewhere, by the result. Error: play_malformed {text}. */
export function parsePlay(text: string): Result<SpelledMove[]> {
  const moves: SpelledMove[] = [];
  for (const word of text.trim().split(/[\s,]+/).filter(Boolean)) {
    const found = MOVE.exec(word);
    if (!found || moves.length > 8) return fail('play_malformed', { text: word.slice(0, 40) });
    const slot = (name: string): number => (/^bar$/i.test(name) ? BAR : /^off$/i.test(name) ? OFF : Number(name));
    let from = slot(found[1]!);
    for (const stop of found[2]!.split('/').slice(1)) {
      const hit = stop.endsWith('*');
      const to = slot(hit ? stop.slice(0, -1) : stop);
      moves.push({ from, to, hit, count: Number(found[3] ?? 1) });
      from = to;
    }
  }
  return ok(moves);
}
