#!/usr/bin/env node
/** nardscope COMMAND …: the engine and the analysis of the app, from a shell. */
import { setLanguage, texts } from '../src/i18n/index.ts';
import { readVersion } from './assets.ts';
import { Failure } from './failure.ts';
import { helpText, isCommand, type CommandName } from './help.ts';
import { environmentLanguage, takeLanguage } from './language.ts';
import { noPositionals } from './options.ts';

type Run = (args: string[]) => Promise<number>;

/** Loaded on demand: `plays` needs no net, `analyze` no benchmark. */
const COMMANDS: Readonly<Record<CommandName, () => Promise<{ run: Run }>>> = {
  analyze: () => import('./analyze.ts'),
  cube: () => import('./cube.ts'),
  met: () => import('./met.ts'),
  puzzles: () => import('./puzzles.ts'),
  search: () => import('./search.ts'),
  lesson: () => import('./lesson.ts'),
  convert: () => import('./convert.ts'),
  eval: () => import('./eval.ts'),
  rollout: () => import('./rollout.ts'),
  merge: () => import('./merge.ts'),
  plays: () => import('./plays.ts'),
  perft: () => import('./perft.ts'),
  bench: () => import('./bench.ts'),
};

async function main(given: readonly string[]): Promise<number> {
  await setLanguage(environmentLanguage(process.env));
  const { language, rest: [name, ...args] } = takeLanguage(given);
  if (language) await setLanguage(language);
  const asksHelp = args.includes('--help') || args.includes('-h');
  if (name === undefined || name === '--help' || name === '-h') {
    process.stdout.write(`${texts().cli.usage}\n`);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    noPositionals(args);
    process.stdout.write(`nardscope ${await readVersion()}\n`);
    return 0;
  }
  if (!isCommand(name)) throw new Failure(texts().cli.unknownCommand({ name }));
  if (!asksHelp) return (await COMMANDS[name]()).run(args);
  process.stdout.write(helpText(name));
  return 0;
}

// A reader that closed the pipe early (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

main(process.argv.slice(2)).then(
  (code) => { process.exitCode = code; },
  (error: unknown) => {
    process.stderr.write(`nardscope: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  },
);
