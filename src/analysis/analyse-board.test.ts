import { expect, it } from 'vitest';
import { startPosition } from '../core/position.ts';
import { situationOf } from '../core/situation.ts';
import type { Engine } from '../engine/protocol.ts';
import { analyseBoard } from './analyse-board.ts';

it.each([['classic_uzun', 'mover'], ['nardeon', undefined]])('the start of long nard: who began is asked with it where a last throw is played, %s', async (id, began) => {
  const asked: unknown[] = [];
  const hear = (request: { readonly position: { readonly began?: unknown } }): unknown => {
    asked.push(request.position.began);
    return { candidates: [] };
  };
  const engine = { rank: hear, evaluate: hear } as unknown as Engine;
  for (const roll of [null, [3, 1] as const]) await analyseBoard(engine, { ...situationOf(startPosition('long'), roll), preset: { id, version: 1 } }, 0, new AbortController().signal, () => {});
  expect(asked).toEqual([began, began]);
});
