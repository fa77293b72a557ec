import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { callJson } from './json-call.ts';

let answer: (reply: ServerResponse, body: string) => void;
let connections = 0;
const server = createServer(async (request, reply) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  answer(reply, body);
}).listen(0, '127.0.0.1');
server.on('connection', () => {
  connections += 1;
});
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
afterAll(() => server.closeAllConnections());
const call = (patience = 5_000) => callJson({ method: 'POST', url, body: '{"á":1}', patience });

test('reads an answer that arrives in parts, and reuses the connection', async () => {
  answer = (reply, body) => {
    reply.statusCode = 402;
    reply.write(body.slice(0, 3));
    setTimeout(() => reply.end(body.slice(3)), 20);
  };
  for (let time = 0; time < 9; time += 1) expect(await call()).toEqual({ status: 402, body: '{"á":1}' });
  expect(connections).toBeLessThanOrEqual(2);
});

test('rejects a missing answer, half an answer and a closed connection', async () => {
  answer = () => undefined;
  await expect(call(50)).rejects.toThrow('No whole answer came within 50 ms.');
  answer = (reply) => reply.write('{');
  await expect(call(50)).rejects.toThrow('No whole answer came within 50 ms.');
  answer = (reply) => {
    reply.writeHead(200, { 'content-length': 9 }).write('{');
    setTimeout(() => reply.destroy(), 20);
  };
  await expect(call()).rejects.toThrow();
  answer = (reply) => reply.destroy();
  await expect(call()).rejects.toThrow();
});

test('rejects without sending when no connection becomes free in time', async () => {
  const open: ServerResponse[] = [];
  answer = (reply) => open.push(reply);
  const others = Array.from({ length: 64 }, () => call());
  await vi.waitUntil(() => open.length === 64);
  await expect(call(50)).rejects.toThrow('No whole answer came within 50 ms.');
  for (const reply of open) reply.end('{}');
  await Promise.all(others);
  answer = (reply) => reply.end('{}');
  await call();
  expect(open).toHaveLength(64);
});

test('rejects an answer that exceeds the maximum length', async () => {
  answer = (reply) => {
    const more = () => {
      if (reply.write('x'.repeat(200_000))) setImmediate(more);
      else reply.once('drain', more);
    };
    more();
  };
  await expect(call()).rejects.toThrow('The answer is too long.');
});
