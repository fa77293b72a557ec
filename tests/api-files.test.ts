import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifySchema } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { APPLICATION_TOKEN_PATHS, PRIVATE_PREFIXES, wireClass } from '#features/accounts/contract/application-token.ts';
import { EMAIL } from '#features/accounts/contract/entry-rules.ts';
import { drawWays } from '#features/maps/contract/routes.ts';
import { hasTelephone } from '#features/telephone.ts';
import { findLegs } from '#features/trips/contract/planning-routes.ts';
import { AREAS } from '#server/areas.ts';
import { validatorsWithin } from '#server/http/validators.ts';
import type { ApiDocument } from '#server/openapi/describe-api.ts';
import type { Area } from '#server/platform.ts';
import { errorPages, wireNames } from '../tools/api-files.ts';
import { declaredRoutes } from '../tools/declared-routes.ts';
import { PUBLIC_NAMES } from '../tools/public-names.ts';
import { call } from './call.ts';
import { testSite } from './site.ts';

const ROOT = join(import.meta.dirname, '..');
const STALE = 'run "npm run api:docs"';

const pathsOf = new Map<string, Set<string>>();
const routes: { name: string; schema: FastifySchema }[] = [];
const watched = AREAS.map(
  (area): Area => ({
    ...area,
    async routes(app, platform) {
      const paths = new Set<string>();
      pathsOf.set(area.name, paths);
      app.addHook('onRoute', ({ url, method, schema }) => {
        paths.add(url);
        if (method !== 'HEAD') routes.push({ name: `${method} ${url}`, schema: schema ?? {} });
      });
      await area.routes(app, platform);
    },
  }),
);
const site = await testSite({ areas: watched });
afterAll(site.close);
await site.app.ready();
const document = site.app.swagger() as ApiDocument;
const declared = await declaredRoutes();
const owned = [...pathsOf].flatMap(([area, paths]) => [...paths].map((path) => ({ area, path })));

test('the areas register exactly the operations that their contracts declare', () => {
  const names = declared.map(({ method, path }) => `${method} ${path}`);
  const registered = routes.map(({ name }) => name).filter((name) => name.includes(' /api/'));
  expect(names.length).toBeGreaterThan(300);
  expect(registered.sort()).toEqual(names.sort());
});

test('each of the twenty public names belongs to exactly one area', () => {
  expect(new Set(APPLICATION_TOKEN_PATHS).size).toBe(20);
  for (const name of APPLICATION_TOKEN_PATHS) {
    const areas = new Set(owned.filter(({ path }) => path.includes(name)).map(({ area }) => area));
    expect([name, areas.size]).toEqual([name, 1]);
  }
});

test('each of the twenty public names has a journey in a browser', async () => {
  for (const [name, { journey }] of Object.entries(PUBLIC_NAMES)) {
    const [file, title] = journey;
    const text = await readFile(join(ROOT, 'e2e', file), 'utf8');
    expect([name, text.includes(title)]).toEqual([name, true]);
  }
});

test('no private path contains a public name', () => {
  for (const { path } of owned) {
    const isPrivate = PRIVATE_PREFIXES.some((prefix) => path.startsWith(prefix));
    const isPublic = APPLICATION_TOKEN_PATHS.some((name) => path.includes(name));
    expect([path, isPrivate && isPublic]).toEqual([path, false]);
  }
  // The prefix /api/me makes the path private, although the path contains the public name `genders`.
  expect(wireClass('/api/me/api/genders')).toBe('private');
});

test('every public path ends in a slash', () => {
  for (const { path } of owned.filter(({ path }) => wireClass(path) === 'public')) expect(path).toMatch(/\/$/);
});

test('every operation has a Spanish summary, and every reference in the API description resolves', () => {
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

test('the committed pages of wire names and errors are up to date', async () => {
  const read = (...path: string[]) => readFile(join(ROOT, ...path), 'utf8');
  expect(await read('docs', 'wire-names.md'), STALE).toBe(wireNames(declared));
  const pages = errorPages();
  expect((await readdir(join(ROOT, 'docs', 'errors'))).sort(), STALE).toEqual([...pages.keys()].sort());
  for (const [name, text] of pages) expect(await read('docs', 'errors', name), STALE).toBe(text);
});

test('the page about the API lists every path and error code, and works without scripts', async () => {
  const answer = await site.app.inject('/api/docs');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.body).not.toContain('<script');
  for (const path of Object.keys(document.paths ?? {})) expect(answer.body.replaceAll('<wbr>', '')).toContain(path);
  for (const name of errorPages().keys()) expect(answer.body).toContain(`id="error-${name.replace('.md', '')}"`);
});

interface Member {
  name: string;
  schema: { type?: string; withinReach?: string; pattern?: string; items?: object };
}

function membersOf(schema: unknown): Member[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = Object.entries((schema as { properties?: Record<string, Member['schema']> }).properties ?? {});
  return [
    ...properties.map(([name, member]) => ({ name, schema: member })),
    ...Object.values(schema).flatMap(membersOf),
  ];
}

test('numbers in queries, paths and headers must be finite', () => {
  const compile = validatorsWithin([-180, -90, 180, 90])({}, {} as never);
  let asked = 0;
  for (const { name, schema } of routes) {
    for (const httpPart of ['querystring', 'params', 'headers'] as const) {
      const part = schema[httpPart] as { properties?: Record<string, { type?: string }> } | undefined;
      const numeric = Object.entries(part?.properties ?? {}).filter(([, { type }]) =>
        /^(integer|number)$/.test(type ?? ''),
      );
      for (const [member] of numeric) {
        const check = compile({ schema: part, method: 'GET', url: '/', httpPart }) as ((data: unknown) => boolean) & {
          errors?: { instancePath: string; keyword: string }[];
        };
        for (const value of ['1e309', '-1e309', 'Infinity', '-Infinity', 'NaN', '9'.repeat(400)]) {
          expect([name, member, value, check({ [member]: value })]).toEqual([name, member, value, false]);
          const fault = check.errors?.find(
            ({ instancePath, keyword }) => instancePath === `/${member}` && keyword === 'type',
          );
          expect([name, value, fault]).toEqual([name, value, expect.anything()]);
          asked += 1;
        }
      }
    }
  }
  expect(asked).toBeGreaterThan(24 * 6);
});

test("every position in a request is limited to the region's area", async () => {
  const parts = routes.flatMap(({ name, schema }) =>
    (['body', 'querystring', 'params', 'headers'] as const).flatMap((part) =>
      membersOf(schema[part]).map((member) => ({ route: name, ...member })),
    ),
  );
  const positions = parts.filter(({ name }) => /^(lon|lat|lng|longitude|latitude|near|through|ring)$/i.test(name));
  expect(new Set(positions.map(({ route }) => route)).size).toBeGreaterThan(15);
  for (const { route, name, schema } of positions)
    expect([route, name, JSON.stringify(schema).includes('withinReach')]).toEqual([route, name, true]);

  const pole = [0, 90];
  for (const [lon, lat] of [pole, [180, -8.1], [-179.99, -8.1], [-79.03, -8.31], [-79.51, -8.1], [-79.03, 1e300]]) {
    const near = { lon: -79.03, lat: -8.11 };
    for (const answer of [
      await call(site.app, drawWays, { query: { through: `${lon},${lat};-79.03,-8.11` } }),
      await call(site.app, findLegs, { body: { points: [near, { lon: lon!, lat: lat! }] } }),
    ]) {
      expect([lon, lat, answer.statusCode, answer.problem().code]).toEqual([lon, lat, 400, 'invalid']);
      expect(answer.problem().issues).toContainEqual(expect.objectContaining({ code: 'withinReach' }));
    }
  }
  const shown = document.paths?.[findLegs.path]?.post;
  expect(JSON.stringify(shown)).toContain('"minimum":-79.5,"maximum":-78.55');
  expect(JSON.stringify(document)).not.toContain('withinReach');
});

test('every telephone number in a request body is checked by the rules of its country', () => {
  const found = routes.flatMap(({ name, schema }) =>
    membersOf(schema.body).flatMap((member) => (/phone$/i.test(member.name) ? [{ name, schema: member.schema }] : [])),
  );
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter(({ schema }) => !hasTelephone(schema)).map(({ name }) => name)).toEqual([]);
});

test('the message for a refused email address is about email addresses', () => {
  const found = routes.flatMap(({ name, schema }) =>
    membersOf(schema.body).flatMap((member) => (member.name === 'email' ? [{ name, schema: member.schema }] : [])),
  );
  expect(found.length).toBeGreaterThan(8);
  const bare = found.filter(({ schema }) => schema.pattern !== EMAIL && !JSON.stringify(schema).includes('"email"'));
  expect(bare.map(({ name }) => name)).toEqual([]);
});
