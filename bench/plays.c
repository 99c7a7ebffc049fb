/*
 * The play generator of assembly/plays.ts and assembly/rules/short.ts a second time in plain C, to see what the wasm costs.
 * Reads boards of 64 bytes (assembly/memory.ts) from standard input, generates the 21 rolls of each again and again for at
 * least the seconds given as argument, and prints passes, results of one pass, and seconds.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define BAR 25
#define OTHER 32
#define HIT_SHIFT 39
#define POINTS 0x1fffffeu

typedef struct { uint64_t low, high; } Side;

static uint64_t unit_low[26], unit_high[26];
static Side list[4096];
static int count, longest;

static inline uint32_t bit(uint32_t slot) { return 1u << slot; }
static inline uint32_t highest(uint32_t mask) { return 31 - __builtin_clz(mask); }
static inline uint32_t landing(uint32_t from, uint32_t die) { return from > die ? from - die : 0; }
static inline uint32_t count_at(Side s, uint32_t slot) { return (slot < 16 ? s.low : s.high) >> ((slot & 15) << 2) & 15; }
static inline void emit(Side s) { list[count++] = s; }

static inline Side moved(Side s, uint32_t blots, uint32_t from, uint32_t to) {
  s.low += unit_low[to] - unit_low[from];
  s.high = (s.high + unit_high[to] - unit_high[from]) | (uint64_t)(blots >> to & 1) << (HIT_SHIFT + to);
  return s;
}

static inline uint32_t occupied_after(uint32_t occupied, Side s, uint32_t from, uint32_t to) {
  return ((occupied & ~((uint32_t)(count_at(s, from) == 1) << from)) | bit(to)) & ~1u;
}

static inline uint32_t on_board(uint32_t occupied, uint32_t closed, uint32_t die) { return occupied & ~(closed << die) & (~1u << die); }

static inline uint32_t sources(uint32_t occupied, uint32_t closed, uint32_t die) {
  if (occupied >> BAR) return closed >> (BAR - die) & 1 ? 0 : bit(BAR);
  uint32_t inside = on_board(occupied, closed, die);
  if (occupied >> 7 || !occupied) return inside;
  uint32_t top = highest(occupied);
  return inside | (top < die ? bit(top) : occupied & bit(die));
}

static void doubles(Side s, uint32_t occupied, uint32_t closed, uint32_t blots, uint32_t die, uint32_t reach, int depth) {
  uint32_t from = sources(occupied, closed, die) & reach;
  if (!from) {
    if (depth > longest) { longest = depth; count = 0; }
    if (depth == longest && depth) emit(s);
    return;
  }
  if (depth == 3 && longest < 4) { longest = 4; count = 0; }
  for (; from; from ^= bit(highest(from))) {
    uint32_t slot = highest(from), to = landing(slot, die);
    if (depth == 3) emit(moved(s, blots, slot, to));
    else doubles(moved(s, blots, slot, to), occupied_after(occupied, s, slot, to), closed, blots, die, (2u << slot) - 1, depth + 1);
  }
}

static inline void each_step(Side s, uint32_t blots, uint32_t from, uint32_t die) {
  for (; from; from ^= bit(highest(from))) { uint32_t slot = highest(from); emit(moved(s, blots, slot, slot - die)); }
}

static inline void runs(Side s, uint32_t blots, uint32_t from, uint32_t first, uint32_t both) {
  for (; from; from ^= bit(highest(from))) {
    uint32_t slot = highest(from), stop = slot - first;
    Side after = moved(s, blots, slot, slot - both);
    after.high |= (uint64_t)(blots >> stop & 1) << (HIT_SHIFT + stop);
    emit(after);
  }
}

static inline void pairs_and_runners(Side s, uint32_t occupied, uint32_t closed, uint32_t blots, uint32_t die1, uint32_t die2) {
  uint32_t inside = occupied & ~bit(BAR), runners = inside, both = die1 + die2;
  uint32_t from1 = on_board(inside, closed, die1), from2 = on_board(inside, closed, die2);
  if (occupied >> BAR) {
    uint32_t entry1 = BAR - die1, entry2 = BAR - die2;
    int open1 = !(closed >> entry1 & 1), open2 = !(closed >> entry2 & 1);
    if (count_at(s, BAR) > 1) {
      if (open1 && open2) emit(moved(moved(s, blots, BAR, entry1), blots, BAR, entry2));
      return;
    }
    if (open1) each_step(moved(s, blots, BAR, entry1), blots, from2 & ~bit(entry1), die2);
    if (open2) each_step(moved(s, blots, BAR, entry2), blots, from1 & ~bit(entry2), die1);
    runners = bit(BAR);
  } else {
    for (; from1; from1 ^= bit(highest(from1))) {
      uint32_t slot = highest(from1), to = slot - die1;
      uint32_t others = from2 & ~bit(to) & ~bit(slot + die2) & ~((uint32_t)(count_at(s, slot) == 1) << slot);
      each_step(moved(s, blots, slot, to), blots, others, die2);
    }
  }
  runners = on_board(runners, closed, both);
  uint32_t by1 = runners & ~(closed << die1), by2 = runners & ~(closed << die2);
  by2 &= ~by1 | blots << die1 | blots << die2;
  runs(s, blots, by1, die1, both);
  runs(s, blots, by2, die2, both);
}

static uint32_t seen[1024], stamp;

static inline void emit_new(Side s) {
  uint32_t place = ((s.low * 0x9e3779b97f4a7c15u) ^ (s.high * 0xc2b2ae3d27d4eb4fu)) >> 54;
  for (; seen[place] >> 16 == stamp; place = (place + 1) & 1023) {
    Side known = list[seen[place] & 0xffff];
    if (known.low == s.low && known.high == s.high) return;
  }
  seen[place] = stamp << 16 | (uint32_t)count;
  emit(s);
}

static void in_order(Side s, uint32_t occupied, uint32_t closed, uint32_t blots, uint32_t first, uint32_t second) {
  for (uint32_t from = sources(occupied, closed, first); from; from ^= bit(highest(from))) {
    uint32_t slot = highest(from), to = landing(slot, first);
    Side after = moved(s, blots, slot, to);
    for (uint32_t next = sources(occupied_after(occupied, s, slot, to), closed, second); next; next ^= bit(highest(next))) {
      uint32_t slot2 = highest(next);
      emit_new(moved(after, blots, slot2, landing(slot2, second)));
    }
  }
}

static void singles(Side s, uint32_t occupied, uint32_t closed, uint32_t blots, uint32_t high, uint32_t low) {
  uint32_t die = high, from = sources(occupied, closed, die);
  if (!from) from = sources(occupied, closed, die = low);
  for (; from; from ^= bit(highest(from))) { uint32_t slot = highest(from); emit(moved(s, blots, slot, landing(slot, die))); }
}

static int generate(const uint8_t *board, uint32_t high, uint32_t low) {
  Side s = {0, 0};
  uint32_t occupied = 0, closed = 0, blots = 0;
  for (uint32_t slot = 0; slot < 26; slot++) {
    s.low += board[slot] * unit_low[slot];
    s.high += board[slot] * unit_high[slot];
    occupied |= (uint32_t)(board[slot] > 0) << slot;
    closed |= (uint32_t)(board[OTHER + 25 - slot] > 1) << slot;
    blots |= (uint32_t)(board[OTHER + 25 - slot] == 1) << slot;
  }
  occupied &= ~1u;
  closed &= POINTS;
  blots &= POINTS;
  count = 0;
  if (high == low) {
    longest = 0;
    doubles(s, occupied, closed, blots, high, ~0u, 0);
    return count;
  }
  if (!occupied) return 0;
  uint32_t outside = occupied >> 7;
  if (outside && (outside & (outside - 1) || count_at(s, highest(occupied)) > 1)) {
    pairs_and_runners(s, occupied, closed, blots, high, low);
  } else {
    stamp = (stamp + 1) & 0xffff;
    if (!stamp) { memset(seen, 0, sizeof seen); stamp = 1; }
    in_order(s, occupied, closed, blots, high, low);
    in_order(s, occupied, closed, blots, low, high);
  }
  if (!count) singles(s, occupied, closed, blots, high, low);
  return count;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  static uint8_t boards[1 << 22];
  size_t n = fread(boards, 64, sizeof boards / 64, stdin);
  double least = argc > 1 ? atof(argv[1]) : 1;
  for (int slot = 0; slot < 26; slot++) {
    unit_low[slot] = slot < 16 ? 1ull << (slot * 4) : 0;
    unit_high[slot] = slot < 16 ? 0 : 1ull << ((slot - 16) * 4);
  }
  long passes = 0;
  unsigned long results = 0;
  double start = now(), seconds;
  do {
    results = 0;
    for (size_t i = 0; i < n; i++)
      for (uint32_t high = 1; high <= 6; high++)
        for (uint32_t low = 1; low <= high; low++) results += generate(boards + 64 * i, high, low);
    passes++;
    seconds = now() - start;
  } while (seconds < least);
  printf("%ld %lu %.9f\n", passes, results, seconds);
  return 0;
}
