/** A plain file server: pages are sent as they are, as the simplest host would. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.wasm': 'application/wasm', '.svg': 'image/svg+xml',
};

export interface FileServer {
  /** Ends in a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a folder on a free port; `extra`: pages that are no files, by path. `anyOrigin`: other hosts may load the files. */
export async function serveFolder(folder: string, extra: Readonly<Record<string, string>> = {}, anyOrigin = false): Promise<FileServer> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)).replace(/^(\.\.[/\\])+/, '');
    const head = { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', ...(anyOrigin && { 'access-control-allow-origin': '*' }) };
    const made = extra[path];
    const send = made === undefined ? readFile(join(folder, path)) : Promise.resolve(made);
    send.then((body) => response.writeHead(200, head).end(body), () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => { server.close(() => resolve()); server.closeAllConnections(); }),
  };
}
