import { afterEach, describe, expect, test, vi } from 'vitest';
import { fail, unwrap } from '../core/result.ts';
import { createChanges } from './changes.ts';
import { makeStore } from './make-store.ts';
import { createMemoryBackend } from './memory-backend.ts';
import { openMemoryStore, openStore } from './open.ts';
import { samplePosition } from './testing/entries.ts';
import { STORE_CASES } from './testing/store-cases.ts';

describe('a store in memory', () => {
  test.each(STORE_CASES)('$name', ({ run }) => run(openMemoryStore()));
});

describe('a page that may not store anything', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each<[rule: string, value: unknown, reason: string]>([
    ['without IndexedDB', undefined, 'NotFoundError'],
    ['where it is null', null, 'NotFoundError'],
    ['where opening is forbidden', { open: () => { throw new DOMException('', 'SecurityError'); } }, 'SecurityError'],
  ])('%s works in memory and says so', async (_rule, value, reason) => {
    vi.stubGlobal('indexedDB', value);
    const store = await openStore();
    expect(store.problem).toEqual({ code: 'store_unavailable', facts: { reason } });
    unwrap(await store.put(samplePosition('p')));
    expect(unwrap(await store.get('p'))).toEqual(samplePosition('p'));
  });
});

test.each([
  ['QuotaExceededError', fail('store_full')],
  ['InvalidStateError', fail('store_unavailable', { reason: 'InvalidStateError' })],
])('the database’s %s is a value, and nobody hears of a change', async (name, expected) => {
  const backend = { ...createMemoryBackend(), run: () => Promise.reject(new DOMException('', name)) };
  const store = makeStore({ backend, changes: createChanges(null), problem: null, now: Date.now });
  const heard = vi.fn();
  store.onChange(heard);
  expect(await store.put(samplePosition('p'))).toEqual(expected);
  expect(heard).not.toHaveBeenCalled();
});

test('a bug in the store is thrown, not taken for a full disk', async () => {
  const backend = { ...createMemoryBackend(), run: () => Promise.reject(new TypeError('x is not a function')) };
  const store = makeStore({ backend, changes: createChanges(null), problem: null, now: Date.now });
  await expect(store.list()).rejects.toThrow(TypeError);
});
