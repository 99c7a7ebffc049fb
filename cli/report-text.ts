/** The report of `analyze` for people: rates first, then game by game. */
import { markOf } from '../src/analysis/marks.ts';
import type { MoveAnalysis, PlayerReport } from '../src/analysis/match-analysis.ts';
import type { Decision } from '../src/core/decision.ts';
import { makeRoll } from '../src/core/dice.ts';
import { makePlay } from '../src/core/play.ts';
import { currentLanguage, texts } from '../src/i18n/index.ts';
import { numberFormat } from '../src/i18n/numbers.ts';
import type { Report } from './report-json.ts';

/** Names come from the file: control characters must not reach a terminal. */
const plain = (text: string): string => text.replace(/\p{C}/gu, '');

const fixed = (x: number | null, digits: number): string =>
  x === null ? '–' : numberFormat(currentLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(x);

function playerLine({ name, decisions, errorRate, pr, luck, marks }: PlayerReport): string {
  return texts().cli.player({
    name: plain(name) || texts().cli.unnamed, decisions, errorRate: fixed(errorRate, 1), pr: fixed(pr, 2), luck: fixed(luck, 3),
    doubtful: marks.doubtful, error: marks.error, blunder: marks.blunder,
  });
}

function decisionLine(decision: Decision, analysis: MoveAnalysis | null, report: Report): string {
  const { cli } = texts();
  const who = decision.player === 0 ? '<' : '>';
  const roll = decision.situation.roll ? `${makeRoll(decision.situation.roll)}:` : '   ';
  if (decision.kind !== 'move') return `  ${who} ${roll} ${plain(decision.text)} (${cli.cubeLater})`;
  const played = decision.played === null ? plain(decision.text) || cli.notRecorded : makePlay(decision.played) || cli.dance;
  const mark = cli.marks[markOf(analysis?.loss ?? null, report.thresholds)];
  const best = analysis?.candidates[0];
  const cost = analysis?.loss && best ? `${mark.padEnd(2)} −${fixed(analysis.loss, 3)}  ${cli.best({ play: makePlay(best.play) })}` : '';
  const flags = decision.flags.length > 0 ? `  [${decision.flags.map((flag) => texts().review.flags[flag]).join(', ')}]` : '';
  return `  ${who} ${roll} ${played.padEnd(26)} ${cost}${flags}`.trimEnd();
}

export function reportText(report: Report): string {
  const { cli } = texts();
  const lines = [cli.match({ length: report.record.length }), cli.rates(report), ...report.players.map(playerLine)];
  report.games.forEach((game, g) => {
    lines.push('', cli.game({ number: game.number, left: game.points[0], right: game.points[1], crawford: game.crawford }));
    game.decisions.forEach((decision, d) => lines.push(decisionLine(decision, report.moves[g]?.[d] ?? null, report)));
    if (game.result) lines.push(cli.wins({ name: plain(report.record.players[game.result.winner]) || cli.unnamed, points: game.result.points }));
  });
  return `${lines.join('\n')}\n`;
}
