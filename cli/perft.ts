/** `nardscope perft`: how many positions the rules reach from the start, the classic check of a play generator. */
import { ROLLS } from '../src/core/dice.ts';
import { startPosition } from '../src/core/position.ts';
import { longFlags } from '../src/engine/long-flags.ts';
import { BOARD_BYTES, instantiate, writeBoard, type Wasm } from '../src/engine/wasm.ts';
import { texts } from '../src/i18n/index.ts';
import { percentOf } from '../src/i18n/numbers.ts';
import { readAsset } from './assets.ts';
import { noPositionals, readArgs, readCount } from './options.ts';
import { PositionSet } from './position-set.ts';
import { showProgress } from './progress.ts';
import { readTerms, TERMS_OPTIONS, type Terms } from './terms.ts';

export interface Ply {
  readonly ply: number;
  /** Paths of one roll (of the 21) and one result a ply; a dance is a result. */
  readonly sum: number;
  /** Positions with the side to move. */
  readonly distinct: number;
}

/** Deeper counts need more memory than a machine has. */
const MAX_DEPTH = 3;

/** Boards of one ply, and how many paths lead to each. */
interface Layer {
  readonly boards: Uint8Array[];
  readonly paths: number[];
}

/** What is done of one ply, in whole hundredths. */
export type OnPerft = (progress: { readonly ply: number; readonly percent: number }) => void;

/** In long nard all fifteen on the head say that a side has not moved yet. */
export function* perft(wasm: Wasm, { game, rules }: Terms, depth: number, onProgress: OnPerft = () => {}): Generator<Ply> {
  const { exports } = wasm;
  const board = exports.boardAt();
  const after = exports.boardsAt(0);
  const seen = exports.boardsAt(1);
  if (game === 'short') exports.chooseShort();
  else exports.chooseLong(longFlags(rules));
  writeBoard(wasm, board, startPosition(game));
  let layer: Layer = { boards: [wasm.bytes().slice(board, board + BOARD_BYTES)], paths: [1] };
  for (let ply = 1; ply <= depth; ply++) {
    const set = new PositionSet();
    const next: Layer = { boards: [], paths: [] };
    let sum = 0;
    let percent = 0;
    layer.boards.forEach((start, i) => {
      const reached = percentOf(i, layer.boards.length);
      if (reached > percent) onProgress({ ply, percent: (percent = reached) });
      const ways = layer.paths[i]!;
      const bytes = wasm.bytes();
      bytes.set(start, board);
      for (const { roll: [high, low] } of ROLLS) {
        const results = exports.playsOf(high, low);
        sum += ways * Math.max(results, 1);
        for (let n = 0; n < Math.max(results, 1); n++) {
          if (results > 0) exports.expandResult(n, after);
          exports.swapOf(results > 0 ? after : board, seen);
          const known = set.size;
          const entry = set.add(bytes, seen);
          if (ply === depth) continue;
          if (set.size > known) next.boards.push(bytes.slice(seen, seen + BOARD_BYTES));
          next.paths[entry] = (next.paths[entry] ?? 0) + ways;
        }
      }
    });
    yield { ply, sum, distinct: set.size };
    layer = next;
  }
}

export const OPTIONS = { ...TERMS_OPTIONS, depth: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

/** `--game short|long [--preset ID | --rules LIST] --depth N [--json]`. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noPositionals(positionals);
  const terms = readTerms(values);
  const depth = readCount('--depth', values.depth, 1, MAX_DEPTH);
  const wasm = await instantiate(await readAsset('rules.wasm'));
  const plies = perft(wasm, terms, depth, (progress) => showProgress(texts().cli.perftProgress(progress)));
  for (const ply of plies) {
    showProgress('');
    process.stdout.write(values.json ? `${JSON.stringify(ply)}\n` : `${texts().cli.perft(ply)}\n`);
  }
  return 0;
}
