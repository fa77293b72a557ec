import { expect, test } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import { declaredRoutes } from '#tools/declared-routes.ts';
import { compileSerializer } from './serializers.ts';
import { validatorsWithin } from './validators.ts';

/** The site compiles a schema at its first use, where a fault of the schema would fail a request. */
test('every schema of an operation compiles', async () => {
  const { reach } = (await readRegion('trujillo')).settings;
  const validatorOf = validatorsWithin(reach)({}, {}) as unknown as (route: object) => (data: unknown) => boolean;
  const isSchema = (schema: object | null | undefined): schema is object => !!schema && !('mediaTypes' in schema);
  const faults: string[] = [];
  const check = (name: string, compile: () => unknown) => {
    try {
      compile();
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
    }
  };
  const routes = await declaredRoutes();
  for (const { method, path: url, declaration } of routes) {
    const { params, query, headers, body, replies } = declaration;
    for (const [httpPart, schema] of Object.entries({ params, querystring: query, headers, body }))
      if (isSchema(schema))
        check(`${method} ${url} ${httpPart}`, () => validatorOf({ schema, method, url, httpPart })({}));
    for (const [httpStatus, schema] of Object.entries(replies))
      if (isSchema(schema))
        check(`${method} ${url} ${httpStatus}`, () => compileSerializer({ schema, method, url, httpStatus }));
  }
  expect(faults).toEqual([]);
  expect(routes.length).toBeGreaterThan(100);
}, 60_000);
