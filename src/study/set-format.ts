/** By what a set of puzzles is told from other files. */
export const SET_FORMAT = 'nardscope-puzzles';

/** By what a lesson is. */
export const LESSON_FORMAT = 'nardscope-lesson';

/** The first `format` that the beginning of a JSON text names, right or wrong in what follows. */
export const formatIn = (head: string): string | undefined => (/^\uFEFF?\s*\{/.test(head) ? /"format"\s*:\s*"([^"]*)"/.exec(head)?.[1] : undefined);
