import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenAPIV3_1 } from 'openapi-types';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { connect } from '#server/database/connect.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { ApiDocument } from '#server/openapi/describe-api.ts';

/** Each value is the reason why the rule is off. */
const OFF = {
  'no-path-trailing-slash': 'Paths of collections end in a slash, as agreed with the clients.',
  'no-server-example.com': 'The server is the address of the site: localhost in this test.',
  'operation-4xx-response': 'The reply `default` of every operation describes all refusals.',
} as const;

const document = await publishedDocument();
const source = JSON.stringify(document);
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, OpenAPIV3_1.OperationObject>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
);

async function publishedDocument(): Promise<ApiDocument> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const { db, pool, close } = connect({ host: '127.0.0.1', port: 1 });
  const app = await createServer(
    await openPlatform({ config, db, pool, log: createLog(config), say: () => undefined }),
  );
  await app.ready();
  const document = app.swagger() as ApiDocument;
  await app.close();
  await close();
  return document;
}

async function findingsOf(source: string): Promise<string[]> {
  const rules = Object.fromEntries(Object.keys(OFF).map((rule) => [rule, 'off' as const]));
  const config = await createConfig({
    extends: ['recommended'],
    rules: { ...rules, 'operation-operationId': 'error', 'operation-singular-tag': 'error' },
  });
  const problems = await lintFromString({ source, absoluteRef: '/api/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`);
}

test('the API description is valid OpenAPI 3.1', async () => {
  const valid = new Validator();
  expect(await valid.validate(JSON.parse(source))).toMatchObject({ valid: true });
  expect(valid.version).toBe('3.1');

  const { paths, ...broken } = JSON.parse(source);
  const text = { ...paths['/api/law/'], get: { responses: 'text' } };
  expect(await new Validator().validate({ ...broken, paths: { '/api/law/': text } })).toMatchObject({ valid: false });
});

test('the linter finds nothing in the API description', { timeout: 60_000 }, async () => {
  expect(await findingsOf(source)).toEqual([]);

  const broken = JSON.parse(source);
  broken.paths['/api/law/'].get.operationId = 'listPlaces';
  broken.paths = { '/api/law/': broken.paths['/api/law/'], '/api/companies/': broken.paths['/api/companies/'] };
  expect(await findingsOf(JSON.stringify(broken))).toEqual([expect.stringMatching(/^operation-operationId-unique: /)]);
});

test('every operation has a name, a tag, and media types for its body and its replies', () => {
  expect(operations.length).toBeGreaterThan(300);
  for (const { name, operationId, tags, requestBody, responses } of operations) {
    expect([name, operationId, tags]).toEqual([name, expect.stringMatching(/^[a-z][A-Za-z]+$/), [expect.any(String)]]);
    const all = { ...(responses as object), ...(requestBody && { body: requestBody }) };
    const parts = Object.entries(all as Record<string, { content?: object }>)
      .filter(([status]) => !['204', '301', '303', '304'].includes(status))
      .map(([part, { content = {} }]) => [part, Object.keys(content).length > 0]);
    expect([name, parts.filter(([, typed]) => !typed)]).toEqual([name, []]);
  }
});

test('the body of an upload has the media types that the operation accepts', () => {
  const uploads = operations.flatMap(({ requestBody }) => {
    const types = Object.keys((requestBody as OpenAPIV3_1.RequestBodyObject | undefined)?.content ?? {});
    return types.includes('image/jpeg') ? [types] : [];
  });
  expect(uploads).toHaveLength(8);
  for (const types of uploads) expect(types).toEqual(expect.arrayContaining(['image/jpeg', 'image/png', 'image/webp']));
});
