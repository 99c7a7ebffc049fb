/** The tables that come with Nardscope. All but the first are files of their own, loaded when they are asked for. */
import { KAZAROSS_XG2 } from './tables/kazaross-xg2.ts';
import type { MatchEquityTable } from './table.ts';

export const MET_IDS = ['kazaross-xg2', 'rockwell-kazaross', 'gnubg-11', 'jacobs-trice', 'snowie', 'woolsey', 'nardscope'] as const;
export type MetId = (typeof MET_IDS)[number];

/** What the tables call themselves, without loading them. */
export const MET_NAMES: Readonly<Record<MetId, string>> = {
  'kazaross-xg2': 'Kazaross XG2', 'rockwell-kazaross': 'Rockwell–Kazaross', 'gnubg-11': 'GNU Backgammon 11', 'jacobs-trice': 'Jacobs–Trice', 'snowie': 'Snowie 2.1', 'woolsey': 'Woolsey', 'nardscope': 'Nardscope',
};

/** What is taken when nobody says otherwise. */
export const DEFAULT_MET: MatchEquityTable = KAZAROSS_XG2;

const LOAD: Readonly<Record<MetId, () => Promise<MatchEquityTable>>> = {
  'kazaross-xg2': async () => KAZAROSS_XG2,
  'rockwell-kazaross': async () => (await import('./tables/rockwell-kazaross.ts')).ROCKWELL_KAZAROSS,
  'gnubg-11': async () => (await import('./tables/gnubg-11.ts')).GNUBG_11,
  'jacobs-trice': async () => (await import('./tables/jacobs-trice.ts')).JACOBS_TRICE,
  'snowie': async () => (await import('./tables/snowie.ts')).SNOWIE,
  'woolsey': async () => (await import('./tables/woolsey.ts')).WOOLSEY,
  'nardscope': async () => (await import('./tables/nardscope.ts')).NARDSCOPE,
};

export const isMetId = (text: string): text is MetId => MET_IDS.some((id) => id === text);

/** Rejects when the file cannot be fetched. */
export const loadMet = (id: MetId): Promise<MatchEquityTable> => LOAD[id]();
