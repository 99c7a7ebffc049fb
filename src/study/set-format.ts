/** By what a set of puzzles is told from other files. */
export const SET_FORMAT = 'nardscope-puzzles';

/** Whether the beginning of a JSON text is that of a set, right or wrong in what follows: the first `format` that it names is this one. */
export const looksLikeSet = (head: string): boolean => /^\uFEFF?\s*\{/.test(head) && /"format"\s*:\s*"([^"]*)"/.exec(head)?.[1] === SET_FORMAT;
