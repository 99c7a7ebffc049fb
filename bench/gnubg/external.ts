/** GNU Backgammon as a player, over its `external` socket: a board a line goes out, a play comes back. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parsePlay } from '../../src/core/play.ts';
import type { RuleBook } from '../../src/core/rule-book.ts';
import type { Plies } from '../../src/engine/protocol.ts';
import type { Player } from '../games/game.ts';
import { makeFibsBoard } from './fibs-board.ts';

export interface ExternalPlayer {
  readonly play: Player;
  close(): void;
}

const HOST = '127.0.0.1';
const START_MS = 20_000;
const RETRY_MS = 100;

/** A player at the other end of a socket. Only what has a choice is asked; what comes back must be legal, or the play rejects. */
export function externalPlayer(socket: Socket, ruleBook: RuleBook): Player {
  socket.setNoDelay(true);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return async (position, roll) => {
    const legal = ruleBook.plays(position, roll);
    if (legal.length < 2) return legal[0]?.result ?? position;
    const line = makeFibsBoard(position, roll);
    socket.write(`${line}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('the other player has gone');
    const spelled = parsePlay(value);
    const found = spelled.ok ? ruleBook.find(position, roll, spelled.value) : null;
    if (!found) throw new Error(`“${value}” is no legal answer to ${line}`);
    return found.result;
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

const connected = (port: number): Promise<Socket> => new Promise((resolve, reject) => {
  const socket = connect(port, HOST, () => {
    socket.off('error', reject);
    resolve(socket);
  });
  socket.once('error', reject);
});

async function connectWhenUp(port: number): Promise<Socket> {
  for (const end = Date.now() + START_MS; ;) {
    try {
      return await connected(port);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Cubeless money play without Jacoby, on one thread, by its own settings and nobody's. */
const commandsFor = (port: number, plies: Plies): string => `set threads 1
set jacoby off
set evaluation chequerplay evaluation plies ${plies}
set evaluation chequerplay evaluation cubeful off
set evaluation cubedecision evaluation plies 0
external ${HOST}:${port}
`;

/** Starts the program. Close it, or it stays. */
export async function startGnubg(program: string, plies: Plies, ruleBook: RuleBook): Promise<ExternalPlayer> {
  const folder = mkdtempSync(join(tmpdir(), 'nardscope-gnubg-'));
  const port = await freePort();
  const commands = join(folder, 'commands');
  writeFileSync(commands, commandsFor(port, plies));
  const child = spawn(program, ['-t', '-q', '-r', '-s', folder, '-c', commands], { stdio: 'ignore' });
  const stop = (): void => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const socket = await connectWhenUp(port);
    return {
      play: externalPlayer(socket, ruleBook),
      close() {
        socket.destroy();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
