import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherHost {
  origin: string;
  heard: { url: string; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/** The host is 127.0.0.1, because the site's host is localhost. CORS lets every page read the responses. */
export async function otherHost(): Promise<OtherHost> {
  const heard: OtherHost['heard'] = [];
  const server = createServer(({ url = '', headers, method }, response) => {
    if (url !== '/favicon.ico' && method !== 'OPTIONS') heard.push({ url, headers });
    response.writeHead(200, {
      'content-type': 'text/html',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, authorization',
    });
    response.end('<!doctype html><title>Otro sitio</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
