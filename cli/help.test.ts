/** Each command's own help: all its options, in every language. */
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES, setLanguage } from '../src/i18n/index.ts';
import { OPTIONS as analyze } from './analyze.ts';
import { OPTIONS as convert } from './convert.ts';
import { OPTIONS as cube } from './cube.ts';
import { OPTIONS as evaluate } from './eval.ts';
import { helpText, isCommand, type CommandName } from './help.ts';
import { OPTIONS as merge } from './merge.ts';
import { OPTIONS as met } from './met.ts';
import { OPTIONS as perft } from './perft.ts';
import { OPTIONS as plays } from './plays.ts';
import { OPTIONS as puzzles } from './puzzles.ts';
import { OPTIONS as rollout } from './rollout.ts';
import { OPTIONS as lesson } from './lesson.ts';
import { OPTIONS as search } from './search.ts';

const ALL: Readonly<Record<CommandName, object>> = { analyze, convert, cube, eval: evaluate, lesson, merge, met, perft, plays, puzzles, rollout, search, bench: {} };
const COMMANDS = Object.keys(ALL) as CommandName[];

afterAll(() => setLanguage('en'));

describe('help of a command', () => {
  it.each(COMMANDS)('%s: just the options that it takes, and an example', (name) => {
    const text = helpText(name);
    const options = text.slice(text.indexOf('Options:'), text.indexOf('Examples:'));
    expect([...options.matchAll(/^  --([a-z-]+)/gm)].map(([, option]) => option).sort()).toEqual(Object.keys(ALL[name]).sort());
    expect(text.slice(text.indexOf('Examples:'))).toContain(`  nardscope ${name}`);
  });

  it('says of which commands the file may be standard input', () => expect(COMMANDS.filter((name) => helpText(name).includes('standard input')).sort()).toEqual(['analyze', 'convert', 'eval', 'lesson', 'merge', 'plays', 'puzzles', 'search']));

  it('every command has a text of its own in every language', async () => {
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const name of COMMANDS) seen.add(helpText(name));
    }
    expect(seen.size).toBe(LANGUAGES.length * COMMANDS.length);
  });

  it.each([['cube', true], ['frobnicate', false], ['constructor', false]])('%s is a command: %s', (name, wanted) => expect(isCommand(name)).toBe(wanted));
});
