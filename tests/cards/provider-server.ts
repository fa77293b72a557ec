import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export type SentReply = [status: number, body: object];

export interface ProviderServer {
  port: number;
  url: string;
  cutAfter(path: RegExp): void;
  breakBefore(path: RegExp, times: number): void;
  calls: ReceivedCall[];
  close(): Promise<void>;
}

/**
 * A repeated call with one idempotency key gets the first status and body.
 * @param idempotent returns true for calls whose idempotency key counts
 */
export async function providerServer(
  answer: (asked: ReceivedCall) => SentReply,
  options: {
    keyHeader: string;
    idempotent(asked: ReceivedCall): boolean;
    reused(): SentReply;
  },
): Promise<ProviderServer> {
  const kept = new Map<string, { call: string; said: SentReply }>();
  const cuts: RegExp[] = [];
  const breaks: RegExp[] = [];
  const calls: ReceivedCall[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const asked = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    };
    calls.push(asked);
    const where = `${asked.method} ${asked.path}`;
    const broken = breaks.findIndex((path) => path.test(where));
    if (broken >= 0) {
      breaks.splice(broken, 1);
      return send(response, [
        500,
        { error: { type: 'api_error', message: 'Broken on purpose.' }, message: 'Broken', status: 500 },
      ]);
    }
    const said = firstAnswer(asked);
    const cut = cuts.findIndex((path) => path.test(where));
    if (cut >= 0) {
      cuts.splice(cut, 1);
      return response.socket?.destroy();
    }
    return send(response, said);
  };

  function firstAnswer(asked: ReceivedCall): SentReply {
    const key = asked.headers[options.keyHeader];
    if (asked.method === 'GET' || typeof key !== 'string' || !options.idempotent(asked)) return answer(asked);
    const call = `${asked.method} ${asked.path} ${asked.body}`;
    const before = kept.get(key);
    if (before) return before.call === call ? before.said : options.reused();
    const said = answer(asked);
    kept.set(key, { call, said });
    return said;
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => send(response, [599, { error: { message: error.stack } }]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    cutAfter: (path) => cuts.push(path),
    breakBefore: (path, times) => breaks.push(...Array<RegExp>(times).fill(path)),
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function someId(prefix: string): string {
  return `${prefix}${randomUUID().replaceAll('-', '')}`;
}

function send(response: ServerResponse, [status, body]: SentReply): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': someId('req_') })
    .end(JSON.stringify(body));
}
