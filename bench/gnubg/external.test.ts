import { connect, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, makePosition, positionKey, startPosition } from '../../src/core/position.ts';
import { makePlay } from '../../src/core/play.ts';
import { unwrap } from '../../src/core/result.ts';
import type { RuleBook } from '../../src/core/rule-book.ts';
import { loadRules } from '../../src/engine/rule-book.ts';
import { builtWasm } from '../../src/engine/testing/positions.ts';
import { externalPlayer } from './external.ts';
import { parseFibsBoard } from './fibs-board.ts';

let rules: RuleBook;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
});

let server: Server | null = null, socket: Socket | null = null;
afterEach(() => {
  socket?.destroy();
  server?.close();
});

/** A player at a socket whose other end answers each board line. */
async function playerAnswering(answer: (line: string) => string) {
  const asked: string[] = [];
  const waiting = createServer((end) => createInterface({ input: end }).on('line', (line) => {
    asked.push(line);
    end.write(`${answer(line)}\n`);
  }));
  await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve));
  const { port } = waiting.address() as { port: number };
  [server, socket] = [waiting, connect(port, '127.0.0.1')];
  return { player: externalPlayer(socket, rules), asked };
}

const start = startPosition('short');

describe('a player behind a socket', () => {
  it('is asked with the board and makes the play it answers', async () => {
    const { player, asked } = await playerAnswering(() => '8/5 6/5 ');
    const result = await player(start, [3, 1]);
    expect(parseFibsBoard(asked[0]!)).toEqual({ position: start, roll: [3, 1] });
    expect(result.mover).toEqual(countsOf({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }));
  });
  it('any legal play is understood, one answer after another', async () => {
    const { player } = await playerAnswering((line) => {
      const { position, roll } = parseFibsBoard(line);
      return makePlay(rules.plays(position, roll).at(-1)!.play);
    });
    for (const roll of [[6, 6], [4, 2], [1, 1]] as const) {
      expect(positionKey(await player(start, roll))).toBe(positionKey(rules.plays(start, roll).at(-1)!.result));
    }
  });
  it('an illegal play is refused', async () => {
    const { player } = await playerAnswering(() => '24/5');
    await expect(player(start, [3, 1])).rejects.toThrow('no legal answer');
  });
  it('one that has gone is said to have gone', async () => {
    const { player } = await playerAnswering(() => '');
    socket!.once('connect', () => socket!.end());
    await expect(player(start, [3, 1])).rejects.toThrow();
  });
  it('nothing is asked where there is no choice', async () => {
    const { player, asked } = await playerAnswering(() => '');
    const closed = unwrap(makePosition({ game: 'short', mover: countsOf({ 25: 1, 6: 14 }), opponent: countsOf({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 5 }) }));
    expect(await player(closed, [3, 1])).toEqual(closed);
    expect(asked).toEqual([]);
  });
});
