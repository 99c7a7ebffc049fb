/** English texts: board. */
export const board = {};
