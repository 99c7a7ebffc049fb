/**
 * Every buffer shared between modules and with the host, and what its index means.
 *
 * A board is 64 bytes: mover's counts at +0..25, opponent's at +32..57, each by its owner's numbering
 * (0 = off, 1..24 = points counted towards home, 25 = bar); the other bytes are 0.
 * Long nard counts the same way (24 = head), so that one generator moves every checker downwards.
 */

/** Bytes from one board to the next. */
export const BOARD_BYTES: usize = 64;
/** Offset of the opponent's counts. */
export const OTHER: usize = 32;
export const BAR: i32 = 25;

/** The board a host call is about. */
export const BOARD = memory.data(64, 16);

/** Chances that a host call about the board wrote: five f32. */
export const ANSWER = memory.data(32, 16);

/** Where host calls write the boards they make, eight of them; the host says which. */
export const BOARDS = memory.data(8 * 64, 16);

/**
 * One legal play's outcome for the side that moved, 16 bytes: four bits a slot from slot 0 up (26 slots, 104 bits),
 * then a bit for each own point 1..24 where an enemy blot was hit.
 */
export const RESULT_BYTES: usize = 16;
/**
 * Room for the results of one roll. The most there can be is 3,060: a double shares four steps among fifteen
 * checkers in C(18, 4) ways; other rolls have fewer.
 */
export const MAX_RESULTS: usize = 4096;
/** Searches generate while they walk an earlier list: one list for each depth. */
export const DEPTHS: usize = 5;
const RESULTS = memory.data(5 * 4096 * 16, 16);

/** Results of depth `depth`, 0..4; the host reads depth 0. */
@inline
export function resultsAt(depth: usize): usize {
  return RESULTS + depth * MAX_RESULTS * RESULT_BYTES;
}

/** A play's route for the host: up to four steps of four bytes: from, to, hit (0 or 1), 0. */
export const STEPS = memory.data(4 * 4, 16);

/** Memory for a big table, 16-byte aligned, never given back. Grows the memory: the host must renew its views. */
export function allocate(bytes: usize): usize {
  // Otherwise the heap would double the memory whenever it is full.
  memory.grow(<i32>((bytes + 0xffff) >> 16) + 1);
  return heap.alloc(bytes);
}
