/** How the parts of a board's picture look: one text for the element (custom properties) and for pictures that leave the page (plain colours). */
import { FONTS } from '../shared/fonts.ts';
import type { BoardColour } from './board-colours.ts';

export function boardStyle(colour: (name: BoardColour) => string): string {
  const arrows = (['plain', 'good', 'doubtful', 'error', 'blunder'] as const)
    .map((tone) => `.arrow-${tone} { fill: ${colour(`arrow-${tone}`)}; }`).join('\n');
  const tint = (name: 'light' | 'dark'): string => `
.${name} .checker-body, .slab.${name}, .${name} .turn-body { fill: ${colour(`checker-${name}`)}; stroke: ${colour(`checker-${name}-rim`)}; }
.${name} .checker-groove { stroke: ${colour(`checker-${name}-rim`)}; }
.${name} .checker-count { fill: ${colour(`checker-${name}-ink`)}; stroke: ${colour(`checker-${name}`)}; }
.${name} .die-body { fill: ${colour(`checker-${name}`)}; stroke: ${colour(`checker-${name}-rim`)}; }
.${name} .die-pip { fill: ${colour(`checker-${name}-ink`)}; }
.${name} .turn-arrow { stroke: ${colour(`checker-${name}-ink`)}; }`;
  return `
.frame-edge { fill: ${colour('board-frame-edge')}; }
.frame, .bar { fill: ${colour('board-frame')}; }
.rail { fill: ${colour('board-rail')}; }
.inlay { fill: ${colour('board-inlay')}; }
.field { fill: ${colour('board-field')}; }
.point-a { fill: ${colour('board-point-a')}; }
.point-b { fill: ${colour('board-point-b')}; }
.star { fill: none; stroke: ${colour('board-inlay')}; stroke-width: 2; }
text { font-family: ${FONTS}; font-variant-numeric: tabular-nums; text-anchor: middle; dominant-baseline: central; }
.number { fill: ${colour('board-label-muted')}; font-size: 22px; font-weight: 500; }
.pips { fill: ${colour('board-label')}; font-size: 25px; font-weight: 650; }
.score { fill: ${colour('board-label')}; font-size: 22px; font-weight: 600; }
.checker-shadow, .die-shadow { fill: #000; opacity: 0.26; }
.checker-body { stroke-width: 2.5; }
.checker-groove { fill: none; stroke-width: 2; opacity: 0.55; }
.checker-count { font-size: 27px; font-weight: 700; stroke-width: 7; paint-order: stroke; stroke-linejoin: round; }
.slab { stroke-width: 2; }
.die-body { stroke-width: 2; }
.die.used { opacity: 0.38; }
.cube-body { fill: ${colour('cube-face')}; stroke: ${colour('board-inlay')}; stroke-width: 3; }
.cube-value { fill: ${colour('cube-ink')}; font-size: 30px; font-weight: 700; }
.cube-value.long { font-size: 23px; }
.turn-body { stroke-width: 2; }
.turn-arrow { fill: none; stroke-width: 3.5; stroke-linecap: round; stroke-linejoin: round; }
.arrow-shape { stroke: #fffaf0; stroke-width: 2.5; stroke-linejoin: round; paint-order: stroke; opacity: 0.93; }
${arrows}
${tint('light')}
${tint('dark')}
`;
}
