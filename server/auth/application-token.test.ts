import { afterAll, expect, test } from 'vitest';
import type { Area } from '#server/platform.ts';
import { testSite } from '#tests/site.ts';

const window: Area = {
  name: 'window',
  routes(app) {
    for (const url of ['/api/companies/', '/api/companies/:id/', '/api/search/pins'])
      app.get(url, { config: { right: 'places.read' } }, async () => ({ url }));
    app.post('/api/quotations/', { config: { right: 'trips.start' } }, async () => ({ asked: true }));
  },
};
const site = await testSite({ areas: [window], settings: { APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
const get = (url: string, authorization?: string) =>
  site.app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

test('an API call with the application token is answered', async () => {
  expect((await get('/api/companies/', 'Bearer the-app-token')).json()).toEqual({ url: '/api/companies/' });
  expect((await get('/api/companies/7/', 'bearer the-app-token')).statusCode).toBe(200);
});

test('a missing or wrong application token is answered 401 with a challenge', async () => {
  const missing = await get('/api/companies/');
  expect([missing.statusCode, missing.json().code, missing.headers['www-authenticate']]).toEqual([
    401,
    'app_token_missing',
    'Bearer realm="vereda"',
  ]);
  for (const authorization of ['Bearer other', 'Basic the-app-token', 'the-app-token', 'Bearer the-app-token x']) {
    const wrong = await get('/api/companies/7/', authorization);
    expect([wrong.statusCode, wrong.json().code], authorization).toEqual([401, 'app_token_wrong']);
  }
});

test('a percent-encoded path still requires the token', async () => {
  expect((await get('/api/%63ompanies/')).statusCode).toBe(401);
  expect((await get('/api/companies/%37/')).statusCode).toBe(401);
});

test('every HTTP method requires the token', async () => {
  expect((await site.app.inject({ method: 'HEAD', url: '/api/companies/' })).statusCode).toBe(401);
  expect((await site.app.inject({ method: 'POST', url: '/api/quotations/' })).statusCode).toBe(401);
});

test('open paths need no application token, and refuse an unknown session’s token', async () => {
  expect((await get('/api/search/pins')).statusCode).toBe(200);
  expect((await get('/api/search/pins', 'Bearer of-nobody')).json().code).toBe('session_ended');
});

test('a collection URL without its final slash is redirected before the token is checked', async () => {
  const moved = await get('/api/companies?q=luna&limit=2');
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/api/companies/?q=luna&limit=2']);
  expect((await get('/api/companies/7')).headers.location).toBe('/api/companies/7/');
  expect((await site.app.inject({ method: 'POST', url: '/api/quotations' })).statusCode).toBe(308);
  expect((await get('//evil.example/api/companies')).statusCode).toBe(404);
});
