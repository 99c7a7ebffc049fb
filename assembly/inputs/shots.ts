/** How many of the 36 throws hit a blot. */

/** Throws that show at least one of `dice` different dice. */
@inline
function throwsWith(dice: i32): i32 {
  return 36 - (6 - dice) * (6 - dice);
}

/** Whether up to three more steps of `die` hit, for checkers now at `from`. */
@inline
function chainHits(from: u32, die: u32, blots: u32, open: u32): bool {
  const second = (from & open) >> die, third = (second & open) >> die;
  return ((second | third | ((third & open) >> die)) & blots) != 0;
}

/**
 * Throws of 36 that hit one of `blots`. `checkers` are the hitting side's points (without the bar), `bar` its checkers there;
 * `blots` and `blocks` are the other side's, all in the hitting side's numbering. With two on the bar only entering hits.
 */
export function hittingThrows(checkers: u32, bar: i32, blots: u32, blocks: u32): i32 {
  if (!blots) return 0;
  return bar ? throwsFromBar(checkers, bar, blots, ~blocks) : throwsFromBoard(checkers, blots, ~blocks);
}

function throwsFromBoard(checkers: u32, blots: u32, open: u32): i32 {
  // Dice that hit nothing by themselves, as bits 1..6.
  let indirect: u32 = 0;
  for (let die: u32 = 1; die <= 6; die++) indirect |= <u32>(((checkers >> die) & blots) == 0) << die;
  let throws = throwsWith(6 - popcnt(indirect));
  for (let highs = indirect; highs; highs &= highs - 1) {
    const high = ctz(highs);
    const landed = checkers >> high;
    if (chainHits(landed, high, blots, open)) throws++;
    for (let lows = indirect & ((1 << high) - 1); lows; lows &= lows - 1) {
      const low = ctz(lows);
      if ((((landed & open) >> low) | (((checkers >> low) & open) >> high)) & blots) throws += 2;
    }
  }
  return throws;
}

@inline
function entry(die: u32, open: u32): u32 {
  return (1 << (25 - die)) & open;
}

function throwsFromBar(checkers: u32, bar: i32, blots: u32, open: u32): i32 {
  let indirect: u32 = 0;
  for (let die: u32 = 1; die <= 6; die++) indirect |= <u32>((entry(die, blots)) == 0) << die;
  let throws = throwsWith(6 - popcnt(indirect));
  if (bar > 1) return throws;
  for (let highs = indirect; highs; highs &= highs - 1) {
    const high = ctz(highs);
    const byHigh = entry(high, open);
    if (byHigh && chainAfterEntry(checkers | byHigh, high, blots, open)) throws++;
    for (let lows = indirect & ((1 << high) - 1); lows; lows &= lows - 1) {
      const low = ctz(lows);
      const byLow = entry(low, open);
      if ((byHigh && ((checkers | byHigh) >> low) & blots) || (byLow && ((checkers | byLow) >> high) & blots)) throws += 2;
    }
  }
  return throws;
}

/** Three more steps of a double once the checker has entered. */
@inline
function chainAfterEntry(checkers: u32, die: u32, blots: u32, open: u32): bool {
  const landed = checkers >> die;
  if (landed & blots) return true;
  const second = (landed & open) >> die;
  return ((second | ((second & open) >> die)) & blots) != 0;
}
