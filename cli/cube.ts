/** `nardscope cube`: the cube decision of a position, for people or as JSON. */
import { decideCube, type CubeDecision, type CubeEquities } from '../src/analysis/cube/cube-decision.ts';
import { cubeQuestion, type CubeQuestion } from '../src/core/cube-conditions.ts';
import type { CubeAnswer } from '../src/engine/protocol.ts';
import { cubeVerdictText, noCubeText, stakesText } from '../src/i18n/cube-words.ts';
import { englishTexts, texts } from '../src/i18n/index.ts';
import { askCube, CUBE_OPTIONS, tellCrawford } from './cube-options.ts';
import { createNodeEngine } from './engine.ts';
import { formatNumber, formatPercent, roundAll } from './numbers.ts';
import { noPositionals, readArgs, readPlies } from './options.ts';
import { readShortSituation, SITUATION_OPTIONS } from './short-situation.ts';

/** What `--json` prints; equities of the side on roll, in EMG. */
export function cubeJson({ position: _position, conditions }: CubeQuestion, answer: CubeAnswer, { verdict, emg, mwc }: CubeDecision) {
  const { cube, match, jacoby, beavers, cap, gammon, backgammon, met } = conditions;
  return {
    ...roundAll(emg), verdict: cubeVerdictText(verdict, englishTexts()), ...verdict, mwc: mwc && roundAll(mwc), probabilities: roundAll(answer.probabilities), by: answer.by,
    evaluator: answer.evaluator, conditions: { cube, match, jacoby, beavers, cap, gammon, backgammon, met: match && met.name },
  };
}

const percent = (x: number): string => formatPercent(x, 2);

function cubeText({ conditions }: CubeQuestion, { probabilities: p, by, evaluator }: CubeAnswer, { verdict, emg, mwc }: CubeDecision): string {
  const { cube } = texts();
  const names = { ...cube.equities, ...(verdict.redouble ? cube.redoubled : {}) };
  const width = Math.max(...Object.values(names).map(({ length }) => length));
  const row = (name: keyof CubeEquities): string[] => {
    const equity = emg[name];
    return equity === null ? [] : [`${names[name].padEnd(width)} ${formatNumber(equity, 4, 'always')}${mwc ? `  ${percent(mwc[name]!)}` : ''}`];
  };
  return `${[
    stakesText(conditions, conditions.met.name, texts()),
    by === 'net' ? cube.by.net(evaluator) : cube.by[by],
    '',
    `${texts().cli.cube.chances}: ${percent(p.win)} (${percent(p.winGammon)} / ${percent(p.winBackgammon)}) – ${percent(1 - p.win)} (${percent(p.loseGammon)} / ${percent(p.loseBackgammon)})`,
    `${' '.repeat(width)} ${cube.emg}${mwc ? `      ${cube.mwc}` : ''}`,
    ...row('cubeless'), ...row('noDouble'), ...row('doubleTake'), ...row('doublePass'), ...row('doubleBeaver'),
    '',
    cubeVerdictText(verdict, texts()),
    ...(verdict.action === 'no_cube' ? [noCubeText(conditions, texts())] : []),
  ].join('\n')}\n`;
}

export const OPTIONS = {
  ...SITUATION_OPTIONS, ...CUBE_OPTIONS, plies: { type: 'string', default: '2' }, json: { type: 'boolean', default: false },
} as const;

/** `--id ID [--match-id ID] | --xgid XGID`; exit 2 where there is no cube decision. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noPositionals(positionals);
  const plies = readPlies(values.plies);
  const question = await askCube(readShortSituation(values), values, cubeQuestion);
  tellCrawford(question.conditions);

  const engine = createNodeEngine(1);
  try {
    await engine.prepare();
    const answer = await engine.cube({ ...question, plies });
    const decision = decideCube(answer, question.conditions);
    process.stdout.write(values.json ? `${JSON.stringify(cubeJson(question, answer, decision), null, 1)}\n` : cubeText(question, answer, decision));
  } finally {
    engine.close();
  }
  return 0;
}
