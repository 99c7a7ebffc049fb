/** English texts: library. */
export const library = {};
