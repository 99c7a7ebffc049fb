/** A rollout's result for people. */
import type { CubeLine } from '../src/core/cube-verdict.ts';
import type { Probabilities } from '../src/engine/protocol.ts';
import type { RolloutDecision } from '../src/engine/rollout/decision.ts';
import { rolloutResult, type SubjectResult } from '../src/engine/rollout/result.ts';
import type { RolloutState } from '../src/engine/rollout/state.ts';
import { cubefulText, cubeVerdictText } from '../src/i18n/cube-words.ts';
import { texts } from '../src/i18n/index.ts';
import { lastThrowText } from '../src/i18n/last-throw-words.ts';
import { formatHundredths, formatNumber, formatPercent } from './numbers.ts';

const percent = (p: number): string => formatHundredths(p, 1);
/** One block of trials says nothing of its scatter, hence nothing of what is best. */
const sureness = (p: number | null | undefined): string => (p === null || p === undefined ? '?' : formatPercent(p, 1));
/** Decisions of a long match differ by hundredths. */
const ofMatch = (chance: number): string => formatPercent(chance, 2);
const signed = (x: number): string => formatNumber(x, 4, 'always');

const side = (all: number, gammon: number, backgammon: number): string => `${percent(all)} (${percent(gammon)} / ${percent(backgammon)})`;
const chances = (p: Probabilities): string =>
  `${side(p.win, p.winGammon, p.winBackgammon)} – ${side(1 - p.win, p.loseGammon, p.loseBackgammon)}`;

/** Half of an interval, behind a number. */
function within({ interval }: SubjectResult): string {
  const half = (interval[1] - interval[0]) / 2;
  return `± ${Number.isFinite(half) ? formatNumber(half, 4) : '?'}`;
}
const match = ({ mwc }: SubjectResult): string => (mwc ? `  ${texts().cube.mwc} ${ofMatch(mwc.chance)}` : '');

function row(subject: SubjectResult, rank: number, alone: boolean): string {
  const { cli, rollout } = texts();
  const sure = alone ? '' : `  ${cli.rollout.best({ percent: sureness(subject.best) })}`;
  return `${rank}. ${signed(subject.equity)} ${within(subject)}${match(subject)}  ${chances(subject.probabilities)}${sure}  ${subject.name ?? rollout.position}`;
}

/** The equities, with beavers four of them, and what follows from them. */
function decisionRows({ verdict, emg, mwc, sure, best }: RolloutDecision, [no, taken]: readonly SubjectResult[]): string[] {
  const { cube, cli: { rollout } } = texts();
  const names = { ...cube.equities, ...(verdict.redouble ? cube.redoubled : {}) };
  const chance = mwc ? `  ${cube.mwc} ${ofMatch(mwc.doublePass!)}` : '';
  const sureOf = (line: CubeLine): string => rollout.best({ percent: sureness(best?.[line]) });
  return [
    ...([['noDouble', no!], ['doubleTake', taken!]] as const).map(([name, each]) => `${names[name]}: ${signed(each.equity)} ${within(each)}${match(each)}  ${chances(each.probabilities)}  ${sureOf(name)}`),
    `${names.doublePass}: ${signed(emg.doublePass!)}${chance}  ${sureOf('doublePass')}`,
    // Twice a take: it has no trials of its own.
    ...(emg.doubleBeaver === null ? [] : [`${names.doubleBeaver}: ${signed(emg.doubleBeaver)}  ${sureOf('doubleBeaver')}`]),
    rollout.verdict({ verdict: cubeVerdictText(verdict, texts()), percent: sureness(sure) }),
  ];
}

/** How it was made, then a line a candidate, best first, or the cube decision. */
export function rolloutText(state: RolloutState): string {
  const { cli, rollout } = texts();
  const { task, net } = state;
  const { cubeful } = task;
  const result = rolloutResult(state);
  if (!result) return `${cli.rollout.nothing}\n`;
  const how = [
    rollout.heading({ net: net.name, version: net.version, plies: task.plies, cubePlies: cubeful ? cubeful.plies : null, seed: task.seed, trials: result.trials }),
    task.luck === 'throws' ? rollout.luckOut : rollout.luckIn,
    ...lastThrowText(task, texts()),
    ...(task.truncation > 0 ? [rollout.truncated({ turns: task.truncation })] : []),
  ];
  const ranked = [...result.subjects].sort((a, b) => b.equity - a.equity);
  const rows = result.decision ? decisionRows(result.decision, result.subjects) : ranked.map((each, i) => row(each, i + 1, ranked.length === 1));
  return [how.join(' '), ...(cubeful ? [cubefulText(cubeful, task.subjects[0]!.of, texts())] : []), cli.rollout.columns({ cubeful: cubeful !== undefined, game: task.game }), ...rows, ''].join('\n');
}
