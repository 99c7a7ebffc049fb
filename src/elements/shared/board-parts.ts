/** Parts of a board inside another element, for styles of the page around: all that `nard-board` has. */
export const BOARD_PARTS =
  'board, point, checker, checker-light, checker-dark, cube, die, arrow, arrow-plain, arrow-good, arrow-doubtful, arrow-error, arrow-blunder, label';
