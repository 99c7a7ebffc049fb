/** Expected failures of match equity tables and cube questions. */
export const CUBE_ERROR_CODES = ['xml_malformed', 'met_malformed', 'met_unequal', 'met_too_short', 'cube_no_decision', 'cube_above_cap'] as const;
export type CubeErrorCode = (typeof CUBE_ERROR_CODES)[number];
