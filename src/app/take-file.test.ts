import { describe, expect, it } from 'vitest';
import { takeFile } from './take-file.ts';

const BACKUP = '{"nardscope":"backup","version":1,"entries":0,"settings":null}\n';
const kindOf = async (text: string, name: string): Promise<string> => {
  const taken = await takeFile(new File([text], name));
  return taken.ok ? taken.value.kind : taken.error.code;
};

describe('a file is taken for what it holds', () => {
  it.each([
    ['a backup as the Library names it', BACKUP, 'nardscope-2026-11-30.jsonl', 'backup'],
    ['a backup under another name', BACKUP, 'mine.txt', 'backup'],
    ['a backup with blanks in its header, made anew elsewhere', `\uFEFF${BACKUP.replace('{', '{ ').replace(':', ' : ')}`, 'a.jsonl', 'backup'],
    ['a backup that is longer than any match', BACKUP + ' '.repeat(20_000_001), 'long.jsonl', 'backup'],
    ['a backup of a later kind: its reader says what is wrong', '{"nardscope":"archive","version":9}', 'later.jsonl', 'backup'],
    ['a backup that holds the text of a set', `${BACKUP}{"format":"nardscope-puzzles"}`, 'with-set.jsonl', 'backup'],
    ['other lines of JSON', '{"a":1}\n', 'other.jsonl', 'text_unknown'],
    ['a text that is longer than any match', ' '.repeat(20_000_001), 'long.txt', 'match_too_big'],
    ['a position', '4HPwATDgc/ABMA', 'position.txt', 'situation'],
  ])('%s', async (_name, text, file, kind) => {
    expect(await kindOf(text, file)).toBe(kind);
  });
});
