/** Memory of a page and its workers, as the operating system and the engine of its scripts see it. */
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'puppeteer-core';

/** Bytes. */
export interface Memory {
  /** Of the page's process, with the memory of the workers' WASM; null where the system does not tell (it does on Linux). */
  readonly process: number | null;
  /** Of the page's scripts, after their garbage is collected. */
  readonly page: number;
  /** The same of all workers. */
  readonly workers: number;
  /** Nodes and listeners of the page's documents: counts, not bytes. */
  readonly nodes: number;
  readonly listeners: number;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize?: number;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as HeapUsage;
  return usedSize + backingStorageSize;
}

/** What a process holds for itself, not shared with others. */
async function processMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const found = /^RssAnon:\s+(\d+) kB$/m.exec(status);
  return found ? Number(found[1]) * 1024 : null;
}

/** `pid`: of the page's process; `session`: of the page. */
export async function measureMemory(page: Page, session: CDPSession, pid: number): Promise<Memory> {
  const workers = await Promise.all(page.workers().map(({ client }) => heapOf(client)));
  const own = await heapOf(session);
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { process: await processMemory(pid), page: own, workers: workers.reduce((sum, each) => sum + each, 0), nodes, listeners };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** By how much the last quarter of a run lies above its second: the first one is for what is loaded and compiled once. Null when it was too short. */
export function growth(values: readonly number[]): { readonly from: number; readonly to: number } | null {
  const quarter = Math.floor(values.length / 4);
  return quarter === 0 ? null : { from: median(values.slice(quarter, 2 * quarter)), to: median(values.slice(-quarter)) };
}
