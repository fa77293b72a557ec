import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import type { App } from '#server/platform.ts';
import { PoolBusy } from '#server/workers/worker-pool.ts';
import { answerErrors } from './answer-errors.ts';
import { limitRequests } from './limits.ts';

const app: App = fastify();
answerErrors(app);
await limitRequests(app, { RATE_LIMIT: 40 } as Config);
const PATHS = [
  '/healthz',
  '/cartel/:region/:scene/:seed.svg',
  '/compartir/*',
  '/archivos/:id/:name',
  '/sitemap.xml',
  '/*',
];
for (const path of PATHS) app.get(path, async () => 'here');
for (const path of ['/api/one', '/api/other']) app.get(path, async () => 'here');
app.get('/api/busy', async () => {
  throw new PoolBusy();
});
afterAll(() => app.close());

async function answered(url: string, of: number, remoteAddress: string): Promise<number> {
  const statuses = [];
  for (let i = 0; i < of; i += 1) statuses.push((await app.inject({ url, remoteAddress })).statusCode);
  const refused = statuses.indexOf(429);
  return refused < 0 ? of : refused;
}

test('every path has a limit per network, and expensive paths have a lower limit than others', async () => {
  expect(await answered('/healthz', 50, '192.0.2.1')).toBe(20);
  expect(await answered('/planes', 50, '192.0.2.1')).toBe(20);
  expect(await answered('/cartel/trujillo/huaca/a.svg', 50, '192.0.2.1')).toBe(40);
  expect(await answered('/compartir/lugares/luna.png', 50, '192.0.2.1')).toBe(2);
  expect(await answered('/sitemap.xml', 50, '192.0.2.1')).toBe(2);
  expect(await answered('/archivos/abc/40.webp', 250, '192.0.2.1')).toBe(200);
  expect((await app.inject({ url: '/planes', remoteAddress: '192.0.2.2' })).statusCode).toBe(200);
});

test('all routes of the API share one counter', async () => {
  expect(await answered('/api/one', 30, '192.0.2.3')).toBe(30);
  expect(await answered('/api/other', 30, '192.0.2.3')).toBe(10);
});

test('while every worker thread is busy, a request is refused with a time to wait', async () => {
  const answer = await app.inject({ url: '/api/busy', remoteAddress: '192.0.2.4' });
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});
