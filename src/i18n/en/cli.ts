/** English texts of the command line. */
import type { Game } from '../../core/games.ts';
import { help } from './cli-help.ts';
import { doubts } from './doubts.ts';
import { blunders, decisions, errorsCounted, points, trials } from './words.ts';

export const cli = {
  usage: `nardscope: analysis of nard from the shell

  nardscope analyze FILE [--plies 0|1|2|3] [--json] [--match N]
                                                       a match file and what each play cost
  nardscope convert FILE --to mat|json|text            a record in another format
  nardscope eval [--game long] --plies N --ids FILE [--json]
                                                       chances of position IDs, one a line
  nardscope rollout --id ID [--dice 31 | --plays "8/5 6/5; 24/20"] [--cubeful | --cube] [--trials N] [--json] …
                                                       a position or plays, rolled out
  nardscope merge FILE… [--json]                       shards of one rollout put together
  nardscope cube --id ID [--match-id ID] | --xgid XGID [--plies N] [--jacoby] [--beavers] [--backgammon 2] [--cap N] [--stake N] [--crawford] [--met NAME|FILE.xml] [--json]
                                                       the cube decision of a position
  nardscope met [--met NAME|FILE.xml] [--score 3-5/7 [--crawford]] [--json]
                                                       match equities; take points of a score
  nardscope puzzles FILE… [--min-loss 0.05] [--player NAME] [--only checker|cube] [--stage …] [--estimates LIST]
                   [--plies N] [--json]
                                                       puzzles out of the errors of match files
  nardscope search BACKUP --query "own any 20-22 2+; other each 7 0" [--game short|long] [--limit N] [--json]
                                                       boards of a library backup, by what stands where
  nardscope lesson FILE [--json]                       a lesson file, checked and printed as text
  nardscope plays --batch FILE.jsonl [RULES]           legal plays, a JSON line each
  nardscope perft --depth N [RULES] [--json]           counts of positions from the start
  nardscope bench                                      engine speed, as JSON
  nardscope --version                                  which version this is

RULES: --game short (unless said otherwise), or --game long with --preset ID or --rules head=…,block=…,transient=…,largerDie=…,bearoff=….
FILE or BACKUP may be -, which is standard input (analyze, convert, eval, merge, plays, puzzles, search, lesson).
--lang en|ru|uz|az: the language of the sentences (otherwise that of the environment, LANG); data and JSON stay as they are.
nardscope COMMAND --help: its options, and examples. docs/cli.md describes each.`,
  help,
  unknownCommand: (f: { name: string }) => `There is no command “${f.name}”; run nardscope --help for the list.`,
  missing: (f: { what: string }) => `${f.what} is missing; run nardscope --help.`,
  unexpected: (f: { text: string }) => `“${f.text}” was not expected; run nardscope --help.`,
  unknownOption: (f: { option: string }) => `There is no option ${f.option} here; run nardscope --help.`,
  optionNeedsValue: (f: { option: string }) => `${f.option} needs a value after it; run nardscope --help.`,
  optionTakesNone: (f: { option: string }) => `${f.option} takes no value; run nardscope --help.`,
  badOption: (f: { option: string; value: string; expected: string }) => `${f.option} cannot be “${f.value}”; it must be ${f.expected}.`,
  expected: {
    score: 'the points of both sides, each below the length of the match, and that length, such as 3-5/7',
    share: 'a share from 0 to 1',
    shard: 'one part and the number of parts, such as 3/8',
    cube: 'a power of two, such as 1, 2, 4 or 8',
    onlyMatch: '1, for the file has one match',
  },
  needs: (f: { option: string; needed: string }) => `${f.option} says nothing without ${f.needed}.`,
  excludes: (f: { option: string; other: string }) => `${f.option} and ${f.other} exclude each other; leave one of them out.`,
  beforeThrow: (f: { option: string }) =>
    `--cube and ${f.option} exclude each other: a side doubles before its throw, and with dice only plays are left to choose. Leave one of them out, or take --cubeful for plays with the cube.`,
  ofMoney: (f: { option: string; length: number }) => `${f.option} is for money play; this is a match to ${points(f.length)}.`,
  ofMatch: (f: { option: string }) => `${f.option} is for matches; this is money play.`,
  ofShort: (f: { option: string }) => `${f.option} is for short nard only.`,
  stakeOwned: '--stake is for a cube in the middle; here one side owns it.',
  matchIdTwice: 'The ID has a match ID behind its colon already; leave out --match-id.',
  notCrawford: (f: { own: number; other: number }) => `--crawford is for a score at which just one side needs a single point; here they need ${f.own} and ${f.other}.`,
  takenAfterCrawford: 'Just one side needs a single point, and nothing says that this is the Crawford game: it is taken to be behind. --crawford says that this is it.',
  doubts,
  sureOfOne: '--until-sure asks which of several plays is the best; here there is only one position. --until-error fits it.',
  noPlayer: (f: { name: string; known: string }) => `No player is called “${f.name}” there. Players: ${f.known}.`,
  noPuzzles: 'No error in these files fits what was asked for: there are no puzzles.',
  inputTooLong: (f: { megabytes: number }) => `Standard input is longer than ${f.megabytes} MB.`,
  unreadable: (f: { file: string; reason: string }) => `${f.file}: cannot be read (${f.reason}).`,
  unwritable: (f: { file: string; reason: string }) => `${f.file}: cannot be written (${f.reason}).`,
  fileProblems: {
    ENOENT: (f: { file: string }) => `${f.file}: no such file.`,
    EISDIR: (f: { file: string }) => `${f.file}: this is a folder.`,
    EACCES: (f: { file: string }) => `${f.file}: no permission to read it.`,
  },
  at: (f: { file: string; line: number; sentence: string }) => `${f.file}:${f.line}: ${f.sentence}`,
  inFile: (f: { file: string; sentence: string }) => `${f.file}: ${f.sentence}`,
  notAMatch: 'This is a position, not a match.',
  notRecognised: 'This is no match that Nardscope can read: it takes .mat, long nard as text, and records as JSON.',
  oneOfMatches: (f: { file: string; at: number; count: number }) => `${f.file}: match ${f.at} of ${f.count}; --match N takes another.`,
  perft: (f: { ply: number; sum: number; distinct: number }) => `ply ${f.ply}: ${f.sum} paths, ${f.distinct} positions`,
  perftProgress: (f: { ply: number; percent: number }) => `ply ${f.ply}: ${f.percent}%`,
  makingTable: 'Making the bear-off table (once) …',
  analysing: (f: { done: number; total: number }) => `${f.done} of ${f.total} plays`,
  match: (f: { length: number }) => (f.length === 0 ? 'Money session' : `${f.length} point match`),
  rates: (f: { net: string; plies: number; cube: boolean; met: string | null }) => `${f.cube ? `With the cube${f.met === null ? '' : `, match equities: ${f.met}`}` : 'Checker play only, cubeless'}; evaluated by net ${f.net} at ${f.plies}-ply.`,
  player: (f: { name: string; decisions: number; errorRate: string; pr: string; luck: string; doubtful: number; error: number; blunder: number }) =>
    `${f.name}: ${decisions(f.decisions)}, error rate ${f.errorRate}, PR ${f.pr}, luck ${f.luck}; ${f.doubtful} doubtful, ${errorsCounted(f.error)}, ${blunders(f.blunder)}`,
  sides: (f: { left: string; right: string }) => `< ${f.left}   > ${f.right}`,
  numbers: { line: 'Numbers on the left: lines of the match file.', turn: 'Numbers on the left: turns of the game.' },
  game: (f: { number: number; left: number; right: number; crawford: boolean }) => `Game ${f.number}  ${f.left}–${f.right}${f.crawford ? '  Crawford game' : ''}`,
  wins: (f: { name: string; points: number }) => `  ${f.name} wins ${points(f.points)}`,
  unfinished: '  The record stops here: this game is not finished.',
  best: (f: { play: string }) => `best ${f.play}`,
  dance: 'cannot move',
  notRecorded: 'not recorded',
  marks: { none: '', doubtful: '?!', error: '?', blunder: '??' },
  unnamed: '(no name)',
  cube: {
    chances: 'Wins (of them gammons / backgammons) – losses (the same)',
    rates: (f: { name: string; decisions: number; cubePr: string; pr: string; rating: string | null; mwcLost: string | null }) =>
      `${f.name}: cube ${f.decisions} counted, PR ${f.cubePr}${f.mwcLost === null ? '' : `, ${f.mwcLost}% of the match lost`}; with the plays PR ${f.pr}${f.rating === null ? '' : ` (${f.rating})`}`,
    before: 'before the throw',
  },
  met: {
    title: (f: { name: string; length: number }) => `${f.name}, to ${f.length} points: chance in % to win the match, needing so many points (down) against so many (across), before the Crawford game and in it`,
    after: 'Of the side behind, after the Crawford game, needing so many points:',
    window: (f: { own: number; other: number; value: number; after: boolean; crawford: boolean }) =>
      `${f.own} away against ${f.other} away${f.crawford ? ', Crawford game' : f.after ? ', after the Crawford game' : ''}, cube ${f.value}`,
    matchChance: 'Chance to win the match',
    sides: { own: 'side to roll', other: 'other side' },
  },
  rollout: {
    columns: (f: { cubeful: boolean; game: Game }) => `${f.cubeful ? 'Equity with the cube (EMG)' : 'Equity'} ± 95% interval; wins (of them ${f.game === 'long' ? 'mars / koks' : 'gammons / backgammons'}) – losses (the same); chance of being the best.`,
    verdict: (f: { verdict: string; percent: string }) => `${f.verdict} (right with a probability of ${f.percent})`,
    best: (f: { percent: string }) => `best ${f.percent}`,
    progress: (f: { done: number; total: number }) => `${f.done} of ${trials(f.total)}`,
    paused: (f: { file: string }) => `Stopped. What is done is in ${f.file}; the same command goes on from there.`,
    nothing: 'No block of 36 trials is done yet.',
    notInState: (f: { file: string }) => `${f.file} holds another rollout; take another file for --state, or leave out what differs.`,
    severalInState: (f: { file: string; count: number }) => `${f.file} holds ${f.count} rollouts and --state goes on with one; nardscope merge puts parts of one together.`,
    illegal: (f: { play: string }) => `“${f.play}” is not a legal play here.`,
    noRoll: 'There is no roll by which all these plays are legal.',
    tooManyPlays: (f: { most: number }) => `At most ${f.most} plays are rolled out side by side.`,
    samePlay: (f: { play: string; other: string }) => `“${f.play}” is the same play as “${f.other}”.`,
    noPlay: 'There is no legal play here.',
  },
};
