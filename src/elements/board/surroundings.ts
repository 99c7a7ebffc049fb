/** What whoever defines the board hands to it: words, readers of IDs, rule books. The board itself loads nothing. */
import type { Game, PresetRef } from '../../core/games.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { LegalPlay, RuleBook } from '../../core/rule-book.ts';
import type { IdFormat, MakeId, ParseId } from '../../formats/id-format.ts';
import type { BoardWords } from '../../i18n/en/board-words.ts';
import type { EditWords } from '../../i18n/en/edit-words.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Watch } from '../shared/watch-controller.ts';

/** There already, or on its way. */
export type Later<T> = T | Promise<T>;

export const after = <T, R>(later: Later<T>, go: (value: T) => R): Later<R> => (later instanceof Promise ? later.then(go) : go(later));

/** A rule book that may have to fetch what is seldom asked: why a step is refused, and which play a spelling means. */
export interface BoardRules extends Omit<RuleBook, 'refusal' | 'find'> {
  refusal(...question: Parameters<RuleBook['refusal']>): Later<Refusal | null>;
  find(...question: Parameters<RuleBook['find']>): Later<LegalPlay | null>;
}

/** Sentences that are seldom needed: what is wrong, and which rule is against a step. */
export type Sentences = Pick<Texts, 'errors' | 'rules'>;

export interface Surroundings {
  /** In the language of the page, or of a part of it; read at each drawing. */
  words(host: Element): BoardWords;
  /** Of the editor. */
  editWords(host: Element): Later<EditWords>;
  sentences(host: Element): Later<Sentences>;
  /** Calls back when other words are there. */
  readonly watch: Watch;
  parser(format: IdFormat): Later<ParseId>;
  maker(format: IdFormat): Later<MakeId>;
  /** null = each board is given its rule book as a property. */
  readonly rules: ((game: Game, preset: PresetRef | null) => Promise<BoardRules>) | null;
}
