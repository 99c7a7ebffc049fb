/** `nardscope convert FILE --to mat|json|text`: a record in another format, on stdout. */
import { isNumbering, NUMBERINGS } from '../src/core/numbering.ts';
import { replayMatch } from '../src/core/replay.ts';
import { RECORD_FORMATS, writeRecord } from '../src/formats/write-record.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { Failure, fileFailure } from './failure.ts';
import { badOption, oneFile, readArgs, readOneOf, refuseIdle } from './options.ts';
import { MATCH_OPTION, readMatch } from './read-match.ts';

export const OPTIONS = { ...MATCH_OPTION, to: { type: 'string' }, numbering: { type: 'string' } } as const;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = oneFile(positionals);
  const to = readOneOf('--to', values.to, RECORD_FORMATS);
  if (to === undefined) throw new Failure(texts().cli.missing({ what: `--to ${RECORD_FORMATS.join('|')}` }));
  if (to !== 'text') refuseIdle(values, ['numbering'], '--to text');
  const { numbering = 'own' } = values;
  if (!isNumbering(numbering)) throw badOption('--numbering', numbering, NUMBERINGS.join(', '));

  const { record, remark } = await readMatch(file, values.match);
  const rules = await readRuleBook();
  const text = writeRecord(record, to, numbering, () => replayMatch(record, rules));
  if (!text.ok) throw fileFailure(file, text.error);
  if (remark) process.stderr.write(remark);
  process.stdout.write(text.value);
  return 0;
}
