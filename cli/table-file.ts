/** Tables made by the engine, kept in the user's cache folder: a shell has no IndexedDB. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { TableCache } from '../src/engine/bearoff-table.ts';

const folder = (): string => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'nardscope');

/** `bearoff-6` or `two-sided-6`: one file each; where the folder cannot be written the table is simply made again next time. */
export function fileTables(name: string): TableCache {
  const file = join(folder(), `${name}.bin`);
  return {
    load: () => readFile(file).then((bytes) => new Uint8Array(bytes), () => null),
    async save(bytes) {
      // Other processes may read meanwhile: the file appears whole.
      const part = `${file}.${process.pid}-${threadId}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, file);
      } catch {
        return;
      }
    },
  };
}
