/** Every language says everything English says, about the same facts, in its own letters. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CUBE_REFUSALS } from '../core/game-cube.ts';
import { GAME_PHASES } from '../core/game-state.ts';
import type { ShelfWords } from './en/shelf.ts';
import { LANGUAGES, loadTexts, type Language } from './index.ts';

type Say = (...facts: unknown[]) => unknown;

/** Facts that choose among sentences, by text: all that there are. Every other fact is a number. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'errors.action_phase': { phase: GAME_PHASES },
  'errors.cube_refused': { reason: CUBE_REFUSALS },
  'errors.store_unavailable': { reason: ['VersionError', 'BlockedError', 'NotAllowedError'] },
  'errors.backup_malformed': { reason: ['not_backup', 'newer', 'cut_off', 'entry'] },
  'errors.match_options': { option: ['length', 'players', 'cap', 'preset', 'scoring', 'another'] },
  'errors.record_malformed': { wanted: ['boolean', 'object', 'text', 'integer', 'number', 'list', 'choice', 'other'] },
  'errors.puzzles_malformed': { wanted: ['boolean', 'object', 'text', 'integer', 'number', 'list', 'choice', 'other'] },
  'errors.lesson_malformed': { wanted: ['boolean', 'object', 'text', 'integer', 'number', 'list', 'choice', 'other'] },
  'errors.lesson_position': { reason: ['text_unknown', 'xgid_board', 'position_both_done'] },
  'errors.search_malformed': { wanted: ['boolean', 'object', 'text', 'integer', 'number', 'list', 'choice', 'other'] },
  'errors.cube_no_decision': { phase: ['play', 'beaver', 'raccoon', 'over'] },
  'errors.long_id_malformed': { field: ['length', 'preset', 'rules', 'board', 'phase', 'dice', 'cube', 'score', 'rest'] },
  'errors.diagram_differs': { of: ['pips', 'off'] },
  'errors.engine_cannot': { game: ['short', 'long'] },
};
const NUMBERS = [0, 1, 2, 5, 21];
/** Enough for each number and each choice. */
const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * A fact that can be a number, a text or an object of facts, and notes by its path what of it was said:
 * a sentence that forgets a fact reads fewer paths.
 */
function makeFact(round: number, path: string, choices: Readonly<Record<string, readonly string[]>>, said: Set<string>): unknown {
  return new Proxy({}, {
    get(_target, key) {
      if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf') {
        said.add(path);
        return () => NUMBERS[round % NUMBERS.length];
      }
      if (typeof key === 'symbol') return undefined;
      const choice = choices[key];
      if (choice === undefined) return makeFact(round, `${path}.${key}`, choices, said);
      said.add(`${path}.${key}`);
      return choice[round % choice.length];
    },
  });
}

/** Leaves of a tree of texts, by path. */
function leaves(tree: unknown, path: string): [path: string, leaf: string | Say][] {
  if (typeof tree === 'string' || typeof tree === 'function') return [[path, tree as string | Say]];
  return Object.entries(tree as object).flatMap(([key, branch]) => leaves(branch, path ? `${path}.${key}` : key));
}

/** The text at a path in some round, and which facts it says. */
function say(language: Language, path: string, round: number): { readonly text: string; readonly said: ReadonlySet<string> } {
  const leaf = trees[language].get(path);
  const said = new Set<string>();
  return { text: typeof leaf === 'string' ? leaf : String(leaf?.(...[0, 1, 2, 3, 4, 5].map((at) => makeFact(round, `${at}`, CHOICES[path] ?? {}, said)))), said };
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** Texts that come with the code that shows them. */
const shelfTexts: Readonly<Record<Language, () => Promise<ShelfWords>>> = {
  en: async () => (await import('./en/shelf.ts')).shelf, ru: async () => (await import('./ru/shelf.ts')).shelf, uz: async () => (await import('./uz/shelf.ts')).shelf, az: async () => (await import('./az/shelf.ts')).shelf,
};
const trees = {} as Record<Language, ReadonlyMap<string, string | Say>>;
beforeAll(async () => {
  for (const language of LANGUAGES) trees[language] = new Map([...leaves(await loadTexts(language), ''), ...leaves(await shelfTexts[language](), 'shelf')]);
});

/** Every text of a language, for small and large numbers and every choice. */
const everyText = (language: Language): [path: string, text: string][] =>
  [...trees[language].keys()].flatMap((path) => [...new Set(ROUNDS.map((round) => say(language, path, round).text))].map((text): [string, string] => [path, text]));

describe.each(OTHERS)('%s', (language) => {
  it('has the texts English has, no fewer and no more', () => {
    expect([...trees[language].keys()].sort()).toEqual([...trees.en.keys()].sort());
  });

  it('says something wherever English does, and never “undefined”', () => {
    for (const path of trees.en.keys()) {
      for (const round of ROUNDS) {
        const { text } = say(language, path, round);
        expect(text, path).not.toMatch(/undefined|NaN|\[object/);
        if (say('en', path, round).text !== '') expect(text, path).not.toBe('');
      }
    }
  });

  it('leaves out no fact that English tells', () => {
    const forgotten = [...trees.en.keys()].flatMap((path) => ROUNDS.flatMap((round) => {
      const { said } = say(language, path, round);
      return [...say('en', path, round).said].filter((fact) => !said.has(fact)).map((fact) => `${path}: ${fact}`);
    }));
    expect([...new Set(forgotten)]).toEqual([]);
  });
});

/** Names, formats and what is typed: the same in every language. */
const NOT_WORDS = /nardscope[- \w]*|GNU Backgammon|eXtreme Gammon|Backgammon Circle|GNUbg|XGID|NARDEON|Uzun Tavla Arena|Moscow Open|Crawford|Jacoby|--\S+|“.*?”|«.*?»|\w+=\S+|docs\/\w+\.md|LN1-|kazaross-xg2/gi;
const ENGLISH = /(?<!\p{L})(the|is|are|of|not|and|with|for|from|no|must|cannot|checkers?|dice|die|roll|points?|game|move|plays?|board|turn|player|error|position|double|takes?|drops?|rules?|next|head|home|score)(?![\p{L}ʻʼ])/iu;
/** What every language leaves in English: words of the command line and of file formats. */
const isCommand = (path: string): boolean => /^cli\.usage|^cli\.help\.(more|options\.(anyId|plies|stage|estimates|numbering|shard))|^errors\.(batch_entry|rules_malformed|side_malformed|record_malformed|puzzles_malformed|search_malformed)|^library\.exportName|^shelf\.filter\.scoreHelp/.test(path);

describe('nothing is left in English', () => {
  it.each(['uz', 'az'] as const)('%s', (language) => {
    expect(everyText(language).filter(([path, text]) => !isCommand(path) && ENGLISH.test(text.replace(NOT_WORDS, '')))).toEqual([]);
  });

  it('ru: Latin letters are names and formats', () => {
    const names = /\b(Anki|HTML|iframe|JSON|XML|EMG|PR|ID|SHA|Ctrl|C|Enter|Escape|Delete|Galaxy|Heroes|mat|txt|net|https|N|n|p|a|f|u|true|false|bar|LANG|match|analyze|boards?|point|X|O)\b/g;
    expect(everyText('ru').filter(([path, text]) => !isCommand(path) && /[a-z]/i.test(text.replace(NOT_WORDS, '').replace(names, '')))).toEqual([]);
  });
});

describe('letters', () => {
  it('Uzbek has oʻ and gʻ with the turned comma, the tutuq sign elsewhere, and no typed apostrophe', () => {
    const wrong = /[a-z]['’‘`]|(?<![og])ʻ|[og]ʼ/i;
    expect(everyText('uz').filter(([, text]) => wrong.test(text))).toEqual([]);
    expect(everyText('uz').some(([, text]) => /oʻ/.test(text))).toBe(true);
  });

  it('Azerbaijani has its own ə, and no letters of Russian', () => {
    expect(everyText('az').filter(([, text]) => /[а-яё]/i.test(text))).toEqual([]);
    expect(everyText('az').filter(([, text]) => /ə/.test(text)).length).toBeGreaterThan(100);
  });
});

/** One word a concept, as players of each language say it. A stem, since endings change. */
const TERMS: readonly [concept: string, path: string, words: Readonly<Record<Exclude<Language, 'en'>, RegExp>>][] = [
  ['short nard', 'play.form.games.short', { ru: /^Короткие нарды$/, uz: /^Qisqa nard$/, az: /^Qısa nərd$/ }],
  ['long nard', 'play.form.games.long', { ru: /^Длинные нарды$/, uz: /^Uzun nard$/, az: /^Uzun nərd$/ }],
  ['head', 'rules.refusals.head_once', { ru: /^Голова: /, uz: /^Bosh: /, az: /^Baş: / }],
  ['point', 'rules.refusals.point_closed', { ru: /пункт/i, uz: /katak/, az: /xana/ }],
  ['home', 'rules.refusals.wrong_way', { ru: /дому/, uz: /uyi/, az: /evinə/ }],
  ['checker', 'rules.refusals.wrong_way', { ru: /^Фишки/, uz: /^Toshlar/, az: /^Daşlar/ }],
  ['bar', 'rules.refusals.bar_first', { ru: /бара/, uz: /bar/, az: /bar/ }],
  ['dice', 'app.analyse.dice', { ru: /^Кости$/, uz: /^Zarlar$/, az: /^Zərlər$/ }],
  ['roll', 'play.status.roll', { ru: /бросок/, uz: /tashlash/, az: /atış/ }],
  ['last throw', 'play.form.lastThrow', { ru: /^Последний бросок$/, uz: /^Oxirgi tashlash$/, az: /^Son atış$/ }],
  ['double of the dice', 'rules.refusals.most_steps', { ru: /^Дубль/, uz: /^Dubl/, az: /^Qoşa/ }],
  ['play', 'board.list.play', { ru: /^Ход$/, uz: /^Yurish$/, az: /^Gediş$/ }],
  ['block', 'play.form.presets.classic_b_home.name', { ru: /блок/, uz: /blok/, az: /hasar/ }],
  ['bear off', 'play.form.custom.bearoff', { ru: /^Снятие с доски$/, uz: /^Toshlarni chiqarish$/, az: /^Daşları çıxarmaq$/ }],
  ['doubling cube', 'play.form.cube', { ru: /^Дабл-куб$/, uz: /^Ikkilantirish kubi$/, az: /^İkiqatlama kubu$/ }],
  ['take', 'play.actions.take', { ru: /^Принять$/, uz: /^Qabul qilish$/, az: /^Qəbul et$/ }],
  ['drop', 'play.actions.drop', { ru: /^Пас/, uz: /^Rad etish/, az: /^İmtina et/ }],
  ['single win in long nard', 'play.winKinds.long.single', { ru: /^оин$/, uz: /^oyin$/, az: /^oyin$/ }],
  ['mars', 'play.winKinds.long.gammon', { ru: /^марс$/, uz: /^mars$/, az: /^mars$/ }],
  ['koks', 'play.winKinds.long.backgammon', { ru: /^кокс$/, uz: /^koks$/, az: /^koks$/ }],
  ['home mars', 'play.winKinds.long.home_mars', { ru: /^домашний марс$/, uz: /^uy marsi$/, az: /^ev marsı$/ }],
  ['gammon', 'play.winKinds.short.gammon', { ru: /^гэммон$/, uz: /^gammon$/, az: /^gammon$/ }],
  ['backgammon', 'play.winKinds.short.backgammon', { ru: /^бэкгэммон$/, uz: /^backgammon$/, az: /^backgammon$/ }],
  ['match', 'app.analyse.match', { ru: /^Матч$/, uz: /^Match$/, az: /^Matç$/ }],
  ['point of the score', 'play.form.lengthPoints', { ru: /^Очки$/, uz: /^Ochkolar$/, az: /^Xallar$/ }],
  ['Crawford game', 'play.crawford', { ru: /^Партия Кроуфорда$/, uz: /^Crawford oʻyini$/, az: /^Krouford oyunu$/ }],
  ['Jacoby rule', 'play.form.jacoby', { ru: /^Правило Якоби$/, uz: /^Jacoby qoidasi$/, az: /^Yakobi qaydası$/ }],
  ['chouette', 'chouette.title', { ru: /^Шуэт$/, uz: /^Chouette$/, az: /^Şuet$/ }],
  ['box', 'chouette.box', { ru: /^Ящик$/, uz: /^Quti$/, az: /^Qutu$/ }],
  ['captain', 'chouette.captain', { ru: /^Капитан$/, uz: /^Kapitan$/, az: /^Kapitan$/ }],
];

describe('terms', () => {
  it.each(TERMS)('%s', (_concept, path, words) => {
    for (const language of OTHERS) expect(say(language, path, 2).text, language).toMatch(words[language as keyof typeof words]);
  });
});
