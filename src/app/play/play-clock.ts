/** A clock with a time for each player: data only, with the time of day handed in. */
import { bool, fields, LATEST, nullable, number, pair, type Checker } from '../../core/check.ts';
import { player } from '../../core/check-record.ts';
import type { Player } from '../../core/situation.ts';

export interface Clock {
  /** Milliseconds each player had left when `since` began. */
  readonly left: readonly [number, number];
  /** Whose time runs, from when on; null = it stands. */
  readonly running: { readonly player: Player; readonly since: number } | null;
  /** Stopped by hand: it goes on by hand. */
  readonly paused: boolean;
}

/** A clock as it was kept. */
export const clockChecker: Checker<Clock> = fields<Clock>({
  left: pair(number(0, LATEST)), running: nullable(fields<NonNullable<Clock['running']>>({ player, since: number(0, LATEST) })), paused: bool,
});

const MINUTE = 60_000;

export const startClock = (minutes: number): Clock => ({ left: [minutes * MINUTE, minutes * MINUTE], running: null, paused: false });

/** What a player has left at a time of day, never below 0. */
export function timeLeft({ left, running }: Clock, player: Player, now: number): number {
  const spent = running?.player === player ? Math.max(0, now - running.since) : 0;
  return Math.max(0, left[player] - spent);
}

/** From now on this player's time runs; null = nobody's. */
export function clockFor(clock: Clock, player: Player | null, now: number): Clock {
  const left: Clock['left'] = [timeLeft(clock, 0, now), timeLeft(clock, 1, now)];
  return { ...clock, left, running: player === null || clock.paused ? null : { player, since: now } };
}

export const pauseClock = (clock: Clock, now: number): Clock => ({ ...clockFor(clock, null, now), paused: true });

export const resumeClock = (clock: Clock, player: Player | null, now: number): Clock => clockFor({ ...clock, paused: false }, player, now);

/** `12:05`, `1:02:09`; seconds begun count. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
