/** `nardscope convert FILE --to mat|json|text`: a record in another format, on stdout. */
import { isNumbering, NUMBERINGS, type Numbering } from '../src/core/numbering.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import { fail, ok, type Result } from '../src/core/result.ts';
import { makeLongText } from '../src/formats/long-text-make.ts';
import { makeMat } from '../src/formats/mat-make.ts';
import { makeRecordJson } from '../src/formats/record-json.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { Failure, fileFailure } from './failure.ts';
import { oneFile, readArgs } from './options.ts';
import { MATCH_OPTION, readMatch } from './read-match.ts';

const TARGETS = ['mat', 'json', 'text'] as const;
type Target = (typeof TARGETS)[number];

/** Errors: short_only, long_only {format}. */
async function write(record: MatchRecord, to: Target, numbering: Numbering): Promise<Result<string>> {
  switch (to) {
    case 'json':
      return ok(makeRecordJson(record));
    case 'mat':
      return record.game === 'short' ? ok(makeMat(record, replayMatch(record, await readRuleBook()))) : fail('short_only', { format: 'mat' });
    case 'text':
      return record.game === 'long' ? ok(makeLongText(record, numbering)) : fail('long_only', { format: 'text' });
  }
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { ...MATCH_OPTION, to: { type: 'string' }, numbering: { type: 'string', default: 'own' } });
  const file = oneFile(positionals);
  const to = TARGETS.find((each) => each === values.to);
  if (values.to === undefined) throw new Failure(texts().cli.missing({ what: `--to ${TARGETS.join('|')}` }));
  if (!to) throw new Failure(texts().cli.badOption({ option: '--to', value: values.to, expected: TARGETS.join(', ') }));
  const { numbering } = values;
  if (!isNumbering(numbering)) throw new Failure(texts().cli.badOption({ option: '--numbering', value: numbering, expected: NUMBERINGS.join(', ') }));

  const { record, remark } = await readMatch(file, values.match);
  const text = await write(record, to, numbering);
  if (!text.ok) throw fileFailure(file, text.error);
  if (remark) process.stderr.write(remark);
  process.stdout.write(text.value);
  return 0;
}
