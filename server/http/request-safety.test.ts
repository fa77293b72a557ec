import { networkInterfaces } from 'node:os';
import { Type } from 'typebox';
import { afterAll, describe, expect, test } from 'vitest';
import { callJson } from '#server/cards/json-call.ts';
import { testSite } from '#tests/site.ts';
import { BODY_LIMIT } from './limits.ts';

const closed = { additionalProperties: false };
const Near = Type.Object({ limit: Type.Optional(Type.Integer()) }, closed);
const Body = Type.Object({ name: Type.Optional(Type.String()) }, closed);
const site = await testSite({
  areas: [
    {
      name: 'boats',
      routes(app, { pool }) {
        const started = { config: { right: 'trips.start' as const } };
        app.post('/api/boats', started, async ({ body }) => ({ body }));
        app.post('/api/boats/kept', started, async ({ body }) => {
          await pool.query('select $1::jsonb', [JSON.stringify(body)]);
          return {};
        });
        app.post('/api/boats/empty', started, async () => ({ done: true }));
        app.post('/api/boats/renew', started, (_request, reply) => reply.header('set-cookie', 'a=b').send({}));
        app.get('/api/boats', { config: { right: 'places.read' } }, async () => ({}));
        const near = { config: { right: 'places.read' as const }, schema: { querystring: Near, body: Body } };
        app.post('/api/boats/near', near, async ({ body, query }) => ({ body, query }));
        app.get('/api/companies/', { config: { right: 'places.read' } }, async () => ({}));
      },
    },
  ],
  settings: { PUBLIC_URL: 'https://viaja.test', RATE_LIMIT: '40', TRUST_PROXY: '127.0.0.1' },
});
afterAll(site.close);
const { app } = site;

let caller = 0;
/** Each request has another IP address, so that the rate limit does not refuse it. */
const ask = (
  method: 'GET' | 'POST' | 'OPTIONS',
  url: string,
  headers: Record<string, string> = {},
  payload?: string,
) => {
  caller += 1;
  return app.inject({
    ...{ method, url, payload, remoteAddress: `198.51.${caller >> 8}.${caller & 255}` },
    headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
};

describe('requests from a page of another site', () => {
  const from = async (headers: Record<string, string>) => (await ask('POST', '/api/boats', headers, '{}')).json().code;

  test('are refused when they write', async () => {
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.viaja.test', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'https://viaja.test.evil.example' },
      { origin: 'http://viaja.test' },
      { origin: 'null' },
    ]) {
      expect(await from(headers as Record<string, string>), JSON.stringify(headers)).toBe('foreign_page');
    }
    expect((await ask('POST', '/api/boats/renew', { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test("are accepted from our own pages, from programs, and under the server's other names", async () => {
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://viaja.test' },
      { origin: 'https://viaja.test', 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost:80', host: 'localhost:80' },
    ]) {
      expect(await from(headers as Record<string, string>), JSON.stringify(headers)).toBeUndefined();
    }
  });

  test('get no CORS headers when no other origin is allowed', async () => {
    const { headers } = await ask('GET', '/api/boats', { origin: 'https://viaja.test' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect((await ask('OPTIONS', '/api/boats', { 'access-control-request-method': 'POST' })).statusCode).toBe(405);
  });

  test('are accepted when they navigate to the site', async () => {
    expect((await ask('GET', '/api/boats', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });

  test('are refused with the content types of HTML forms', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      const answer = await ask('POST', '/api/boats', { 'content-type': type }, '{"a":1}');
      expect([type, answer.statusCode, answer.json().code]).toEqual([type, 415, 'unsupported_media_type']);
    }
    expect((await ask('POST', '/api/boats/empty')).statusCode).toBe(200);
  });
});

describe('a host name of another site that resolves to this server', () => {
  const to = async (host: string, url = '/api/boats') => (await ask('GET', url, { host })).statusCode;

  test('is refused for pages, API and files', async () => {
    for (const host of [
      'evil.example',
      'evil.example:3000',
      'viaja.test.evil.example',
      '198.51.100.7',
      'localhost.evil.example',
    ])
      for (const url of ['/api/boats', '/', '/assets/x.js', '/api/nada', '/healthz?x', '//healthz'])
        expect([host, url, await to(host, url)]).toEqual([host, url, 421]);
    const answer = await ask('POST', '/api/boats', { host: 'evil.example', origin: 'http://evil.example' }, '{}');
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      code: 'foreign_host',
      status: 421,
      requestId: answer.headers['x-request-id'],
    });
  });

  test('is refused even if a forwarded host is ours', async () => {
    const forwarded = { host: 'evil.example', 'x-forwarded-host': 'viaja.test', forwarded: 'host=viaja.test' };
    expect((await ask('GET', '/api/boats', forwarded)).statusCode).toBe(421);
  });

  test('is refused, but the site’s own hosts and names of this machine are accepted', async () => {
    for (const host of [
      'viaja.test',
      'VIAJA.test:443',
      'viaja.test.',
      'localhost:3000',
      '127.0.0.1',
      '[::1]:3000',
      'a.localhost',
    ])
      expect([host, await to(host)]).toEqual([host, 200]);
  });

  test('can request the health check, as load balancers do', async () => {
    expect(await to('10.1.2.3:3000', '/healthz')).toBe(200);
  });

  test('is refused, but the IP address of the connection is accepted', async () => {
    const other = networkInterfaces();
    const own = Object.values(other).flatMap((list = []) =>
      list.filter(({ family, internal }) => family === 'IPv4' && !internal),
    );
    const address = await app.listen({ host: '0.0.0.0', port: 0 });
    const { port } = new URL(address);
    const asked = async (host: string, header = host) =>
      (
        await callJson({
          method: 'GET',
          url: `http://${host}:${port}/api/boats`,
          headers: { host: header },
          patience: 5_000,
        })
      ).status;
    expect(await asked('127.0.0.1', 'evil.example')).toBe(421);
    for (const { address: host } of own) expect([host, await asked(host)]).toEqual([host, 200]);
  });
});

describe('limits', () => {
  test('apply to the length of bodies and URLs', async () => {
    const body = (length: number) => JSON.stringify({ text: 'x'.repeat(length) });
    expect((await ask('POST', '/api/boats', {}, body(BODY_LIMIT - 20))).statusCode).toBe(200);
    expect((await ask('POST', '/api/boats', {}, body(BODY_LIMIT))).json().code).toBe('too_large');
    expect((await ask('GET', `/api/boats?q=${'x'.repeat(9_000)}`)).json().code).toBe('address_too_long');
  });

  test('refuse a body with `__proto__` or `constructor` members', async () => {
    for (const body of ['{"__proto__":{"staff":"admin"}}', '{"constructor":{"prototype":{"staff":"admin"}}}']) {
      expect((await ask('POST', '/api/boats', {}, body)).json().code).toBe('bad_request');
    }
    expect(({} as { staff?: string }).staff).toBeUndefined();
  });

  test('refuse characters that PostgreSQL cannot store', async () => {
    for (const name of ['a\\u0000b', '\\ud800', '\\udfff\\ud800', 'a\\udc00']) {
      const answer = await ask('POST', '/api/boats/kept', {}, `{"name":"${name}"}`);
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'bad_request']);
    }
    expect((await ask('POST', '/api/boats/kept', {}, '{"name":"\\ud83d\\ude00"}')).statusCode).toBe(200);
  });

  test('count an IPv6 /64 network as one caller, including refused requests', async () => {
    const one = (i: number) =>
      app.inject({ url: '/api/companies/', remoteAddress: `2001:db8:1:2:${i.toString(16)}::${i.toString(16)}` });
    const answers = [];
    for (let i = 1; i <= 41; i += 1) answers.push((await one(i)).statusCode);
    expect(answers.filter((status) => status === 401)).toHaveLength(40);
    expect(answers.at(-1)).toBe(429);
    expect((await app.inject({ url: '/api/boats', remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(200);
  });

  test('ignore forwarded IP addresses', async () => {
    const statuses = [];
    for (let i = 1; i <= 41; i += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}`, 'x-real-ip': '8.8.8.8' };
      statuses.push((await app.inject({ url: '/api/boats', headers, remoteAddress: '192.0.2.200' })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a repeated parameter, or a parameter in the wrong part of the request, is refused', async () => {
  const near = (query: string, body = '{}') => ask('POST', `/api/boats/near${query}`, {}, body);
  expect((await near('?limit=3', '{"name":"Caballito"}')).json()).toEqual({
    query: { limit: 3 },
    body: { name: 'Caballito' },
  });
  for (const [query, body] of [
    ['?limit=3&limit=4', '{}'],
    ['?limit[]=3', '{}'],
    ['?limit=3&name=Otro', '{"name":"Caballito"}'],
    ['', '{"name":"Caballito","limit":3}'],
    ['', '{"name":["Caballito","Otro"]}'],
  ]) {
    expect([query, body, (await near(query!, body)).json().code]).toEqual([query, body, 'invalid']);
  }
});

describe('answers that depend on the caller', () => {
  test('are never cached', async () => {
    const asked = await ask('GET', '/api/boats', { authorization: 'Bearer of-somebody-else' });
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([401, 'no-store']);
    const open = await ask('GET', '/api/boats');
    expect([open.headers['cache-control'], open.headers.vary]).toEqual(['no-cache', 'Authorization']);
    expect((await ask('POST', '/api/boats/renew')).headers['cache-control']).toBe('no-store');
  });
});
