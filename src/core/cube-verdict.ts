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
