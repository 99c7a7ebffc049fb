/** Decisions of long nard that are worth rolling out: under all presets, from all phases of seeded games, with plays that are hard to tell apart. */
import { LONG_PRESETS, type LongPreset } from '../../src/core/presets.ts';
import { makeRandom } from '../../src/core/seeded.ts';
import { presetTerms } from '../../src/core/terms.ts';
import { winStakes, type Candidate, type Conditions } from '../../src/engine/protocol.ts';
import { rankJob } from '../../src/engine/search.ts';
import { valueCubeless } from '../../src/engine/worth.ts';
import { finish, type BenchGame } from '../bench-game.ts';
import { playForDecisions, type BenchDecision } from '../self-play.ts';

/** Candidates of a decision. */
const CANDIDATES = 5;
/** The second play is within so much of the best, by one ply. */
const CLOSE = 0.08;
/** Decisions looked at in a game before one is taken: about as many as a whole game has. */
const LOOKED_AT = 14;

export interface Chosen {
  readonly preset: LongPreset;
  readonly decision: BenchDecision;
  /** Best first, by one ply. */
  readonly candidates: readonly Candidate[];
}

export const conditionsOf = ({ id, rules }: LongPreset): Conditions => ({ rules, scoring: presetTerms('long', id).scoring });

/** Two in three by the first preset, every third by one of all in turn: as the net is trained. */
const presetOf = (slot: number): LongPreset => LONG_PRESETS[slot % 3 === 2 ? Math.floor(slot / 3) % LONG_PRESETS.length : 0]!;

function ranked(bench: BenchGame, { position, roll }: BenchDecision): Candidate[] {
  const legal = bench.rules.plays(position, roll);
  return finish(rankJob(bench.core, { position, roll, plies: 1, legal, keep: new Set(), valuer: valueCubeless(bench.core, bench.stakes) })).filter(({ plies }) => plies === 1).slice(0, CANDIDATES);
}

const isHard = ([best, second]: readonly Candidate[]): boolean => second !== undefined && best!.equity - second.equity < CLOSE && second.by === 'net';

/** The decision of a slot: always the same for a net, a seed and a slot. */
export function chooseDecision(long: BenchGame, seed: string, slot: number): Chosen {
  const preset = presetOf(slot);
  const conditions = conditionsOf(preset);
  const { core, ruleBook } = long.under(conditions);
  const bench: BenchGame = { ...long, core, rules: ruleBook, stakes: winStakes('long', conditions.scoring) };
  for (let attempt = 0; ; attempt++) {
    const name = `${seed} ${slot} ${attempt}`;
    const decisions = playForDecisions(bench, LOOKED_AT, name);
    const decision = decisions[Math.floor(makeRandom(`${name} decision`)() * decisions.length)]!;
    const candidates = ranked(bench, decision);
    if (isHard(candidates)) return { preset, decision, candidates };
  }
}
