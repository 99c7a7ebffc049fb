/** A server of files, as a host without any wits would have it: a folder, no redirects, nothing made up. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};

export interface FolderServer {
  /** Ends in a slash. */
  readonly url: string;
  /** Cuts every connection; nobody answers at this address any more. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  /** Where the folder is, with a slash at both ends. */
  readonly path?: string;
  /** Pages that are no files, by path. */
  readonly made?: Readonly<Record<string, string>>;
  /** Other hosts may load the files. */
  readonly anyOrigin?: boolean;
}

/** Serves a folder on a free port. */
export async function serveFolder(folder: string, { path = '/', made = {}, anyOrigin = false }: ServeOptions = {}): Promise<FolderServer> {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const file = pathname.startsWith(path) ? join(root, decodeURIComponent(pathname.slice(path.length)) || 'index.html') : '';
    const page = made[pathname];
    if (page === undefined && !(file.startsWith(root) && statSync(file, { throwIfNoEntry: false })?.isFile())) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(pathname) || '.html'] ?? 'application/octet-stream', 'cache-control': 'max-age=600', ...(anyOrigin && { 'access-control-allow-origin': '*' }) });
    if (page !== undefined) response.end(page);
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
