import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { ApiDocument, Operation } from '#server/openapi/describe-api.ts';
import { hostile } from './hostile.ts';
import { nearlyValid, type Schema, valid, type WordList } from './values.ts';

export interface Target {
  method: string;
  path: string;
  operation: Operation;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=latin1',
  'image/png',
  'x',
  '',
];

export function targetsOf(document: ApiDocument): Target[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method] as Operation | undefined;
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

export function requestsTo(
  target: Target,
  tokens: readonly string[],
  applicationToken: string,
  known: WordList,
): Arbitrary<InjectOptions> {
  const { operation, path } = target;
  const parameters = (operation.parameters ?? []) as Parameter[];
  const of = (where: Parameter['in']) => parameters.filter((parameter) => parameter.in === where);
  const [type, content] =
    Object.entries(
      (operation.requestBody as { content?: Record<string, { schema?: Schema }> } | undefined)?.content ?? {},
    )[0] ?? [];
  const right =
    operation['x-class'] === 'public' ? [`Bearer ${applicationToken}`] : tokens.map((token) => `Bearer ${token}`);
  const wrong = ['', 'Bearer', 'Bearer x', `Basic ${'x'.repeat(20)}`, 'Bearer \xff', `Bearer ${'a'.repeat(3000)}`];

  const requestOf = (mostly: Mix) =>
    fc.record({
      method: mostly(
        fc.constant(target.method),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
        15,
      ),
      path: fc.tuple(
        ...of('path').map(({ name, schema }) =>
          fc.tuple(fc.constant(name), mostly(valid(schema ?? {}, known), hostile, 4)),
        ),
      ),
      query: fc.tuple(...of('query').map((parameter) => queryValue(parameter, known, mostly))),
      stray: mostly(
        fc.constant(null),
        fc.tuple(fc.constantFrom('__proto__', 'constructor[prototype]', 'limit', 'cursor', 'a[b][c]', ''), hostile),
        12,
      ),
      headers: fc.tuple(
        ...of('header').map(({ name, schema }) =>
          fc.tuple(fc.constant(name), mostly(valid(schema ?? {}, known), hostile, 5)),
        ),
      ),
      authorization: mostly(
        fc.constantFrom(undefined, ...right, ...right),
        fc.constantFrom<string | undefined>(...wrong),
        12,
      ),
      body: content
        ? bodyOf(content.schema ?? {}, known, mostly)
        : mostly(fc.constant(undefined), fc.constantFrom<string | undefined>('{}', '[]', 'x'), 6),
      type: mostly(fc.constant(type ?? 'application/json'), fc.constantFrom(...TYPES), 20),
    });
  // Half of the requests follow the API description, so that they reach the code after validation.
  return fc.oneof(requestOf(sometimes), requestOf(never)).map((parts) => {
    const asked = parts.path.reduce((url, [name, value]) => url.replace(`{${name}}`, asSegment(value)), path);
    const query = [...parts.query.flat(), ...(parts.stray ? [parts.stray] : [])].map(
      ([name, value]) => `${encoded(name)}=${encoded(asText(value))}`,
    );
    const headers: Record<string, string> = {};
    for (const [name, value] of parts.headers) headers[name] = headerText(value);
    if (parts.authorization !== undefined) headers.authorization = parts.authorization;
    if (parts.body !== undefined) headers['content-type'] = parts.type;
    const url = query.length > 0 ? `${asked}?${query.join('&')}` : asked;
    return { method: parts.method as 'GET', url, headers, payload: parts.body };
  });
}

type Mix = <T>(usual: Arbitrary<T>, other: Arbitrary<T>, rarely: number) => Arbitrary<T>;
export const sometimes: Mix = (usual, other, rarely) =>
  fc.oneof({ arbitrary: usual, weight: rarely - 1 }, { arbitrary: other, weight: 1 });
const never: Mix = (usual) => usual;

function queryValue(
  { name, schema = {}, required }: Parameter,
  known: WordList,
  mostly: Mix,
): Arbitrary<[string, unknown][]> {
  const one = mostly(valid(schema, known), hostile, 6);
  return fc
    .array(
      one.map((value): [string, unknown] => [name, value]),
      { minLength: required ? 1 : 0, maxLength: 2 },
    )
    .map((values) => (required ? values : values.slice(0, values.length - 1 || values.length)));
}

function bodyOf(schema: Schema, known: WordList, mostly: Mix): Arbitrary<string | undefined> {
  const good = valid(schema, known);
  const json = (value: Arbitrary<unknown>) => value.map((it) => JSON.stringify(it) ?? 'null');
  const bad = fc.oneof<fc.MaybeWeightedArbitrary<string | undefined>[]>(
    { arbitrary: json(nearlyValid(good)), weight: 8 },
    { arbitrary: json(hostile), weight: 2 },
    { arbitrary: json(good).map((text) => text.slice(0, -1)), weight: 1 },
    {
      arbitrary: fc.constantFrom(
        '',
        '{',
        '{"a":1,"a":2}',
        '{"__proto__":{"x":1}}',
        '\ufeff{}',
        'null',
        '"',
        '[1,]',
        `${'['.repeat(20_000)}`,
      ),
      weight: 1,
    },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
  return mostly<string | undefined>(json(good), bad, 2);
}

export const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

export const encoded = (text: string): string =>
  Buffer.from(text.slice(0, 6000), 'utf8').toString('hex').replace(/(..)/g, '%$1');

/** An empty segment, "." or ".." would change the path and becomes a space. */
export const asSegment = (value: unknown): string => encoded(asText(value)).replace(/^(%2e){0,2}$/, '%20');

export const headerText = (value: unknown): string =>
  asText(value)
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 2000);
