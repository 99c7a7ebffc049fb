import { describe, expect, it } from 'vitest';
import { idFormat } from './id-format.ts';

describe('the format of an ID', () => {
  it.each([
    ['XGID with its name', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', 'xgid'],
    ['XGID without its name', '-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', 'xgid'],
    ['an XGID cut short: its parser says where', 'XGID=-b--', 'xgid'],
    ['position ID of GNUbg', '4HPwATDgc/ABMA', 'gnubg'],
    ['one that begins as those of long nard do', 'LNwAATDgc/ABMA', 'gnubg'],
    ['with the equals signs that some mail programs add', '4HPwATDgc/ABMA==', 'gnubg'],
    ['position and match ID', '4HPwATDgc/ABMA:cAkAAAAAAAAA', 'gnubg'],
    ['a letter lost: its parser counts', '4HPwATDgc/ABM', 'gnubg'],
    ['ID of long nard', ' LN1-0123456789012345678901 ', 'long'],
  ])('%s', (_rule, text, format) => expect(idFormat(text)).toEqual({ ok: true, value: format }));

  it.each([
    ['nothing', ' \n', 'text_empty'],
    ['a sentence', 'not an ID', 'text_unknown'],
    ['markup', '<img src=x onerror=alert(1)>', 'text_unknown'],
    ['a book', 'A'.repeat(1_000_000), 'text_too_long'],
  ])('%s is none', (_rule, text, code) => expect(idFormat(text)).toMatchObject({ ok: false, error: { code } }));
});
