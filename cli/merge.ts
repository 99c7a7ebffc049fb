/** `nardscope merge FILE…`, or `-`: shards of a rollout put together. */
import { mergeRollouts } from '../src/engine/rollout/merge.ts';
import type { RolloutState } from '../src/engine/rollout/state.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure } from './failure.ts';
import { readArgs } from './options.ts';
import { readRollouts, rolloutJson } from './rollout-file.ts';
import { rolloutText } from './rollout-text.ts';
import { readFileOrInput } from './standard-input.ts';

export const OPTIONS = { json: { type: 'boolean', default: false } } as const;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const states: RolloutState[] = [];
  for (const file of positionals) states.push(...(await readRollouts(file, readFileOrInput)));
  const [first, ...others] = states;
  if (!first) throw new Failure(texts().cli.missing({ what: 'FILE' }));
  const merged = mergeRollouts([first, ...others]);
  if (!merged.ok) throw new Failure(texts().errors[merged.error.code](merged.error.facts));
  process.stdout.write(values.json ? rolloutJson(merged.value) : rolloutText(merged.value));
  return 0;
}
