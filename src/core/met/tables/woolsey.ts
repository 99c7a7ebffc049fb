/**
 * Woolsey: from Inside Backgammon, March–April 1992; 15 points.
 *
 * Copyright (C) 1992 Kit Woolsey. Transcribed for GNU Backgammon by Joern Thyssen.
 * Transcribed here from GNU Backgammon's woolsey.xml, whose notice says:
 *
 * Copying and distribution of this file, with or without modification, are permitted in any medium without royalty provided
 * the copyright notice and this notice are preserved. This file is offered as-is, without any warranty.
 */
import { metFromTriangle, type MatchEquityTable } from '../table.ts';

// prettier-ignore
export const WOOLSEY: MatchEquityTable = metFromTriangle({ id: 'woolsey', name: 'Woolsey' }, [
  [0.7, 0.75, 0.83, 0.85, 0.9, 0.91, 0.94, 0.95, 0.97, 0.97, 0.98, 0.98, 0.99, 0.99],
  [0.6, 0.68, 0.75, 0.81, 0.85, 0.88, 0.91, 0.93, 0.94, 0.95, 0.96, 0.97, 0.98],
  [0.59, 0.66, 0.71, 0.76, 0.8, 0.84, 0.87, 0.9, 0.92, 0.94, 0.95, 0.96],
  [0.58, 0.64, 0.7, 0.75, 0.79, 0.83, 0.86, 0.88, 0.9, 0.92, 0.93],
  [0.57, 0.63, 0.68, 0.73, 0.77, 0.81, 0.84, 0.87, 0.89, 0.9],
  [0.56, 0.62, 0.67, 0.72, 0.76, 0.79, 0.82, 0.85, 0.87],
  [0.56, 0.61, 0.66, 0.7, 0.74, 0.78, 0.81, 0.84],
  [0.55, 0.6, 0.65, 0.69, 0.73, 0.77, 0.8],
  [0.55, 0.6, 0.64, 0.68, 0.72, 0.76],
  [0.55, 0.6, 0.64, 0.68, 0.71],
  [0.55, 0.59, 0.63, 0.67],
  [0.54, 0.58, 0.62],
  [0.54, 0.58],
  [0.54],
], [0.5, 0.485, 0.3, 0.296, 0.18, 0.18, 0.1, 0.1, 0.06, 0.06, 0.04, 0.04, 0.02, 0.02, 0.01]);
