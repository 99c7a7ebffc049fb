/** A server of files, as a host without any wits would have it: a folder under a path, no redirects, nothing made up. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};

export interface FolderServer {
  /** Ends in a slash. */
  readonly url: string;
  /** Cuts every connection; nobody answers at this address any more. */
  stop(): Promise<void>;
}

/** Serves `folder` under `/path/` on a free port. */
export async function serveFolder(folder: string, path: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = pathname.startsWith(`/${path}/`) ? pathname.slice(path.length + 2) || 'index.html' : null;
    const file = name === null ? null : join(folder, decodeURIComponent(name));
    if (!file?.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=600' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/${path}/`,
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
