import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import type { App } from '#server/platform.ts';
import { answerErrors } from './answer-errors.ts';
import { callerOf, undeclaredProxy, watchForwarded } from './callers.ts';
import { limitRequests } from './limits.ts';

async function siteWith(TRUST_PROXY: string | false) {
  const lines: { level: number; header?: string }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(line.toString()));
      done();
    },
  });
  const config = { TRUST_PROXY, RATE_LIMIT: 4, APP_TOKEN: 'vereda-test' } as Config;
  const app: App = fastify({ trustProxy: TRUST_PROXY, logger: { level: 'error', stream } });
  answerErrors(app);
  watchForwarded(app, config);
  await limitRequests(app, config);
  app.get('/api/caller', async (request) => ({ caller: callerOf(request) }));
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/api/caller', remoteAddress, headers });
  return { ask, lines, seen: () => undeclaredProxy(config) };
}

const browser = (name: string, more: object = {}) => ({
  'user-agent': name,
  'x-forwarded-for': '203.0.113.7',
  ...more,
});

test('behind an undeclared proxy on the local network, each browser and each session has its own limit', async () => {
  const { ask, lines, seen } = await siteWith(false);
  const before = await ask('10.0.0.2', { 'user-agent': 'Ana' });
  expect(before.json().caller).toBe('10.0.0.2');
  const statuses: Record<string, number[]> = {};
  for (const name of ['Ana', 'Luis', 'Rosa']) {
    statuses[name] = [];
    for (let i = 0; i < 5; i += 1) statuses[name].push((await ask('10.0.0.2', browser(name))).statusCode);
  }
  expect(statuses).toEqual({
    Ana: [200, 200, 200, 200, 429],
    Luis: [200, 200, 200, 200, 429],
    Rosa: [200, 200, 200, 200, 429],
  });
  const callerWith = async (authorization: string) =>
    (await ask('10.0.0.2', browser('Teo', { authorization }))).json().caller;
  const [one, other, app] = [
    await callerWith('Bearer one'),
    await callerWith('Bearer other'),
    await callerWith('Bearer vereda-test'),
  ];
  expect(new Set([one, other, app]).size).toBe(3);
  expect(app).toBe((await ask('10.0.0.2', browser('Teo'))).json().caller);
  expect(seen()).toMatchObject({ header: 'x-forwarded-for', address: '10.0.0.2', isNear: true });
  expect(lines).toMatchObject([{ level: 50, header: 'x-forwarded-for', address: '10.0.0.2' }]);
});

test('a forwarded header from an undeclared sender on the internet is logged once', async () => {
  const { ask, lines, seen } = await siteWith(false);
  for (const name of ['a', 'b', 'c', 'd'])
    expect((await ask('198.51.100.7', browser(name))).json().caller).toBe('198.51.100.7');
  expect(seen()).toMatchObject({ address: '198.51.100.7', isNear: false });
  expect(lines).toHaveLength(1);
  await ask('::ffff:127.0.0.1', browser('d'));
  expect(seen()).toMatchObject({ address: '127.0.0.1', isNear: true });
  expect(lines).toHaveLength(2);
  expect((await ask('198.51.100.7', browser('e'))).statusCode).toBe(429);
});

test('a declared proxy is not reported', async () => {
  for (const trust of ['127.0.0.1', '10.0.0.0/8, 127.0.0.1']) {
    const { ask, lines, seen } = await siteWith(trust);
    expect((await ask('127.0.0.1', browser('a'))).json().caller).toBe('203.0.113.7');
    expect([seen(), lines]).toEqual([null, []]);
    expect((await ask('192.168.0.9', browser('a'))).statusCode).toBe(200);
    expect(seen()).toMatchObject({ address: '192.168.0.9' });
  }
});
