/** The report of `analyze` for people: rates first, then game by game. */
import type { CubeAnalysis } from '../src/analysis/cube/analyse-cubes.ts';
import type { PlayerRates } from '../src/analysis/cube/rates.ts';
import { markOf } from '../src/analysis/marks.ts';
import type { MoveAnalysis, PlayerReport } from '../src/analysis/match-analysis.ts';
import type { Decision } from '../src/core/decision.ts';
import { makeRoll } from '../src/core/dice.ts';
import { makePlay } from '../src/core/play.ts';
import { cubeVerdictText } from '../src/i18n/cube-words.ts';
import { texts } from '../src/i18n/index.ts';
import { lastThrowText } from '../src/i18n/last-throw-words.ts';
import { formatHundredths, formatNumber } from './numbers.ts';
import { askedIn, type Report } from './report-json.ts';

/** Names come from the file: control characters must not reach a terminal. */
const plain = (text: string): string => text.replace(/\p{C}/gu, '');

const LOSS_DIGITS = 3;
const printsAsZero = (loss: number): boolean => formatNumber(loss, LOSS_DIGITS) === formatNumber(0, LOSS_DIGITS);

export const nameOf = (name: string): string => plain(name) || texts().cli.unnamed;

function playerLine({ name, decisions, errorRate, pr, luck, marks }: PlayerReport): string {
  return texts().cli.player({
    name: nameOf(name), decisions, errorRate: formatNumber(errorRate, 1), pr: formatNumber(pr, 2), luck: formatNumber(luck, LOSS_DIGITS),
    doubtful: marks.doubtful, error: marks.error, blunder: marks.blunder,
  });
}

function ratesLine({ name, cube, all, rating, mwcLost }: PlayerRates): string {
  return texts().cli.cube.rates({
    name: nameOf(name), decisions: cube.decisions, cubePr: formatNumber(cube.pr, 2), pr: formatNumber(all.pr, 2), rating: rating && texts().cube.ratings[rating],
    mwcLost: mwcLost === null ? null : formatHundredths(mwcLost, 2),
  });
}

/** What a cube decision was and cost; of a turn without a double, only when that was wrong. */
function cubeWords({ choice, decision, judgement: { error, loss } }: CubeAnalysis, { thresholds }: Report): string | null {
  if (choice === 'no_double' && !error) return null;
  const cost = error && !printsAsZero(loss) ? ` ${texts().cli.marks[markOf(loss, thresholds)].padEnd(2)} −${formatNumber(loss, LOSS_DIGITS)} (${texts().cube.errors[error]})` : '';
  return `${cubeVerdictText(decision.verdict, texts())}${cost}`;
}

/** Lines of the file where the record came from one, else turns of each game. */
function numbering({ games }: Report): { readonly kind: 'line' | 'turn'; readonly write: (decision: Decision, index: number) => string } {
  const kind = games.some(({ decisions }) => decisions.some(({ line }) => line > 0)) ? 'line' : 'turn';
  const number = ({ line }: Decision, index: number): number => (kind === 'line' ? line : index + 1);
  const width = String(Math.max(0, ...games.flatMap(({ decisions }) => decisions.map(number)))).length;
  return { kind, write: (decision, index) => String(number(decision, index)).padStart(width) };
}

function decisionLine(number: string, decision: Decision, analysis: MoveAnalysis | null, cube: CubeAnalysis | null, report: Report): string {
  const { cli } = texts();
  const who = decision.player === 0 ? '<' : '>';
  const roll = decision.situation.roll ? `${makeRoll(decision.situation.roll)}:` : '   ';
  const words = cube && cubeWords(cube, report);
  const blank = `  ${' '.repeat(number.length)} ${who}     `;
  if (decision.kind !== 'move') return `  ${number} ${who} ${roll} ${plain(decision.text).padEnd(26)} ${words ?? ''}`.trimEnd();
  const played = decision.played === null ? plain(decision.text) || cli.notRecorded : makePlay(decision.played) || cli.dance;
  const mark = cli.marks[markOf(analysis?.loss ?? null, report.thresholds)];
  const best = analysis?.candidates[0];
  const cost = analysis?.loss && best && !printsAsZero(analysis.loss) ? `${mark.padEnd(2)} −${formatNumber(analysis.loss, LOSS_DIGITS)}  ${cli.best({ play: makePlay(best.play) })}` : '';
  const flags = decision.flags.length > 0 ? `  [${decision.flags.map((flag) => texts().review.flags[flag]).join(', ')}]` : '';
  const before = words ? `${blank}${texts().cli.cube.before.padEnd(26)} ${words}\n` : '';
  return `${before}${`  ${number} ${who} ${roll} ${played.padEnd(26)} ${cost}${flags}`.trimEnd()}`;
}

export function reportText(report: Report): string {
  const { cli } = texts();
  const [left, right] = report.record.players.map(nameOf) as [string, string];
  const numbers = numbering(report);
  const lines = [cli.match({ length: report.record.length }), cli.rates({ net: report.net, plies: report.plies, cube: report.record.game === 'short', met: report.record.length > 0 ? report.met ?? null : null }), ...lastThrowText(askedIn(report), texts()), ...report.players.map(playerLine), ...(report.rates && report.record.game === 'short' ? report.rates.map(ratesLine) : []), '', cli.sides({ left, right }), cli.numbers[numbers.kind]];
  report.games.forEach((game, g) => {
    lines.push('', cli.game({ number: game.number, left: game.points[0], right: game.points[1], crawford: game.crawford }));
    game.decisions.forEach((decision, d) => lines.push(decisionLine(numbers.write(decision, d), decision, report.moves[g]?.[d] ?? null, report.cubes?.[g]?.[d] ?? null, report)));
    if (game.result) lines.push(cli.wins({ name: nameOf(report.record.players[game.result.winner]), points: game.result.points }));
    else if (game.draw === undefined) lines.push(cli.unfinished);
  });
  return `${lines.join('\n')}\n`;
}
