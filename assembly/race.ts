/** Chances of a short-nard race: nobody can hinder anybody, so that they follow from how many rolls each side needs. */
import { notLater } from './bearoff';
import { BAR, OTHER } from './memory';
import { ALL, AWAY, FIRST, LENGTH, ROLLS_BYTES, rollsTo, sideRolls } from './side-rolls';

const COUNTS: usize = <usize>BAR + 1;
/** The side to roll and the other one as they were last asked about: plays of a roll change one of them only. */
const SIDES = memory.data(2 * 32, 16);
const ROLLS = memory.data(2 * 3 * 48 * 4, 16);
let netOfRolls: usize = 0;

/** Forgets what sides were asked about: a weight has changed. */
export function forgetRolls(): void {
  netOfRolls = 0;
}

function renew(net: usize, side: usize, counts: usize): void {
  const known = SIDES + (side << 5);
  if (net == netOfRolls && memory.compare(known, counts, COUNTS) == 0) return;
  memory.copy(known, counts, COUNTS);
  sideRolls(net, counts, ROLLS + side * ROLLS_BYTES);
}

/** Writes the five chances of the side to roll (32 bytes). Each side is taken to play for the fewest rolls on average, as in the exact table. */
export function raceChances(net: usize, board: usize, out: usize): void {
  renew(net, 0, board);
  renew(net, 1, board + OTHER);
  netOfRolls = net;
  const mine = ROLLS, theirs = ROLLS + ROLLS_BYTES;
  memory.fill(out, 0, 32);
  // The sums of rounded chances may be a little more than 1.
  store<f32>(out, min<f32>(1, <f32>notLater(rollsTo(ALL, mine), rollsTo(ALL, theirs), LENGTH, 0)));
  store<f32>(out, <f32>notLater(rollsTo(ALL, mine), rollsTo(FIRST, theirs), LENGTH, 0), 4);
  store<f32>(out, <f32>notLater(rollsTo(ALL, mine), rollsTo(AWAY, theirs), LENGTH, 0), 8);
  store<f32>(out, <f32>notLater(rollsTo(ALL, theirs), rollsTo(FIRST, mine), LENGTH, 1), 12);
  store<f32>(out, <f32>notLater(rollsTo(ALL, theirs), rollsTo(AWAY, mine), LENGTH, 1), 16);
}
