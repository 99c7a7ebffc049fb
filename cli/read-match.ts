/** Files of matches: `--match N` says which of them a command is about. */
import type { ErrorCode } from '../src/core/errors.ts';
import type { MatchRecord } from '../src/core/record.ts';
import { decodeText } from '../src/formats/decode.ts';
import { readText } from '../src/formats/detect.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure, fileFailure } from './failure.ts';
import { badOption, readCount } from './options.ts';
import { readFileOrInput } from './standard-input.ts';

export const MATCH_OPTION = { match: { type: 'string', default: '1' } } as const;

/** What the page answers with how to paste an ID: of a file there is less to say. */
const NOT_RECOGNISED: readonly ErrorCode[] = ['text_unknown', 'text_too_long', 'id_without_board'];

export interface ChosenMatch {
  readonly record: MatchRecord;
  /** For stderr: which one this is; null of a file with one match. */
  readonly remark: string | null;
}

/** All matches of a file in any format that Nardscope knows, the first one first. */
export async function readMatches(file: string): Promise<readonly MatchRecord[]> {
  const { cli } = texts();
  const read = readText(decodeText(await readFileOrInput(file)));
  if (!read.ok) throw NOT_RECOGNISED.includes(read.error.code) ? new Failure(cli.inFile({ file, sentence: cli.notRecognised })) : fileFailure(file, read.error);
  if (read.value.kind !== 'match') throw new Failure(cli.inFile({ file, sentence: cli.notAMatch }));
  return [read.value.record, ...read.value.others];
}

/** Match number `match` of a file. */
export async function readMatch(file: string, match: string): Promise<ChosenMatch> {
  const records = await readMatches(file);
  if (records.length === 1 && match !== '1') throw badOption('--match', match, texts().cli.expected.onlyMatch);
  const at = readCount('--match', match, 1, records.length);
  return { record: records[at - 1]!, remark: records.length > 1 ? `${texts().cli.oneOfMatches({ file, at, count: records.length })}\n` : null };
}
