import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import { route } from '#features/route.ts';
import { testSite } from '#tests/site.ts';
import { serve } from './serve.ts';

const reply = { 200: Type.Object({}) };
const about = { tag: 'Prueba', summary: 'Prueba', replies: reply } as const;
const kept = route('GET /api/boats', { id: 'listBoats', ...about, right: 'trips.plan', kept: 'content' });
const withToken = route('GET /api/companies/boats/', { id: 'k', ...about, right: 'places.read', kept: 'content' });
const own = route('GET /api/trips/boats', { id: 'listOwnBoats', ...about, right: 'trips.plan' });
const change = route('POST /api/boats', { id: 'addBoat', ...about, right: 'trips.plan' });

const areas = [
  {
    name: 'boats',
    routes(app: Parameters<typeof serve>[0]) {
      for (const one of [kept, withToken, own, change]) serve(app, one, async () => ({}));
    },
  },
];
const site = await testSite({ areas, settings: { APP_TOKEN: 'the-app-token' } });
const split = await testSite({
  areas,
  settings: { PUBLIC_URL: 'https://web.region.test', API_BASE_URL: 'https://api.region.test' },
});
afterAll(() => Promise.all([site.close(), split.close()]));

const OTHER = { origin: 'https://noticias.example', 'sec-fetch-site': 'cross-site' };
const shared = (headers: object) => {
  const { 'access-control-allow-origin': origin, 'cross-origin-resource-policy': resource } = headers as Record<
    string,
    string
  >;
  return [origin, resource];
};

test('a page of another site may read a public answer that needs no token', async () => {
  const answer = await site.app.inject({ url: '/api/boats', headers: OTHER });
  expect([answer.statusCode, ...shared(answer.headers)]).toEqual([200, '*', 'cross-origin']);
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('no other answer is open, and no preflight is answered', async () => {
  const token = { authorization: 'Bearer the-app-token' };
  for (const [method, url, headers] of [
    ['GET', '/api/trips/boats', {}],
    ['GET', '/api/companies/boats/', token],
    ['POST', '/api/boats', {}],
    ['OPTIONS', '/api/boats', { 'access-control-request-method': 'GET' }],
    ['GET', '/api/openapi.json', {}],
  ] as const) {
    const answer = await site.app.inject({ method, url, headers: { ...OTHER, ...headers } });
    const [origin, resource] = shared(answer.headers);
    expect([method, url, origin, resource === 'cross-origin']).toEqual([method, url, undefined, false]);
  }
});

test('the pages of the site keep the header that allows their cookies', async () => {
  const ask = (origin: string) =>
    split.app.inject({
      url: '/api/boats',
      headers: { host: 'api.region.test', origin, 'sec-fetch-site': 'same-site' },
    });
  const ours = await ask('https://web.region.test');
  expect([ours.headers['access-control-allow-origin'], ours.headers['access-control-allow-credentials']]).toEqual([
    'https://web.region.test',
    'true',
  ]);
  const theirs = await ask('https://noticias.example');
  expect([theirs.headers['access-control-allow-origin'], theirs.headers['access-control-allow-credentials']]).toEqual([
    '*',
    undefined,
  ]);
  for (const { headers } of [ours, theirs]) expect(headers.vary).toContain('Origin');
});
