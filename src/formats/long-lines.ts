/** What a single line of a long nard text is, rows apart. Every pattern is anchored or bounded, so that reading is linear in the text. */
import type { GameRecord } from '../core/record.ts';
import { WIN_KINDS, type WinKind } from '../core/scoring.ts';
import type { Player } from '../core/situation.ts';

export const SIGNATURE = /^(?:nardscope )?long nard(?: (\d{1,4}))?$/i;
/** Words of the game's own for the kinds of a win, in the order of WIN_KINDS. */
export const WIN_WORDS = ['oyin', 'mars', 'koks', 'home mars'] as const;

/** `2`, `0.5`, `1,5`, `½`, `1½`. */
const NUMBER = String.raw`(?:\d{1,9}(?:[.,][05]|½)?|½)`;
const GAME = new RegExp(String.raw`^game {1,4}(\d{1,6})\b[ :,(]{0,6}(?:(${NUMBER}) {0,4}[-–:] {0,4}(${NUMBER}))?[ )]{0,4}$`, 'i');
const WINS = new RegExp(String.raw`^(white|left|black|red|right) {1,4}w[io]ns?\b:?(?: {1,4}(\d{1,9})(?: {0,4}points?)?)?(?: {0,4}[(,]? {0,2}\b(oyin|oin|mars|koks|kola|home mars)\b\)?)?(?: and the match)?[ .!]{0,4}$`, 'i');
const DRAW = new RegExp(String.raw`^draw\b[ :,(]{0,6}(${NUMBER})?(?: {0,4}points?)?(?: {0,4}each)?[ .)]{0,4}$`, 'i');
const FIELD = /^([^\s:;#|[\d][^:|[]{0,39}?) {0,4}: {0,4}(.*)$/s;
const TAG = /^\[([^\s"[\]][^"[\]]{0,39}?)? {0,4}"(.*)"\]$/s;

export type LongLine =
  | { readonly kind: 'blank' | 'signature' | 'row' }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'tag' | 'field'; readonly key: string; readonly value: string }
  | { readonly kind: 'game'; readonly number: number; readonly points: GameRecord['points'] | null }
  | { readonly kind: 'wins'; readonly winner: Player; readonly points: number | null; readonly win: WinKind | null }
  | { readonly kind: 'draw'; readonly points: number | null };

const numberOf = (text: string): number => (text.endsWith('½') ? Number(text.slice(0, -1) || 0) + 0.5 : Number(text.replace(',', '.')));

const winOf = (word: string | undefined): WinKind | null => {
  const at = WIN_WORDS.indexOf((word?.toLowerCase().replace('oin', 'oyin').replace('kola', 'koks') ?? '') as (typeof WIN_WORDS)[number]);
  return WIN_KINDS[at] ?? null;
};

/** The line's kind; fields are looked for only in the head, where rows cannot stand. */
export function parseLongLine(line: string, inHead: boolean): LongLine {
  const text = line.trim();
  if (text === '') return { kind: 'blank' };
  if (text.startsWith(';') || text.startsWith('#')) return { kind: 'comment', text: text.slice(1).replace(/^ /, '') };
  const game = GAME.exec(text);
  if (game) return { kind: 'game', number: Number(game[1]), points: game[2] && game[3] ? [numberOf(game[2]), numberOf(game[3])] : null };
  if (inHead) {
    const tag = TAG.exec(text);
    if (tag) return { kind: 'tag', key: tag[1] ?? '', value: tag[2]! };
    if (SIGNATURE.test(text)) return { kind: 'signature' };
    const field = FIELD.exec(text);
    return field ? { kind: 'field', key: field[1]!.trim(), value: field[2]!.trim() } : { kind: 'row' };
  }
  const wins = WINS.exec(text);
  if (wins) return { kind: 'wins', winner: /^[wl]/i.test(wins[1]!) ? 0 : 1, points: wins[2] === undefined ? null : Number(wins[2]), win: winOf(wins[3]) };
  const draw = DRAW.exec(text);
  if (draw) return { kind: 'draw', points: draw[1] === undefined ? null : numberOf(draw[1]) };
  const start = /^start\b/i.test(text) ? FIELD.exec(text) : null;
  return start ? { kind: 'field', key: 'start', value: start[2]!.trim() } : { kind: 'row' };
}
