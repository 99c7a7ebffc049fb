/** Compiles an AssemblyScript entry to memory, for tests of parts that no shipped wasm exports. */
import { readFile } from 'node:fs/promises';
import asc from 'assemblyscript/asc';

export async function compileWasm(entry: string): Promise<Uint8Array> {
  let binary: Uint8Array | null = null;
  const { error, stderr } = await asc.main([entry, '--runtime', 'stub', '--enable', 'simd', '--outFile', 'out.wasm'], {
    readFile: (name) => readFile(name, 'utf8').catch(() => null),
    writeFile: (_name, contents) => { binary = contents as Uint8Array; },
    listFiles: () => [],
  });
  if (error || !binary) throw new Error(stderr.toString());
  return binary;
}
