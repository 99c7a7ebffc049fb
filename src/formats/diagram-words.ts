/** What stands around a board drawn in text: names, turn, dice, cube, score, and numbers by which the board can be checked. */
import { parseRoll, type Roll } from '../core/dice.ts';
import type { Frame, Half, Mark } from './diagram-frame.ts';

/** null = not said. */
export interface Said {
  readonly turn: Half | null;
  readonly roll: Roll | null;
  /** The cube is offered at this value, to whose turn it is. */
  readonly offered: number | null;
  readonly cube: { readonly value: number; readonly owner: Half | null } | null;
  readonly length: number;
  readonly points: Readonly<Record<Half, number>>;
  readonly crawford: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
  readonly pips: Readonly<Record<Half, number | null>>;
  readonly off: Readonly<Record<Half, number | null>>;
}

/** Who sits in each half: X at the bottom, where nothing says otherwise; null = both names are of one side. */
export function seatsOf({ top, bottom }: Frame['tails']): Readonly<Record<Half, Mark>> | null {
  const [above, below] = [top, bottom].map((tail) => /^\s{0,20}([XO])\s{0,3}:/i.exec(tail)?.[1]?.toUpperCase());
  if (above && above === below) return null;
  return above === 'X' || below === 'O' ? { top: 'X', bottom: 'O' } : { top: 'O', bottom: 'X' };
}

const nameIn = (tail: string): string => /^\s{0,20}[XO]\s{0,3}:\s{0,3}(.{0,80})$/i.exec(tail)?.[1]!.replace(/\s{0,3}\(cube:.*$|\s{1,3}-\s{1,3}score:.*$|\s{2,}\d{1,3}\s*$/i, '').trim() ?? '';

const numberIn = (pattern: RegExp, text: string): number | null => { const found = pattern.exec(text)?.slice(1).find((each) => each !== undefined); return found === undefined ? null : Number(found); };

type Turn = Pick<Said, 'turn' | 'roll' | 'offered'>;

/** Sentences around the board such as “X to play 41”, “Red to move 1-2”, “You rolled 6 2.” in any language: who, words, dice. */
function turnIn(sentences: readonly string[], halfOf: ReadonlyMap<string, Half>): Turn | null {
  for (const sentence of sentences) {
    for (const [who, half] of halfOf) {
      if (!sentence.startsWith(`${who} `)) continue;
      const rest = sentence.slice(who.length + 1);
      const dice = /^\D{1,40}?(?<!\d)([1-6])[- ]?([1-6])\W{0,3}$/.exec(rest);
      const roll = dice ? parseRoll(`${dice[1]}${dice[2]}`) : null;
      if (roll?.ok) return { turn: half, roll: roll.value, offered: null };
      if (/\b(?:to (?:play|move|roll)|on roll)\b/i.test(rest)) return { turn: half, roll: null, offered: null };
    }
  }
  return null;
}

/** “Rolled 52”, “On roll” or an offered cube beside a half of the board. */
function turnBeside(frame: Frame): Turn | null {
  for (const { half, right } of frame.beside) {
    const dice = /\brolled ([1-6]{2})\b/i.exec(right)?.[1];
    const offered = numberIn(/\bcube offered at (\d{1,5})\b/i, right);
    const roll = dice ? parseRoll(dice) : null;
    if (half && (roll?.ok || offered || /\bon roll\b/i.test(right))) return { turn: half, roll: roll?.ok ? roll.value : null, offered };
  }
  return null;
}

/** An arrow in the middle shows the way of whose turn it is: down for the bottom. */
function arrowOf(frame: Frame): Half | null {
  for (const { left, right } of frame.beside) {
    const arrow = /([v^])$/.exec(left)?.[1] ?? /^([v^])(?:\s|$)/.exec(right)?.[1];
    if (arrow) return arrow === 'v' ? 'bottom' : 'top';
  }
  return null;
}

function cubeOf(frame: Frame, sentences: readonly string[], halfOf: ReadonlyMap<string, Half>): Said['cube'] {
  for (const half of ['top', 'bottom'] as const) {
    const value = numberIn(/\(cube: {0,3}(\d{1,5})\)/i, frame.tails[half]);
    if (value !== null) return { value, owner: half };
  }
  for (const sentence of sentences) {
    // “Cube: 2, O own cube”, “Cube: 2 (owned by Ann)”
    const found = /\bcube: {0,3}(\d{1,5})\b(?:,| \(owned by)? {0,2}([^\s,)]{0,40})/i.exec(sentence);
    if (found) return { value: Number(found[1]), owner: halfOf.get(found[2]!) ?? null };
  }
  for (const { half, right } of frame.beside) {
    const value = numberIn(/\(cube: {0,3}(\d{1,5})\)/i, right) ?? numberIn(/^\s{0,12}\| {0,2}(\d{1,4}) {0,2}\|/, right);
    // A cube drawn beside the middle belongs to nobody, whatever its upper face shows.
    if (value !== null) return half ? { value, owner: half } : { value: value === 64 ? 1 : value, owner: null };
  }
  return null;
}

/** Checkers drawn beside the board are borne off. */
function traysOf(frame: Frame, seats: Readonly<Record<Half, Mark>>): Readonly<Record<Half, number | null>> {
  const drawn = { top: 0, bottom: 0 };
  for (const { left, right } of frame.beside) {
    const tray = /^ ?([XO]{1,3})(?:\s|$)/.exec(right)?.[1] ?? /(?:^|\s)([XO]{1,3}) ?$/.exec(left)?.[1];
    if (tray) drawn[tray[0] === seats.top ? 'top' : 'bottom'] += tray.length;
  }
  return { top: drawn.top || null, bottom: drawn.bottom || null };
}

/** All that is said around a board. */
export function readWords(frame: Frame, seats: Readonly<Record<Half, Mark>>): Said {
  const called: readonly (readonly [string, Half])[] = [[seats.top, 'top'], [seats.bottom, 'bottom'], [nameIn(frame.tails.top), 'top'], [nameIn(frame.tails.bottom), 'bottom'], ['You', 'bottom'], ['you', 'bottom']];
  const halfOf = new Map(called.filter(([name]) => name !== ''));
  const sentences = frame.around.flatMap((line) => line.split(/ {2,}|\t/)).map((part) => part.trim());
  const whole = [...frame.around, ...frame.beside.map(({ right }) => right)].join('\n');
  const turn = turnBeside(frame) ?? turnIn(sentences, halfOf);
  const inOrder = <T>(x: T, o: T): Readonly<Record<Half, T>> => (seats.bottom === 'X' ? { top: o, bottom: x } : { top: x, bottom: o });
  // “Pip count  X: 154  O: 158 X-O: 1-0/11”, in every language
  const counted = /X: {0,3}(\d{1,3}) {1,4}O: {0,3}(\d{1,3}) {1,4}X-O: {0,3}(\d{1,4})-(\d{1,4})(?:\/(\d{1,4}))?/.exec(whole);
  const borneOff = /OFF: {0,3}O-(\d{1,2}) {1,3}X-(\d{1,2})/.exec(whole);
  // “Green - 6 Red - 3 in a 7 point match.”
  const besideName = (name: string): number | null => (name === '' ? null : numberIn(/^ - (\d{1,4})\b/, whole.split(name, 2)[1] ?? ''));
  // “Score is X:1 O:0”
  const scored = /\bscore (?:is )?X: ?(\d{1,4}(?:\.5)?) O: ?(\d{1,4}(?:\.5)?)/i.exec(whole);
  const pointsOf = (half: Half): number => numberIn(/\bscore: {0,3}(\d{1,4})\b/i, frame.tails[half]) ?? besideName(nameIn(frame.tails[half]))
    ?? frame.beside.reduce<number | null>((found, each) => found ?? (each.half === half ? numberIn(/(?:^|\s)(\d{1,4}) points?\s*$/, each.right) : null), null) ?? 0;
  const trays = traysOf(frame, seats);
  // “O: 167 pips, 2 off”; “O: Green  137” are pips
  const besideBoard = (half: Half, of: 'pips' | 'off'): number | null => numberIn(of === 'pips' ? /\b(\d{1,3}) pips\b|\S {2,}(\d{1,3})\s*$/ : /\b(\d{1,2}) off\b/, frame.tails[half]);
  const points = counted ? inOrder(Number(counted[3]), Number(counted[4])) : scored ? inOrder(Number(scored[1]), Number(scored[2])) : { top: pointsOf('top'), bottom: pointsOf('bottom') };
  return {
    ...(turn ?? { turn: arrowOf(frame), roll: null, offered: null }),
    cube: cubeOf(frame, sentences, halfOf),
    length: counted ? Number(counted[5] ?? 0) : (numberIn(/(?<!\d)(\d{1,4})[ -](?:points?|pt\.\(s\)) match\b/i, whole) ?? 0),
    points, crawford: /\bcrawford\b/i.test(whole), jacoby: /\bjacoby\b/i.test(whole), beavers: /\bbeavers?\b/i.test(whole),
    pips: counted ? inOrder(Number(counted[1]), Number(counted[2])) : { top: besideBoard('top', 'pips'), bottom: besideBoard('bottom', 'pips') },
    off: borneOff ? inOrder(Number(borneOff[2]), Number(borneOff[1])) : { top: besideBoard('top', 'off') ?? trays.top, bottom: besideBoard('bottom', 'off') ?? trays.bottom },
  };
}
