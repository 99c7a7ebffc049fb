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
