import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '#server/create-server.ts';
import { createLog } from '#server/log.ts';
import type { Area } from '#server/platform.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: [] });
const lines: Record<string, unknown>[] = [];
const log = createLog(
  { LOG_LEVEL: 'debug' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);
let begun = Promise.withResolvers<void>();
async function untilGone(socket: NodeJS.EventEmitter): Promise<void> {
  const closed = new Promise((resolve) => socket.once('close', resolve));
  begun.resolve();
  await closed;
  await new Promise(setImmediate);
}
const planted: Area = {
  name: 'planted',
  routes(app) {
    app.post('/planted/body', async () => ({}));
    app.post('/planted/answer', async ({ raw }) => {
      // The connection closes while the answer is compressed.
      setImmediate(() => raw.socket.destroy());
      return { words: 'palabras '.repeat(50_000) };
    });
    app.get('/planted/failure', async ({ raw }) => {
      await untilGone(raw.socket);
      throw new Error('a fault of ours');
    });
  },
};
const app = await createServer({ ...site.platform, log }, [planted]);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
afterAll(async () => {
  await app.close();
  await site.close();
});
beforeEach(() => {
  lines.length = 0;
  begun = Promise.withResolvers();
});

const { host } = new URL(site.platform.config.PUBLIC_URL);
const requestOf = (lines: string) => lines.replace('\r\n', ` HTTP/1.1\r\nHost: ${host}\r\n`);
const HALF = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half":';

/** Sends `request` and closes the connection when the server has begun. */
async function breakOff(request: string, end: 'end' | 'resetAndDestroy', isBegun = begun.promise): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(requestOf(request));
  await isBegun;
  socket[end]();
  socket.destroy();
}
const said = (msg: string) => lines.filter((line) => line.msg === msg);

test.for(['end', 'resetAndDestroy'] as const)(
  'a body that breaks off while it is read is no failure: %s',
  async (end) => {
    const arrived = once(app.server, 'request').then(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    await breakOff(`POST /planted/body\r\n${HALF}`, end, arrived);
    await vi.waitFor(() => expect(said('the client broke off')).toHaveLength(1));
    expect(said('request failed')).toEqual([]);
  },
);

test('an answer that breaks off is no failure', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    requestOf(
      'POST /planted/answer\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    ),
  );
  await vi.waitFor(() => expect(said('the client broke off')).toHaveLength(1));
  expect(said('the client broke off')).toMatchObject([
    { level: 20, code: 'ERR_STREAM_PREMATURE_CLOSE', method: 'POST', path: '/planted/answer' },
  ]);
  expect(said('request failed')).toEqual([]);
});

test('a fault of the site is a failure even after the client has broken off', async () => {
  await breakOff('GET /planted/failure\r\n\r\n', 'end');
  await vi.waitFor(() => expect(said('request failed')).toHaveLength(1));
  expect(said('the client broke off')).toEqual([]);
});
