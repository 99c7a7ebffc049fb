/** A deck as an Anki package, made in a worker of its own that is closed again. Loaded when it is first wanted. */
import { wrap } from 'comlink';
import { texts } from '../../i18n/index.ts';
import type { AnkiMaker } from '../../study/anki.ts';
import { deckId, isInDeck, type Deck } from '../../study/decks.ts';
import { fileName } from '../save-file.ts';
import type { Session } from '../session.ts';
import { makeFaces } from './card-faces.ts';
import type { TrainSession } from './train-session.ts';
import { deckName, deckTitle } from './train-words.ts';

/** The levels of the deck's name as Anki shows them. */
const ankiName = (deck: Deck): string => ['Nardscope', deckName(deck), texts().study.decks.parts[deck.part]].map((part) => part.replaceAll('::', ':')).join('::');

/** Hands the package over, or tells why there is none. */
export async function exportToAnki(session: Session, train: TrainSession, deck: Deck): Promise<void> {
  const { services, settings, notices } = session;
  const stored = [...train.cell.get().shelf.puzzles.values()].filter((puzzle) => isInDeck(puzzle, deck));
  const tags = new Map(stored.map(({ id, puzzle }) => [id, puzzle.tags]));
  const faces = await makeFaces(stored.map(({ puzzle }) => puzzle), settings.get(), services.bookOf);
  const worker = new Worker(new URL('../../../workers/anki.ts', import.meta.url), { type: 'module' });
  try {
    // A worker whose code cannot be had says nothing but that.
    const failed = new Promise<never>((_, reject) => { worker.onerror = () => reject(new Error(deckId(deck))); });
    const cards = faces.map(({ evaluator, source, position, ...face }) => ({ ...face, about: [evaluator, source, position].filter(Boolean), tags: tags.get(face.id) ?? [] }));
    const made = await Promise.race([wrap<AnkiMaker>(worker).make({ name: ankiName(deck), cards, now: services.now() }), failed]);
    services.saveFile(new Blob([made as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }), `${fileName(texts().study.decks.exportName(deckTitle(deck)))}.apkg`);
  } catch {
    notices.show({ kind: 'error', text: texts().study.cards.ankiFailed });
  } finally {
    worker.terminate();
  }
}
