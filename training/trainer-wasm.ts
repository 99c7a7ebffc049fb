/** The trainer's wasm: self-play and learning. */
import { readFile } from 'node:fs/promises';
import { instantiate, writeBoard, type RulesExports, type Wasm } from '../src/engine/wasm.ts';
import type { Game } from '../src/core/games.ts';
import { NARDEON_RULES, type LongRules } from '../src/core/long-rules.ts';
import type { Position } from '../src/core/position.ts';
import { longFlags } from '../src/engine/long-flags.ts';
import { equityOf } from '../src/engine/protocol.ts';
import type { NetShape } from '../src/engine/net-file.ts';

/** What `assembly/trainer.ts` exports. */
export interface TrainerExports extends Pick<RulesExports, 'memory' | 'chooseShort' | 'chooseLong'> {
  boardAt(): number;
  netAt(): number;
  netBytes(): number;
  netArchitecture(): number;
  contactNets(): number;
  contactColumns(): number;
  contactHidden(): number;
  raceColumns(): number;
  raceHidden(): number;
  visitsAt(): number;
  visitsBytes(): number;
  earlierAt(): number;
  startNets(seed: number): void;
  makeEndings(): void;
  train(first: number, games: number, seed: number, rate: number): void;
  takeError(): number;
  contest(player: number, games: number, seed: number): number;
  evaluateBoard(): number;
  contactSlotsOf(): number;
  contactSlots(): number;
  raceSlotsOf(): number;
  raceSlots(): number;
}

export type Trainer = Wasm<TrainerExports>;

/** f32 of a net beside its columns, as multiples of its hidden units: `ROWS` of `assembly/net.ts`; then eight more. */
const OUTSIDE_COLUMNS = 6;

/** Players of `assembly/training/opponents.ts`. */
export const PLAYERS = { random: 0, pips: 1, earlier: 2 } as const;

/** `path`: build/trainer.wasm. */
export const loadTrainer = async (path: string): Promise<Trainer> => instantiate<TrainerExports>(new Uint8Array(await readFile(path)));

/** Turns the trainer to a game; long nard's goes by the rules given. */
export function chooseGame({ exports }: Trainer, game: Game, rules: LongRules = NARDEON_RULES): void {
  if (game === 'short') exports.chooseShort();
  else exports.chooseLong(longFlags(rules));
}

/** The weights themselves, not a copy: to be asked for again once memory has grown. */
export const weightsOf = ({ exports }: Trainer): Float32Array => new Float32Array(exports.memory.buffer, exports.netAt(), exports.netBytes() / 4);

/** How often each column was learnt, likewise. */
export const visitsOf = ({ exports }: Trainer): Uint32Array => new Uint32Array(exports.memory.buffer, exports.visitsAt(), exports.visitsBytes() / 4);

/** Keeps the present weights as the earlier net to play against. */
export function keepEarlier(trainer: Trainer): void {
  trainer.bytes().copyWithin(trainer.exports.earlierAt(), trainer.exports.netAt(), trainer.exports.netAt() + trainer.exports.netBytes());
}

/** Shapes of the nets in the order of memory. */
export function shapesOf({ exports }: Trainer): NetShape[] {
  const contact = { columns: exports.contactColumns(), hidden: exports.contactHidden() };
  return [...Array.from({ length: exports.contactNets() }, () => contact), { columns: exports.raceColumns(), hidden: exports.raceHidden() }];
}

/** Empties the columns that no position has had: what they hold is what they began with, chance. */
export function forgetUnseen(trainer: Trainer): void {
  const weights = weightsOf(trainer), visits = visitsOf(trainer);
  let first = 0, at = 0;
  for (const { columns, hidden } of shapesOf(trainer)) {
    for (let column = 0; column < columns; column++, first++, at += hidden) if (visits[first] === 0) weights.fill(0, at, at + hidden);
    at += OUTSIDE_COLUMNS * hidden + 8;
  }
}

/** Equity of the side to roll. */
export function equityFor(trainer: Trainer, position: Position): number {
  writeBoard(trainer, trainer.exports.boardAt(), position);
  const at = trainer.exports.evaluateBoard() / 4;
  const [win, winGammon, winBackgammon, loseGammon, loseBackgammon] = trainer.floats().subarray(at, at + 5) as unknown as [number, number, number, number, number];
  return equityOf({ win, winGammon, winBackgammon, loseGammon, loseBackgammon });
}
