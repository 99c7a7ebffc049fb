/** The trainer's wasm: self-play and learning. */
import { readFile } from 'node:fs/promises';
import { instantiate, writeBoard, type RulesExports, type Wasm } from '../src/engine/wasm.ts';
import type { Game } from '../src/core/games.ts';
import { NARDEON_RULES, type LongRules } from '../src/core/long-rules.ts';
import type { Position } from '../src/core/position.ts';
import { longFlags } from '../src/engine/long-flags.ts';
import { equityOf } from '../src/engine/protocol.ts';
import { netFloats, type NetShape } from '../src/engine/net-file.ts';

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
  raceSecond(): number;
  raceOutputs(): number;
  secondUnits(): number;
  visitsAt(): number;
  visitsBytes(): number;
  earlierAt(): number;
  startNets(seed: number): void;
  makeEndings(): void;
  train(first: number, games: number, seed: number, rate: number): void;
  takeError(): number;
  trainByRolls(first: number, games: number, seed: number, rate: number, trust: number): void;
  takeRollsError(): number;
  trainRaces(first: number, games: number, seed: number, rate: number): void;
  takeRaceError(): number;
  learnSideOfBoard(rate: number): void;
  sideOfBoard(): number;
  wantedRolls(): number;
  writeGames(first: number, games: number, seed: number, trust: number): number;
  writtenGames(): number;
  trainRows(count: number, rate: number): void;
  rowsAt(): number;
  mostRows(): number;
  takeRowsError(): number;
  trainSieves(first: number, games: number, seed: number, rate: number): void;
  takeSieveError(): number;
  startAllSieves(seed: number): void;
  sievesReady(): boolean;
  sieveColumns(): number;
  sieveUnits(): number;
  sieveLoss(games: number, seed: number): number;
  missedBySieve(): number;
  hasContact(): boolean;
  siftBoard(die1: number, die2: number): number;
  siftedPlays(): number;
  sieveScores(): number;
  sieveOffset(): number;
  siftedBoard(index: number): number;
  contest(player: number, games: number, seed: number): number;
  evaluateBoard(): number;
  learnBoard(target: number, rate: number): void;
  targetAt(): number;
  contactSlotsOf(): number;
  contactSlots(): number;
  raceSlotsOf(): number;
  raceSlots(): number;
}

export type Trainer = Wasm<TrainerExports>;

const CHANCES = 5;

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

/** Shapes of the nets in the order of memory: contact nets, the race net, a sieve for each contact net. */
export function shapesOf({ exports }: Trainer): NetShape[] {
  const second = exports.secondUnits();
  const repeat = (shape: NetShape): NetShape[] => Array.from({ length: exports.contactNets() }, () => shape);
  return [
    ...repeat({ columns: exports.contactColumns(), hidden: exports.contactHidden(), second, outputs: CHANCES }),
    { columns: exports.raceColumns(), hidden: exports.raceHidden(), second: exports.raceSecond(), outputs: exports.raceOutputs() },
    ...repeat({ columns: exports.sieveColumns(), hidden: exports.sieveUnits(), second: 0, outputs: 1 }),
  ];
}

/** Empties the columns that no position has had: what they hold is what they began with, chance. Sieves count no visits. */
export function forgetUnseen(trainer: Trainer): void {
  const weights = weightsOf(trainer), visits = visitsOf(trainer);
  let first = 0, at = 0;
  for (const shape of shapesOf(trainer).filter(({ outputs }) => outputs > 1)) {
    const { columns, hidden } = shape;
    for (let column = 0; column < columns; column++, first++) if (visits[first] === 0) weights.fill(0, at + column * hidden, at + (column + 1) * hidden);
    at += netFloats(shape);
  }
}

/** Equity of the side to roll. */
export function equityFor(trainer: Trainer, position: Position): number {
  writeBoard(trainer, trainer.exports.boardAt(), position);
  const at = trainer.exports.evaluateBoard() / 4;
  const [win, winGammon, winBackgammon, loseGammon, loseBackgammon] = trainer.floats().subarray(at, at + 5) as unknown as [number, number, number, number, number];
  return equityOf({ win, winGammon, winBackgammon, loseGammon, loseBackgammon });
}
