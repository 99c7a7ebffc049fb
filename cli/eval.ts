/** `nardscope eval`: chances and equity of position IDs, for the side on roll. What a scorer of evaluators reads. */
import { parsePositionId } from '../src/formats/position-id.ts';
import { texts } from '../src/i18n/index.ts';
import { createNodeEngine } from './engine.ts';
import { Failure, fileFailure } from './failure.ts';
import { readArgs, readGame, readInput, readPlies } from './options.ts';

/** `--ids FILE`: a GNUbg position ID a line; out: `id<TAB>win wg wbg lg lbg equity`. */
export async function run(args: string[]): Promise<number> {
  const { values } = readArgs(args, { game: { type: 'string' }, plies: { type: 'string', default: '0' }, ids: { type: 'string' } });
  readGame(values.game);
  const plies = readPlies(values.plies);
  if (values.ids === undefined) throw new Failure(texts().cli.missing({ what: '--ids FILE' }));
  const lines = new TextDecoder().decode(await readInput(values.ids)).split(/\r?\n/);
  const tasks = lines.flatMap((text, i) => (text.trim() ? [{ id: text.trim(), line: i + 1 }] : [])).map(({ id, line }) => {
    const position = parsePositionId(id);
    if (!position.ok) throw fileFailure(values.ids!, { ...position.error, facts: { ...position.error.facts, line } });
    return { id, position: position.value };
  });

  const engine = createNodeEngine();
  try {
    await engine.prepare();
    const { workers } = await engine.info();
    // A block in flight keeps the workers busy without queueing everything at once.
    const block = 64 * workers;
    for (let start = 0; start < tasks.length; start += block) {
      const answers = await Promise.all(tasks.slice(start, start + block).map(async ({ id, position }) => {
        const { probabilities: p, equity } = await engine.evaluate({ position, plies });
        return `${id}\t${[p.win, p.winGammon, p.winBackgammon, p.loseGammon, p.loseBackgammon, equity].map((x) => x.toFixed(6)).join(' ')}\n`;
      }));
      process.stdout.write(answers.join(''));
    }
  } finally {
    engine.close();
  }
  return 0;
}
