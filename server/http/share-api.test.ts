import { afterAll, describe, expect, test } from 'vitest';
import { testSite } from '#tests/site.ts';

const site = await testSite({
  areas: [
    {
      name: 'boats',
      routes(app) {
        app.get('/api/boats', { config: { right: 'trips.start' } }, async () => ({}));
        app.post('/api/boats', { config: { right: 'trips.start' } }, async () => ({}));
      },
    },
  ],
  settings: {
    ...{ PUBLIC_URL: 'https://web.region.test', API_BASE_URL: 'https://api.region.test' },
    API_ORIGINS: 'https://app.region.test',
  },
});
afterAll(site.close);

const OURS = ['https://web.region.test', 'https://app.region.test'];
const OTHERS = ['https://evil.region.test', 'http://web.region.test', 'https://evil.example', 'null'];

const asked = (origin: string, headers: object = {}, method: 'GET' | 'POST' | 'OPTIONS' = 'POST', url = '/api/boats') =>
  site.app.inject({
    method,
    url,
    headers: { host: 'api.region.test', origin, 'sec-fetch-site': 'same-site', ...headers },
  });

describe('an API at its own origin', () => {
  test("answers preflight requests from the site's pages only", async () => {
    const preflight = {
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,if-match',
    };
    for (const origin of OURS) {
      const { statusCode, headers } = await asked(origin, preflight, 'OPTIONS');
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, origin]);
      expect(headers).toMatchObject({
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'authorization,if-match',
        'access-control-allow-methods': expect.stringContaining('PATCH'),
        vary: expect.stringContaining('Origin'),
      });
    }
    for (const origin of OTHERS)
      expect((await asked(origin, preflight, 'OPTIONS')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test("lets only the site's pages read answers and refusals", async () => {
    for (const origin of OURS) {
      const { statusCode, headers } = await asked(origin);
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, origin]);
      expect(headers['access-control-expose-headers']).toContain('content-disposition');
      const missing = await asked(origin, {}, 'GET', '/api/nada');
      expect([missing.statusCode, missing.headers['access-control-allow-origin']]).toEqual([404, origin]);
      const wrong = await asked(origin, { authorization: 'Bearer of-somebody-else' }, 'GET');
      expect([wrong.statusCode, wrong.headers['access-control-allow-origin']]).toEqual([401, origin]);
    }
    for (const origin of OTHERS) {
      const { headers } = await asked(origin, {}, 'GET');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers.vary).toContain('Origin');
    }
  });

  test("accepts writing requests from the site's pages and refuses other hosts", async () => {
    for (const origin of OURS) expect((await asked(origin)).statusCode, origin).toBe(200);
    for (const origin of OTHERS) expect((await asked(origin)).json().code, origin).toBe('foreign_page');
  });

  test('sets CORS headers below /api/ only', async () => {
    expect((await asked(OURS[0]!, {}, 'GET', '/healthz')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});
