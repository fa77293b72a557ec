import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { App } from '#server/platform.ts';
import type { LiveRegion } from '#server/region/live-region.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import type { Settings } from '#web/settings.ts';
import { addCrawlerFiles } from './crawler-files.ts';

const app: App = fastify();
const settings = { publicUrl: 'https://viaja.test' } as Settings;
addCrawlerFiles(app, { region: {} as LiveRegion, settings, files: {} as KeptFiles });
afterAll(() => app.close());

test('the rules for crawlers name the sitemap and close the API, and let each trip say whether it is public', async () => {
  const answer = await app.inject('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Sitemap: https://viaja.test/sitemap.xml']),
  );
  expect(answer.body).not.toContain('/viajes');
});
