/**
 * Cards as an Anki package (`.apkg`): a zip of an SQLite database in the layout of schema 11, which every Anki reads, and its media.
 * SQLite comes from outside, since only whoever makes a package has it loaded.
 */
import { zipSync } from 'fflate';
import type { SqlJsStatic } from 'sql.js';

export interface AnkiCard {
  /** The same card has the same id in every package: Anki takes it for the same note and keeps what it knows of it. */
  readonly id: string;
  readonly question: string;
  /** An SVG document. */
  readonly board: string;
  readonly options: readonly string[];
  readonly best: string;
  readonly rows: readonly { readonly text: string; readonly equity: string; readonly loss: string }[];
  readonly note: string;
  /** The evaluator, the match, the position. */
  readonly about: readonly string[];
  readonly tags: readonly string[];
}

export interface AnkiDeck {
  /** `::` parts levels. */
  readonly name: string;
  readonly cards: readonly AnkiCard[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What makes packages, wherever it runs. */
export interface AnkiMaker {
  make(deck: AnkiDeck): Promise<Uint8Array>;
}

const FIELDS = ['Question', 'Board', 'Options', 'Answer', 'Ranking', 'Note', 'About'] as const;
/** Made up once: packages share one note type. */
const MODEL = 1_733_000_000_117;
const MODEL_NAME = 'Nardscope';
/** Anki parts a note's fields by it. */
const BETWEEN = '\x1f';
const FRONT = '<div class="question">{{Question}}</div>{{Board}}{{Options}}';
const BACK = '{{FrontSide}}<hr id="answer"><div class="best">{{Answer}}</div>{{Ranking}}<div class="note">{{Note}}</div><div class="about">{{About}}</div>';
const CSS = `.card { font-family: system-ui, sans-serif; font-size: 18px; text-align: center; }
.card img { max-width: 100%; max-height: 60vh; }
.card ol { display: inline-block; text-align: left; list-style: upper-alpha; }
.best { font-weight: bold; }
.card table { margin: 12px auto; border-collapse: collapse; } .card td { padding: 2px 10px; text-align: right; } .card td:first-child { text-align: left; }
.note { white-space: pre-wrap; } .about { font-size: 12px; opacity: 0.7; overflow-wrap: anywhere; }`;

const SCHEMA = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn); create index ix_notes_csum on notes (csum);
create index ix_cards_usn on cards (usn); create index ix_cards_nid on cards (nid); create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_usn on revlog (usn); create index ix_revlog_cid on revlog (cid);`;

/** Fields are HTML; names and notes are anybody's. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll(BETWEEN, ' ');
/** Tags are parted by blanks. */
const tagText = (tags: readonly string[]): string => (tags.length === 0 ? '' : ` ${tags.map((tag) => escaped(tag.trim().replace(/\s+/g, '_'))).join(' ')} `);

const pictureName = ({ id }: AnkiCard): string => `nardscope-${id}.svg`;
const cell = (text: string): string => (text ? `<td>${escaped(text)}</td>` : '');

const fieldsOf = (card: AnkiCard): readonly string[] => [
  escaped(card.question), `<img src="${pictureName(card)}" alt="">`,
  card.options.length === 0 ? '' : `<ol>${card.options.map((option) => `<li>${escaped(option)}</li>`).join('')}</ol>`,
  escaped(card.best), `<table>${card.rows.map(({ text, equity, loss }) => `<tr>${cell(text)}${cell(equity)}${cell(loss)}</tr>`).join('')}</table>`,
  escaped(card.note), card.about.map(escaped).join('<br>'),
];

/** By the name, so that the same deck is the same one in every package: 13 digits, as Anki's own have. */
function deckNumber(name: string): number {
  let hash = 7;
  for (let at = 0; at < name.length; at++) hash = (hash * 31 + name.charCodeAt(at)) % 1e11;
  return 1.5e12 + hash;
}

const plainDeck = (id: number, name: string, seconds: number): object => ({
  id, name, mod: seconds, usn: -1, desc: '', dyn: 0, conf: 1, collapsed: false, browserCollapsed: false, extendNew: 10, extendRev: 50, newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0],
});

function head({ name }: AnkiDeck, seconds: number): readonly string[] {
  const id = deckNumber(name);
  const model = {
    id: MODEL, name: MODEL_NAME, type: 0, mod: seconds, usn: -1, sortf: 0, did: id, tags: [], vers: [], css: CSS, req: [[0, 'any', [0, 1]]],
    latexPre: '', latexPost: '',
    flds: FIELDS.map((field, ord) => ({ name: field, ord, sticky: false, rtl: false, font: 'Arial', size: 18, media: [] })),
    tmpls: [{ name: 'Puzzle', ord: 0, qfmt: FRONT, afmt: BACK, bqfmt: '', bafmt: '', did: null }],
  };
  const options = {
    id: 1, name: 'Default', mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true, dyn: false,
    new: { delays: [1, 10], ints: [1, 4, 0], initialFactor: 2500, order: 1, perDay: 20, bury: false, separate: true },
    rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, minSpace: 1, ivlFct: 1, maxIvl: 36500, bury: false, hardFactor: 1.2 },
    lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 1 },
  };
  const collection = { nextPos: 1, estTimes: true, activeDecks: [id], sortType: 'noteFld', timeLim: 0, sortBackwards: false, addToCur: true, curDeck: id, newSpread: 0, dueCounts: true, curModel: String(MODEL), collapseTime: 1200 };
  return [collection, { [MODEL]: model }, { 1: plainDeck(1, 'Default', seconds), [id]: plainDeck(id, name, seconds) }, { 1: options }, {}].map((part) => JSON.stringify(part));
}

/** First eight digits of the SHA-1 of the first field, which Anki looks for twins by; it makes them itself where they are missing. */
async function checksum(text: string): Promise<number> {
  // Pages that came without https have no hashes.
  if (!globalThis.crypto.subtle) return 0;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return new DataView(bytes.buffer).getUint32(0);
}

async function makeCollection(sql: SqlJsStatic, deck: AnkiDeck): Promise<Uint8Array> {
  const seconds = Math.floor(deck.now / 1000);
  const database = new sql.Database();
  try {
    database.run(SCHEMA);
    database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [seconds, deck.now, deck.now, ...head(deck, seconds)]);
    const note = database.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)');
    const card = database.prepare("insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')");
    database.run('begin');
    for (const [at, each] of deck.cards.entries()) {
      const texts = fieldsOf(each);
      note.run([deck.now + at, `nardscope-${each.id}`, MODEL, seconds, tagText(each.tags), texts.join(BETWEEN), texts[0]!, await checksum(texts[0]!), '']);
      card.run([deck.now + at, deck.now + at, deckNumber(deck.name), seconds, at + 1]);
    }
    database.run('commit');
    note.free();
    card.free();
    return database.export();
  } finally {
    database.close();
  }
}

/** A package of one deck, its cards new. */
export async function makeAnkiPackage(sql: SqlJsStatic, deck: AnkiDeck): Promise<Uint8Array> {
  const text = new TextEncoder();
  const media = Object.fromEntries(deck.cards.map((card, at) => [String(at), pictureName(card)]));
  const pictures = Object.fromEntries(deck.cards.map((card, at) => [String(at), text.encode(card.board)]));
  return zipSync({ 'collection.anki2': await makeCollection(sql, deck), media: text.encode(JSON.stringify(media)), ...pictures });
}
