/** `nardscope COMMAND --help`: what a command does, how it is called, its options, and calls to copy. */
import { texts, type Texts } from '../src/i18n/index.ts';

type Words = Texts['cli']['help'];
export type CommandName = keyof Words['commands'];
type OptionText = keyof Words['options'];

interface CommandHelp {
  /** Behind the command, a line a way to call it. */
  readonly usage: readonly string[];
  /** As they are written, and which text says what they do. */
  readonly options: readonly (readonly [flags: string, text: OptionText])[];
  readonly examples: readonly string[];
}

const ID = '4HPwATDgc/ABMA';
/** Before the throw at 3-5 in a match to 7. */
const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:5:0:7:10';
const CUBE = [
  ['--jacoby', 'jacoby'], ['--beavers', 'beavers'], ['--backgammon 2|3', 'backgammon'], ['--cap N', 'cap'], ['--stake N', 'stake'], ['--crawford', 'crawford'], ['--met NAME|FILE.xml', 'met'],
] as const satisfies CommandHelp['options'];
const SCORE = [['--match-id ID', 'matchId'], ['--xgid XGID', 'xgid']] as const satisfies CommandHelp['options'];
const RULES = [['--game short|long', 'game'], ['--preset ID', 'preset'], ['--rules LIST', 'rules']] as const satisfies CommandHelp['options'];

const HELP: Readonly<Record<CommandName, CommandHelp>> = {
  analyze: {
    usage: ['FILE|-'],
    options: [['--plies 0|1|2|3', 'plies'], ['--match N', 'match'], ['--met NAME|FILE.xml', 'met'], ['--json', 'json']],
    examples: ['analyze match.mat', 'analyze match.mat --plies 1 --json > match.json'],
  },
  cube: {
    usage: ['--id ID [--match-id ID]', '--xgid XGID'],
    options: [['--id ID', 'id'], ...SCORE, ['--plies 0|1|2|3', 'plies'], ...CUBE, ['--json', 'json']],
    examples: [`cube --id ${ID}`, `cube --id ${ID} --jacoby --beavers --cap 64`, `cube --xgid ${XGID}`, `cube --xgid ${XGID.replace('3:5', '6:5')} --crawford`],
  },
  met: {
    usage: ['[--met NAME|FILE.xml]', '--score 3-5/7'],
    options: [['--met NAME|FILE.xml', 'met'], ['--score 3-5/7', 'score'], ['--crawford', 'crawford'], ['--cube N', 'cubeValue'], ['--gammons .25', 'gammons'], ['--their-gammons .2', 'theirGammons'], ['--json', 'json']],
    examples: ['met', 'met --score 3-5/7', 'met --score 6-5/7 --crawford', 'met --score 3-5/7 --cube 2 --gammons .25 --their-gammons .2'],
  },
  puzzles: {
    usage: ['FILE|-…'],
    options: [
      ['--min-loss 0.05', 'minLoss'], ['--player NAME', 'player'], ['--only checker|cube', 'only'], ['--game short|long', 'onlyGame'], ['--stage LIST', 'stage'], ['--estimates LIST', 'estimates'], ['--plies 0|1|2|3', 'plies'],
      ['--met NAME|FILE.xml', 'met'], ['--title TEXT', 'title'], ['--json', 'json'],
    ],
    examples: ['puzzles match.mat --min-loss 0.08', 'puzzles - --min-loss 0.08 < match.mat', 'puzzles *.mat --player Anna --only cube --json > anna.json'],
  },
  search: {
    usage: ['BACKUP|- --query TEXT'],
    options: [['--query TEXT', 'query'], ['--game short|long', 'onlyGame'], ['--limit N', 'limit'], ['--json', 'json']],
    examples: ['search backup.jsonl --query "own any 20-22 2+; other each 7 0"', 'search - --query "tag anchor" < backup.jsonl'],
  },
  lesson: {
    usage: ['FILE|-'],
    options: [['--json', 'json']],
    examples: ['lesson lesson.json', 'lesson - < lesson.json', 'lesson lesson.json --json > tidy.json'],
  },
  convert: {
    usage: ['FILE|- --to mat|json|text'],
    options: [['--to mat|json|text', 'to'], ['--match N', 'match'], ['--numbering own|white_24|white_1|white_13', 'numbering']],
    examples: ['convert match.mat --to json > match.json'],
  },
  eval: {
    usage: ['--ids FILE|-'],
    options: [['--ids FILE', 'ids'], ['--game short|long', 'game'], ['--began roller|other', 'began'], ['--plies 0|1|2|3', 'plies'], ['--json', 'json']],
    examples: ['eval --ids positions.txt --plies 2', 'eval --ids - --json < positions.txt'],
  },
  rollout: {
    usage: ['--id ID | --xgid XGID', '… --dice 31 [--best N]', '… --plays "8/5 6/5; 24/20"', '… --cube', '--state FILE [--trials N]'],
    options: [
      ['--id ID', 'anyId'], ...SCORE, ...RULES, ['--began roller|other', 'began'], ['--dice 31', 'dice'], ['--best N', 'best'], ['--plays "…; …"', 'plays'], ['--cubeful', 'cubeful'], ['--cube', 'cubeDecision'], ['--cube-plies 0|1', 'cubePlies'], ...CUBE,
      ['--trials N', 'trials'], ['--until-error E', 'untilError'], ['--until-sure P', 'untilSure'], ['--seed S', 'seed'], ['--plies 0|1', 'choicePlies'], ['--truncate N', 'truncate'], ['--no-luck', 'noLuck'],
      ['--no-table', 'noTable'], ['--state FILE', 'state'], ['--shard 3/8', 'shard'], ['--threads N', 'threads'], ['--json', 'json'],
    ],
    examples: [
      `rollout --id ${ID} --dice 31`, `rollout --id ${ID} --plays "8/5 6/5; 24/20" --trials 5184`, `rollout --xgid ${XGID} --cube --until-sure 0.99`, 'rollout --game long --id LN1-CH__gAAAf_8AAAAAAAALHPQ',
      `rollout --id ${ID} --state opening.json`, 'rollout --state opening.json --trials 10368',
    ],
  },
  merge: { usage: ['FILE|-…'], options: [['--json', 'json']], examples: ['merge 1.json 2.json 3.json', 'merge --json shards.jsonl > all.json', 'merge - < shards.jsonl'] },
  plays: { usage: ['--batch FILE.jsonl|-'], options: [['--batch FILE.jsonl', 'batch'], ...RULES], examples: ['plays --batch positions.jsonl', 'plays --batch long.jsonl --preset nardeon'] },
  perft: { usage: ['--depth 1|2|3'], options: [['--depth 1|2|3', 'depth'], ...RULES, ['--json', 'json']], examples: ['perft --depth 2', 'perft --game long --depth 1 --json'] },
  bench: { usage: [''], options: [], examples: ['bench'] },
};

export const isCommand = (name: string): name is CommandName => Object.hasOwn(HELP, name);

/** What `nardscope NAME --help` prints. */
export function helpText(name: CommandName): string {
  const { help } = texts().cli;
  const { usage, options, examples } = HELP[name];
  const width = Math.min(24, Math.max(...options.map(([flags]) => flags.length), 0));
  const line = (flags: string, text: string): string => (flags.length > width ? `  ${flags}\n  ${' '.repeat(width)}  ${text}` : `  ${flags.padEnd(width)}  ${text}`);
  const part = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);
  return [
    help.commands[name],
    ...part(help.usage, usage.map((each) => `  nardscope ${name} ${each}`.trimEnd())),
    ...part(help.optionsTitle, options.map(([flags, text]) => line(flags, help.options[text]))),
    ...part(help.examples, examples.map((each) => `  nardscope ${each}`)),
    '', ...(usage.some((each) => each.includes('|-')) ? [help.standardInput] : []), help.more, '',
  ].join('\n');
}
