/** English: training – what is said beyond decks and questions. */
import { countedIn } from '../plural.ts';

const puzzles = countedIn('en')({ one: 'puzzle', other: 'puzzles' });
const were = countedIn('en')({ one: 'puzzle was', other: 'puzzles were' });
const stays = countedIn('en')({ one: 'puzzle stays, being', other: 'puzzles stay, being' });

export const training = {
  rests: 'This puzzle is not asked any more.',
  restingCount: (n: number) => `Puzzles that are not asked any more: ${n}`,
  wake: 'Ask again',
  wrongNumber: (most: number) => `A number from 0 to ${most}.`,
  /** What judged a play that the ranking did not; `missing`: the match equities of the ranking, where they are not here. */
  judged: (by: string, missing: string | null) => `Your play had not been looked at this deep; it was judged now: ${by}.${missing === null ? '' : ` The ranking’s own table, ${missing}, is not on this device.`}`,
  /** `known`: puzzles of the set that were here before. */
  imported: (title: string, added: number, known: number) => `${puzzles(added)} added from “${title}”${known === 0 ? '' : `; ${were(known)} here already`}.`,
  deleteDeck: (name: string) => `Delete the deck: ${name}`,
  /** `stay`: puzzles that a tag or a search has as well; `tagged`: those that had been there too and are gone. */
  deckDeleted: (name: string, { gone, stay, tagged }: { gone: number; stay: number; tagged: number }) =>
    `“${name}”: ${puzzles(gone)} deleted${tagged === 0 ? '' : `, ${tagged} of them from decks by tag or search too`}.${stay === 0 ? '' : ` ${stays(stay)} under a tag or a search as well: delete that deck first.`}`,
  tagDeleted: (name: string) => `The deck “${name}” is deleted; its puzzles stay in their other decks.`,
  deckRestored: (name: string) => `“${name}” is back.`,
};

export type TrainingWords = typeof training;
