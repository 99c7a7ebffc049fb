/** The language of the shell’s sentences. Data and JSON are never translated. */
import { chooseLanguage, LANGUAGES, texts, type Language } from '../src/i18n/index.ts';
import { Failure } from './failure.ts';
import { readOneOf } from './options.ts';

/** What the environment says, by POSIX’s order of its variables; English when that is unclear (`C`, `POSIX`, unset). */
export function environmentLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG;
  return chooseLanguage(locale ? [locale] : []);
}

/** Takes `--lang uz` (or `--lang=uz`) out of a command’s arguments; null when it is not among them. */
export function takeLanguage(args: readonly string[]): { readonly language: Language | null; readonly rest: readonly string[] } {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const at = args.findIndex((arg, i) => i < end && (arg === '--lang' || arg.startsWith('--lang=')));
  if (at < 0) return { language: null, rest: args };
  const joined = args[at]!.startsWith('--lang=');
  const value = joined ? args[at]!.slice('--lang='.length) : args[at + 1];
  if (value === undefined) throw new Failure(texts().cli.optionNeedsValue({ option: '--lang' }));
  return { language: readOneOf('--lang', value, LANGUAGES)!, rest: args.toSpliced(at, joined ? 1 : 2) };
}
