/** `nardscope eval`: chances and equity of position IDs, for the side on roll. What a scorer of evaluators reads. */
import type { Game } from '../src/core/games.ts';
import type { Position } from '../src/core/position.ts';
import { rulesOf } from '../src/core/presets.ts';
import { ok, type Result } from '../src/core/result.ts';
import { countsLastThrow, hasLastThrow, presetTerms } from '../src/core/terms.ts';
import type { Conditions, EvaluateAnswer } from '../src/engine/protocol.ts';
import { parseLongId } from '../src/formats/long-id.ts';
import { makeGnubgId, parseGnubgId } from '../src/formats/gnubg-id.ts';
import { parsePositionId } from '../src/formats/position-id.ts';
import { parseXgid } from '../src/formats/xgid.ts';
import { texts } from '../src/i18n/index.ts';
import { withBeginner } from './beginner.ts';
import { createNodeEngine } from './engine.ts';
import { Failure, fileFailure } from './failure.ts';
import { round } from './numbers.ts';
import { noPositionals, readArgs, readPlies } from './options.ts';
import { readFileOrInput } from './standard-input.ts';
import { readTerms } from './terms.ts';

type Asked = Conditions & { readonly position: Position };

const XGID = /^(?:xgid|[-A-P]{26}:)/i;

/** A position ID, one with a match ID behind it, or an XGID: the board as the side on roll sees it; score, cube and dice are not looked at. */
function readShort(id: string): Result<Position> {
  if (!XGID.test(id) && !id.includes(':')) return parsePositionId(id);
  const situation = XGID.test(id) ? parseXgid(id) : parseGnubgId(id);
  // A situation with a double to answer has the answerer's view, the ID that of the side on roll.
  return situation.ok ? parsePositionId(makeGnubgId(situation.value).split(':')[0]!) : situation;
}

/** IDs name their rules here. */
const NEEDED = '--game long, LN1-… (classic_uzun)';

/** A long ID says its preset, by whose rules and scoring it is judged; its dice are not looked at. */
function readId(game: Game, id: string, began: string | undefined): Result<Asked> {
  if (game === 'short') {
    const position = readShort(id);
    return position.ok ? ok({ position: withBeginner(position.value, began, undefined, NEEDED) }) : position;
  }
  const situation = parseLongId(id);
  if (!situation.ok) return situation;
  const { position, preset } = situation.value;
  const conditions: Conditions = preset ? { rules: rulesOf(preset), scoring: presetTerms('long', preset.id).scoring } : {};
  return ok({ position: withBeginner(position, began, conditions.scoring, NEEDED), ...conditions });
}

export const OPTIONS = { game: { type: 'string' }, plies: { type: 'string', default: '0' }, began: { type: 'string' }, ids: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

interface Evaluated extends EvaluateAnswer {
  readonly id: string;
}

function tabbed({ id, probabilities: p, equity }: Evaluated): string {
  return `${id}\t${[p.win, p.winGammon, p.winBackgammon, p.loseGammon, p.loseBackgammon, equity].map((x) => x.toFixed(6)).join(' ')}`;
}

function json({ id, probabilities: p, equity, evaluator }: Evaluated): string {
  return JSON.stringify({ id, win: round(p.win), winGammon: round(p.winGammon), winBackgammon: round(p.winBackgammon), loseGammon: round(p.loseGammon), loseBackgammon: round(p.loseBackgammon), equity: round(equity), evaluator });
}

/** `--ids FILE`: an ID a line, of short nard as {@link readShort} takes them; out: `id<TAB>win wg wbg lg lbg equity`, or an object a line. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noPositionals(positionals);
  const { game } = readTerms({ game: values.game });
  const plies = readPlies(values.plies);
  if (values.ids === undefined) throw new Failure(texts().cli.missing({ what: '--ids FILE' }));
  const lines = new TextDecoder().decode(await readFileOrInput(values.ids)).split(/\r?\n/);
  const tasks = lines.flatMap((text, i) => (text.trim() ? [{ id: text.trim(), line: i + 1 }] : [])).map(({ id, line }) => {
    const asked = readId(game, id, values.began);
    if (!asked.ok) throw fileFailure(values.ids!, { ...asked.error, facts: { ...asked.error.facts, line } });
    return { id, asked: asked.value };
  });

  if (tasks.length === 0) throw fileFailure(values.ids, { code: 'text_empty', facts: {} });

  const unsaid = tasks.some(({ asked: { scoring, position } }) => hasLastThrow(scoring) && !countsLastThrow(scoring, position));
  if (unsaid) process.stderr.write(`${texts().rollout.lastThrow.notCounted}.\n`);
  const engine = createNodeEngine();
  try {
    if (game === 'short') await engine.prepare();
    const { workers } = await engine.info();
    // A block in flight keeps the workers busy without queueing everything at once.
    const block = 64 * workers;
    for (let start = 0; start < tasks.length; start += block) {
      const answers = await Promise.all(tasks.slice(start, start + block).map(async ({ id, asked }) => {
        const evaluated = { id, ...await engine.evaluate({ ...asked, plies }) };
        return `${values.json ? json(evaluated) : tabbed(evaluated)}\n`;
      }));
      process.stdout.write(answers.join(''));
    }
  } finally {
    engine.close();
  }
  return 0;
}
