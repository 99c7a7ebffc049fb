/** The table of match equities that was chosen: a name in the settings, its numbers loaded when they are wanted. */
import { DEFAULT_MET, isMetId, loadMet } from '../core/met/known.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import type { Settings } from './settings.ts';

type Choice = Pick<Settings, 'met' | 'ownMets'>;

/** Rejects when its file cannot be fetched. */
export async function chosenMet({ met, ownMets }: Choice): Promise<MatchEquityTable> {
  return isMetId(met) ? loadMet(met) : ownMets.find(({ id }) => id === met) ?? DEFAULT_MET;
}

/** With one more table, which is chosen; one with the same numbers takes the name of the newer. */
export const withMet = ({ ownMets }: Choice, table: MatchEquityTable): Choice => ({ met: table.id, ownMets: [...ownMets.filter(({ id }) => id !== table.id), table] });

/** Without an imported table; when it was chosen, the usual one is. */
export const withoutMet = ({ met, ownMets }: Choice, id: string): Choice => ({ met: met === id ? DEFAULT_MET.id : met, ownMets: ownMets.filter((each) => each.id !== id) });
