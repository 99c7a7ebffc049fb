/**
 * Snowie 2.1: 15 points.
 *
 * Copyright (C) 1999 Oasya SA. Transcribed for GNU Backgammon by Joern Thyssen.
 * Transcribed here from GNU Backgammon's snowie.xml, whose notice says:
 *
 * Copying and distribution of this file, with or without modification, are permitted in any medium without royalty provided
 * the copyright notice and this notice are preserved. This file is offered as-is, without any warranty.
 */
import { metFromTriangle, type MatchEquityTable } from '../table.ts';

// prettier-ignore
export const SNOWIE: MatchEquityTable = metFromTriangle({ id: 'snowie', name: 'Snowie 2.1' }, [
  [0.685, 0.748, 0.819, 0.843, 0.891, 0.907, 0.935, 0.944, 0.961, 0.967, 0.977, 0.98, 0.986, 0.988],
  [0.594, 0.664, 0.735, 0.791, 0.832, 0.866, 0.893, 0.916, 0.932, 0.947, 0.957, 0.967, 0.973],
  [0.572, 0.645, 0.707, 0.755, 0.797, 0.832, 0.863, 0.887, 0.908, 0.924, 0.939, 0.95],
  [0.573, 0.637, 0.69, 0.736, 0.777, 0.813, 0.843, 0.868, 0.89, 0.909, 0.924],
  [0.565, 0.621, 0.671, 0.716, 0.757, 0.792, 0.823, 0.849, 0.872, 0.892],
  [0.558, 0.61, 0.659, 0.703, 0.742, 0.777, 0.807, 0.834, 0.857],
  [0.552, 0.603, 0.649, 0.691, 0.729, 0.762, 0.793, 0.82],
  [0.551, 0.598, 0.642, 0.682, 0.718, 0.752, 0.781],
  [0.548, 0.593, 0.634, 0.673, 0.709, 0.741],
  [0.546, 0.588, 0.628, 0.666, 0.7],
  [0.543, 0.584, 0.623, 0.659],
  [0.542, 0.581, 0.618],
  [0.54, 0.578],
  [0.538],
], [0.5, 0.485, 0.315, 0.305, 0.187, 0.181, 0.112, 0.109, 0.067, 0.066, 0.04, 0.04, 0.024, 0.024, 0.01]);
