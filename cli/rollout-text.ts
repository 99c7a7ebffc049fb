/** A rollout's result for people. */
import type { Probabilities } from '../src/engine/protocol.ts';
import { rolloutResult, type SubjectResult } from '../src/engine/rollout/result.ts';
import type { RolloutState } from '../src/engine/rollout/state.ts';
import { texts } from '../src/i18n/index.ts';

const percent = (p: number): string => (100 * p).toFixed(1);
const signed = (x: number): string => (x < 0 ? '−' : '+') + Math.abs(x).toFixed(4);

const side = (all: number, gammon: number, backgammon: number): string => `${percent(all)} (${percent(gammon)} / ${percent(backgammon)})`;
const chances = (p: Probabilities): string =>
  `${side(p.win, p.winGammon, p.winBackgammon)} – ${side(1 - p.win, p.loseGammon, p.loseBackgammon)}`;

function row({ name, equity, interval, probabilities, best }: SubjectResult, rank: number, alone: boolean): string {
  const { rollout } = texts();
  const half = (interval[1] - interval[0]) / 2;
  const sure = alone ? '' : `  ${rollout.best({ percent: `${percent(best)}%` })}`;
  return `${rank}. ${signed(equity)} ± ${half.toFixed(4)}  ${chances(probabilities)}${sure}  ${name ?? rollout.position}`;
}

/** How it was made, then a line a candidate, best first. */
export function rolloutText(state: RolloutState): string {
  const { rollout } = texts();
  const { task, net } = state;
  const result = rolloutResult(state);
  if (!result) return `${rollout.nothing}\n`;
  const how = [
    rollout.heading({ net: net.name, version: net.version, plies: task.plies, seed: task.seed, trials: result.trials }),
    task.luck === 'throws' ? rollout.luckOut : rollout.luckIn,
    ...(task.truncation > 0 ? [rollout.truncated({ turns: task.truncation })] : []),
  ];
  const ranked = [...result.subjects].sort((a, b) => b.equity - a.equity);
  return [how.join(' '), rollout.columns, ...ranked.map((each, i) => row(each, i + 1, ranked.length === 1)), ''].join('\n');
}
