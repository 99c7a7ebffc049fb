/** Work that many workers share. */
import type { Engine } from '../engine/protocol.ts';

/**
 * Does tasks in order, as many at a time as the engine has workers. Rejects with the first failure, after which none is started.
 */
export async function spread<T>(tasks: readonly T[], engine: Engine, work: (task: T) => Promise<void>): Promise<void> {
  const { workers } = await engine.info();
  let next = 0;
  const run = async (): Promise<void> => {
    try {
      while (next < tasks.length) await work(tasks[next++]!);
    } catch (error) {
      next = tasks.length;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: workers }, run));
}
