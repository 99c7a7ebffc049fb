/** One entry that is here and in a backup: what is here stays, what is missing here is taken over. */
import { standAbove, trimMove } from '../analysis/below.ts';
import { isSameMet } from '../analysis/refine-match.ts';
import type { Evaluator } from '../engine/protocol.ts';
import type { StoredEntry } from './entries.ts';
import { joinRemark, joinRemarks } from './remark.ts';
import { sameData } from './same-content.ts';
import { withAnswer } from './with-answer.ts';

/** Whether both are the same match or position, whatever has been found out and written about it since. */
export function isSameThing(a: StoredEntry, b: StoredEntry): boolean {
  if (a.id !== b.id || a.createdAt !== b.createdAt) return false;
  if (a.kind === 'position') return b.kind === 'position' && sameData(a.situation, b.situation);
  return b.kind === 'match' && a.source.text === b.source.text && sameData(a.record, b.record);
}

/** Deeper by the same match equities. */
const isDeeper = (comes: Evaluator, there: Evaluator): boolean => isSameMet(comes.met, there.met) && comes.plies > there.plies;

type Lists<T> = readonly (readonly (T | null)[])[];

function joinLists<T extends { readonly evaluator: Evaluator; readonly below?: readonly T[] }>(here: Lists<T>, comes: Lists<T>, trim?: (each: T) => T): Lists<T> {
  const games = Math.max(here.length, comes.length);
  return Array.from({ length: games }, (_, game) => Array.from({ length: Math.max(here[game]?.length ?? 0, comes[game]?.length ?? 0) }, (_each, decision) => {
    const own = here[game]?.[decision] ?? null, other = comes[game]?.[decision] ?? null;
    return other && (!own || isDeeper(other.evaluator, own.evaluator)) ? standAbove(other, own, trim) : own;
  }));
}

/** Both are the same thing. Answers `here` itself where nothing is missing. */
export function joinEntries(here: StoredEntry, comes: StoredEntry): StoredEntry {
  const said = joinRemark(here, comes);
  if (here.kind === 'position') {
    if (comes.kind !== 'position') return here;
    const { answer } = comes;
    const joined = { ...(answer && (!here.answer || isDeeper(answer.evaluator, here.answer.evaluator)) ? withAnswer(here, answer, here.updatedAt) : here), ...said };
    return sameData(joined, here) ? here : joined;
  }
  if (comes.kind !== 'match') return here;
  const moves = joinLists(here.moves, comes.moves, trimMove);
  const cubes = here.cubes || comes.cubes ? joinLists(here.cubes ?? [], comes.cubes ?? []) : undefined;
  const remarks = joinRemarks(here.remarks, comes.remarks);
  const isNew = !sameData(moves, here.moves) || !sameData(cubes, here.cubes);
  // Another time than before: whatever was made of it is made anew.
  const updatedAt = isNew ? Math.max(here.updatedAt, comes.updatedAt) + 1 : here.updatedAt;
  const joined: StoredEntry = { ...here, ...said, updatedAt, moves, ...(cubes && { cubes }), ...(remarks.length > 0 && { remarks }), progress: isNew ? comes.progress : here.progress };
  return sameData(joined, here) ? here : joined;
}
