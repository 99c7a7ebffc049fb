/** One decision in words: who had to do what, and what was done. */
import type { Decision } from '../core/decision.ts';
import { makeRoll } from '../core/dice.ts';
import { pointNames, type Numbering } from '../core/numbering.ts';
import { makePlay } from '../core/play.ts';
import { texts } from '../i18n/index.ts';

/** Value a double would make. */
const doubled = ({ situation }: Decision): number => situation.cube.value * 2;

/** A heading: `Ann to play 31`, `Ann doubles to 2`. */
export function decisionTitle(decision: Decision, name: string): string {
  const words = texts().review;
  switch (decision.kind) {
    case 'move': return decision.situation.roll ? words.toPlay(name, makeRoll(decision.situation.roll)) : words.toRoll(name);
    case 'double': return words.doubles(name, doubled(decision));
    case 'take': return words.takes(name);
    case 'drop': return words.drops(name);
    case 'beaver': return words.beavers(name);
    case 'raccoon': return words.raccoons(name);
    case 'resign': return words.resigns(name);
  }
}

/** A cell of the list of moves: the play, or what was done with the cube. */
export function decisionText(decision: Decision, scheme: Numbering = 'own'): string {
  const words = texts().review;
  switch (decision.kind) {
    case 'move': return decision.played ? makePlay(decision.played, pointNames(scheme, decision.situation.position.game, decision.player)) || words.dance : decision.text.trim() || words.notRecorded;
    case 'double': return words.doublesShort(doubled(decision));
    case 'take': return words.takeShort;
    case 'drop': return words.dropShort;
    case 'beaver': return words.beaverShort;
    case 'raccoon': return words.raccoonShort;
    case 'resign': return words.resignShort;
  }
}
