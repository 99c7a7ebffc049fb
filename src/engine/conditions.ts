/** A wasm's core and rule book under the conditions of a request; several may be in use by turns. */
import type { Game } from '../core/games.ts';
import { NARDEON_RULES } from '../core/long-rules.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { hasLastThrow, type Scoring } from '../core/terms.ts';
import type { EngineCore } from './core.ts';
import { createCubeCore, type CubeCore, type CubeWasm } from './cube-core.ts';
import { longFlags } from './long-flags.ts';
import { winStakes, type Conditions } from './protocol.ts';
import { createTrials, type PlayTrials } from './rollout/trials.ts';
import { createRuleBook } from './rule-book.ts';
import { createWasmCore, type GameExports } from './wasm-core.ts';
import type { Wasm } from './wasm.ts';

export interface Parts {
  readonly core: EngineCore;
  readonly ruleBook: RuleBook;
  readonly playTrials: PlayTrials;
  /** Where the game has a cube. */
  readonly cube?: CubeCore;
}

export type Under = (conditions: Conditions) => Parts;

/** What `assembly/long.ts` exports beyond `assembly/short.ts`. */
export interface LongExports extends GameExports {
  scoreBy(mars: number, koks: number, koksFrom: number, began: number): void;
}

const HEAD = 24;
const START_QUARTER = 19;
const koksFrom = (scoring: Scoring | undefined): number => (scoring?.backgammon?.when === 'start_quarter' ? START_QUARTER : HEAD);

// As in `assembly/last-throw.ts`.
const NOBODY = 0, BEGAN = { mover: 1, opponent: 2 } as const;

function underLong(wasm: Wasm<LongExports>): Under {
  const { exports } = wasm;
  return ({ rules = NARDEON_RULES, scoring }) => {
    const { gammon, backgammon } = winStakes('long', scoring);
    const prepare: Parameters<typeof createWasmCore>[1] = ({ first, began }) => {
      exports.chooseLong(longFlags(rules, first));
      exports.scoreBy(gammon, backgammon, koksFrom(scoring), began && hasLastThrow(scoring) ? BEGAN[began] : NOBODY);
    };
    return { core: createWasmCore(wasm, prepare), ruleBook: createRuleBook(wasm, rules), playTrials: createTrials(wasm, prepare) };
  };
}

/** `wasm` is that of the game. */
export function partsOf(game: Game, wasm: Wasm<GameExports>): Under {
  if (game === 'long') return underLong(wasm as Wasm<LongExports>);
  const parts = { core: createWasmCore(wasm), ruleBook: createRuleBook(wasm), playTrials: createTrials(wasm), cube: createCubeCore(wasm as unknown as CubeWasm) };
  return () => parts;
}
