/** What people say of a cube decision, as codes. */

/** `no_cube`: the side to roll may not double, or could not gain by it; `too_good`: it rolls on for the gammon. */
export const CUBE_ACTIONS = ['no_cube', 'no_double', 'double', 'too_good'] as const;
export type CubeAction = (typeof CUBE_ACTIONS)[number];
export const CUBE_REPLIES = ['take', 'pass', 'beaver'] as const;
export type CubeReply = (typeof CUBE_REPLIES)[number];

export interface CubeVerdict {
  readonly action: CubeAction;
  /** To a double, made or not; null where there can be none. */
  readonly reply: CubeReply | null;
  /** The side to roll owns the cube: a double is a redouble. */
  readonly redouble: boolean;
  /** Doubling and not doubling come to the same. */
  readonly optional: boolean;
}

/** Of the side to roll, all in one measure; null where it may not double, or beavers are not played. */
export interface CubeEquities {
  /** As if nobody ever doubled, with the cube's value. */
  readonly cubeless: number;
  readonly noDouble: number;
  readonly doubleTake: number | null;
  readonly doublePass: number | null;
  readonly doubleBeaver: number | null;
}

/** Outcomes that a decision is between, in the order people name them; a beaver only where it is agreed. */
export const CUBE_LINES = ['noDouble', 'doubleTake', 'doublePass', 'doubleBeaver'] as const satisfies readonly (keyof CubeEquities)[];
export type CubeLine = (typeof CUBE_LINES)[number];

/** A double with its reply. */
export const DOUBLED: Readonly<Record<CubeReply, CubeLine>> = { take: 'doubleTake', pass: 'doublePass', beaver: 'doubleBeaver' };

/** The right action, with the reply the other side owes it. */
export const rightLine = ({ action, reply }: CubeVerdict): CubeLine => (action === 'double' && reply !== null ? DOUBLED[reply] : 'noDouble');

/** Differences below this are none: the exact table is as fine, nets are far coarser. */
export const SAME = 0.0005;

/** The other side's best reply and what is left to the doubler. */
export function bestReply({ doubleTake, doublePass, doubleBeaver }: CubeEquities): { readonly reply: CubeReply; readonly equity: number } | null {
  if (doubleTake === null || doublePass === null) return null;
  const taken = doubleBeaver !== null && doubleBeaver < doubleTake ? { reply: 'beaver' as const, equity: doubleBeaver } : { reply: 'take' as const, equity: doubleTake };
  return taken.equity <= doublePass ? taken : { reply: 'pass', equity: doublePass };
}

/** The verdict by equities in EMG. `redouble`: the side to roll owns the cube. */
export function verdictOf(emg: CubeEquities, redouble: boolean): CubeVerdict {
  const best = bestReply(emg);
  if (!best) return { action: 'no_cube', reply: null, redouble, optional: false };
  const gained = best.equity - emg.noDouble;
  const optional = Math.abs(gained) < SAME;
  const action = gained > 0 || optional ? 'double' : emg.noDouble > emg.doublePass! ? 'too_good' : 'no_double';
  return { action, reply: best.reply, redouble, optional };
}
