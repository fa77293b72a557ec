import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WORKER_PATH } from '../web/offline/offline-screens.ts';

/** A proxy that lets a test change the service worker's script, as a new build would. */
export interface BeforeTheSite {
  address: string;
  worker: (text: string) => string;
  close(): Promise<void>;
}

export async function standBefore(site: string): Promise<BeforeTheSite> {
  const target = new URL(site);
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === WORKER_PATH;
    const headers = { ...asked.headers, host: target.host, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const { hostname, port } = target;
    const sent = request({ hostname, port, path: asked.url, method: asked.method, headers }, (got) => {
      if (!isWorker) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        const { etag: _, 'last-modified': __, 'content-length': ___, ...kept } = got.headers;
        answer.writeHead(got.statusCode ?? 502, kept).end(before.worker(Buffer.concat(parts).toString()));
      });
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((open) => server.listen(0, 'localhost', open));
  const before: BeforeTheSite = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    worker: (text) => text,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return before;
}
