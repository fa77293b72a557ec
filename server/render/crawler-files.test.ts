import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerErrors } from '#server/http/answer-errors.ts';
import type { App } from '#server/platform.ts';
import type { LiveRegion } from '#server/region/live-region.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import type { Settings } from '#web/settings.ts';
import { addCrawlerFiles } from './crawler-files.ts';

const app: App = fastify();
answerErrors(app);
const settings = { publicUrl: 'https://viaja.test', applicationToken: 'vereda-test' } as Settings;
addCrawlerFiles(app, { region: {} as LiveRegion, settings, files: {} as KeptFiles });
let status = 200;
const asked: unknown[] = [];
app.get('/api/search/pins', async ({ ip, headers }) => {
  asked.push([ip, headers['user-agent'], headers.cookie]);
  return { pins: [['1', 'huaca-de-la-luna', 'Luna']] };
});
app.get('/api/itineraries/', async () => ({ items: [{ slug: 'un-dia' }] }));
app.get<{ Querystring: { cursor?: string } }>('/api/touroperator-plans/', async ({ query }, reply) =>
  query.cursor === undefined
    ? { items: [{ slug: 'totora' }], next: 'b' }
    : reply.code(status).send({ items: [{ slug: 'sillar' }], next: null }),
);
afterAll(() => app.close());

test('the sitemap lists the published pages, and a cache must ask for it each time', async () => {
  const answer = await app.inject('/sitemap.xml');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  for (const path of ['/lugares/huaca-de-la-luna', '/itinerarios/un-dia', '/planes/totora', '/planes/sillar'])
    expect(answer.body).toContain(`<loc>https://viaja.test${path}</loc>`);
});

test("the API requests that build a sitemap count for the caller's rate limits", async () => {
  asked.length = 0;
  await app.inject({
    url: '/sitemap.xml',
    remoteAddress: '192.0.2.7',
    headers: { 'user-agent': 'Bot', cookie: 'a=b' },
  });
  expect(asked).toEqual([['192.0.2.7', 'Bot', undefined]]);
});

test.each([429, 503])(
  'the sitemap is answered 503 and not cached when one of its requests is answered %i',
  async (refused) => {
    status = refused;
    const answer = await app.inject('/sitemap.xml');
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '60',
    ]);
  },
);
