import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { APPLICATION_TOKEN_PATHS, PRIVATE_PREFIXES, wireClass } from '#features/accounts/contract/application-token.ts';
import { AREAS } from '#server/create-server.ts';
import type { ApiDocument } from '#server/openapi/describe-api.ts';
import type { Area } from '#server/platform.ts';
import { apiTypes, errorPages, wireNames } from '../tools/api-files.ts';
import { testSite } from './site.ts';

const ROOT = join(import.meta.dirname, '..');
const STALE = 'run "npm run api:types"';

/** The paths each area registers, as Fastify writes them. */
const pathsOf = new Map<string, Set<string>>();
const watched = AREAS.map(
  (area): Area => ({
    ...area,
    async routes(app, platform) {
      const paths = new Set<string>();
      pathsOf.set(area.name, paths);
      app.addHook('onRoute', ({ url }) => void paths.add(url));
      await area.routes(app, platform);
    },
  }),
);
const site = await testSite({ areas: watched });
afterAll(site.close);
await site.app.ready();
const document = site.app.swagger() as ApiDocument;
const owned = [...pathsOf].flatMap(([area, paths]) => [...paths].map((path) => ({ area, path })));

test('each of the twenty names belongs to exactly one area', () => {
  expect(new Set(APPLICATION_TOKEN_PATHS).size).toBe(20);
  for (const name of APPLICATION_TOKEN_PATHS) {
    const areas = new Set(owned.filter(({ path }) => path.includes(name)).map(({ area }) => area));
    expect([name, areas.size]).toEqual([name, 1]);
  }
});

test('no private route matches a public name', () => {
  for (const { path } of owned) {
    const isPrivate = PRIVATE_PREFIXES.some((prefix) => path.startsWith(prefix));
    const isPublic = APPLICATION_TOKEN_PATHS.some((name) => path.includes(name));
    expect([path, isPrivate && isPublic]).toEqual([path, false]);
  }
  // The rule itself locks such a route instead of opening it.
  expect(wireClass('/api/me/api/genders')).toBe('private');
});

test('every path of the public window ends in a slash', () => {
  for (const { path } of owned.filter(({ path }) => wireClass(path) === 'public')) expect(path).toMatch(/\/$/);
});

test('every operation says in Spanish what it answers, and every schema of the document resolves', () => {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item ?? {})) {
      expect([path, method, (operation as { summary?: string }).summary]).toEqual([
        path,
        method,
        expect.stringMatching(/\S/),
      ]);
    }
  }
  expect(document.openapi).toBe('3.1.0');
  expect(JSON.stringify(document)).not.toContain('"$id"');
});

test('the committed types, wire names and error pages are those of this API', async () => {
  const read = (...path: string[]) => readFile(join(ROOT, ...path), 'utf8');
  expect(await read('docs', 'wire-names.md'), STALE).toBe(wireNames(document));
  expect(await read('web', 'http', 'api.generated.ts'), STALE).toBe(await apiTypes(document));
  const pages = errorPages();
  expect((await readdir(join(ROOT, 'docs', 'errors'))).sort(), STALE).toEqual([...pages.keys()].sort());
  for (const [name, text] of pages) expect(await read('docs', 'errors', name), STALE).toBe(text);
});

test('the page of the API is whole without scripts and names every path and code', async () => {
  const answer = await site.app.inject('/api/docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.body).not.toContain('<script');
  for (const path of Object.keys(document.paths ?? {})) expect(answer.body.replaceAll('<wbr>', '')).toContain(path);
  for (const name of errorPages().keys()) expect(answer.body).toContain(`id="error-${name.replace('.md', '')}"`);
});
