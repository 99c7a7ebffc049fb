/** How many of the 36 throws take a checker past what blocks it, by the 12 points ahead of it. */

const THROWS = memory.data(4096);
for (let blocked = 0; blocked < 4096; blocked++) store<u8>(THROWS + blocked, <u8>escaping(blocked));

function escaping(blocked: i32): i32 {
  // Past the farthest block that one die may face: six points ahead, and the seventh that holds a full prime together.
  let past = 0;
  for (let ahead = 1; ahead <= 7; ahead++) if ((blocked >> (ahead - 1)) & 1) past = ahead;
  let throws = 0;
  for (let high = 1; high <= 6; high++) {
    let reach = 0;
    for (let step = 1; step <= 4 && isOpen(blocked, step * high); step++) reach = step * high;
    if (reach > past) throws++;
    for (let low = 1; low < high; low++) {
      const highOpen = isOpen(blocked, high), lowOpen = isOpen(blocked, low);
      reach = highOpen ? high : lowOpen ? low : 0;
      if ((highOpen || lowOpen) && isOpen(blocked, high + low)) reach = high + low;
      if (reach > past) throws += 2;
    }
  }
  return throws;
}

function isOpen(blocked: i32, ahead: i32): bool {
  return ahead > 12 || !((blocked >> (ahead - 1)) & 1);
}

/** Throws that escape; bit 0 of `blocked` = the point next ahead, bit 11 = twelve ahead. */
@inline
export function escapingThrows(blocked: u32): i32 {
  return <i32>load<u8>(THROWS + <usize>(blocked & 4095));
}
