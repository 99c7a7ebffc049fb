/** Match equity tables for the shell: by name, or from a file of GNU Backgammon's. */
import { DEFAULT_MET, isMetId, loadMet, MET_IDS } from '../src/core/met/known.ts';
import type { MatchEquityTable } from '../src/core/met/table.ts';
import { parseMetXml } from '../src/formats/met-xml.ts';
import { fileFailure } from './failure.ts';
import { badOption, readInput } from './options.ts';

/** A name without a dot or a slash is one of those that are known. */
export async function readMet(name: string | undefined): Promise<MatchEquityTable> {
  if (name === undefined) return DEFAULT_MET;
  if (isMetId(name)) return loadMet(name);
  if (!/[./\\]/.test(name)) throw badOption('--met', name, `${MET_IDS.join(', ')}, FILE.xml`);
  const table = parseMetXml(new TextDecoder().decode(await readInput(name)));
  if (!table.ok) throw fileFailure(name, table.error);
  return table.value;
}
