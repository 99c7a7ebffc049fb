/** `nardscope convert FILE --to mat|json|text`: a record in another format, on stdout. */
import { isNumbering, NUMBERINGS, type Numbering } from '../src/core/numbering.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import { fail, ok, type Result } from '../src/core/result.ts';
import { decodeText } from '../src/formats/decode.ts';
import { readText } from '../src/formats/detect.ts';
import { makeLongText } from '../src/formats/long-text-make.ts';
import { makeMat } from '../src/formats/mat-make.ts';
import { makeRecordJson } from '../src/formats/record-json.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { Failure, fileFailure } from './failure.ts';
import { readArgs, readCount, readInput } from './options.ts';

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
  const { values, positionals } = readArgs(args, { to: { type: 'string' }, match: { type: 'string', default: '1' }, numbering: { type: 'string', default: 'own' } });
  const [file, more] = positionals;
  if (file === undefined) throw new Failure(texts().cli.missing({ what: 'FILE' }));
  if (more !== undefined) throw new Failure(texts().cli.unexpected({ text: more }));
  const to = TARGETS.find((each) => each === values.to);
  if (values.to === undefined) throw new Failure(texts().cli.missing({ what: `--to ${TARGETS.join('|')}` }));
  if (!to) throw new Failure(texts().cli.badOption({ option: '--to', value: values.to, expected: TARGETS.join(', ') }));
  const { numbering } = values;
  if (!isNumbering(numbering)) throw new Failure(texts().cli.badOption({ option: '--numbering', value: numbering, expected: NUMBERINGS.join(', ') }));

  const read = readText(decodeText(await readInput(file)));
  if (!read.ok) throw fileFailure(file, read.error);
  if (read.value.kind !== 'match') throw new Failure(texts().cli.inFile({ file, sentence: texts().cli.notAMatch }));
  const records = [read.value.record, ...read.value.others];
  const at = readCount('--match', values.match, 1, records.length);
  const text = await write(records[at - 1]!, to, numbering);
  if (!text.ok) throw fileFailure(file, text.error);
  if (records.length > 1) process.stderr.write(`${texts().cli.oneOfMatches({ file, at, count: records.length })}\n`);
  process.stdout.write(text.value);
  return 0;
}
