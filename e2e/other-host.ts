import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server at another host that records the requests of browsers. */
export interface OtherHost {
  origin: string;
  /** All requests for pages in the order of arrival. */
  heard: { url: string; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/**
 * Starts the server at the host name 127.0.0.1 (the site's host name is localhost) and a free port. CORS allows every page to read its
 * responses.
 */
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
