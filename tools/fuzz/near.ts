import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { hostile } from './hostile.ts';
import { asSegment, asText, encoded, headerText, sometimes, type Target } from './requests.ts';
import { nearlyValid } from './values.ts';

export function requestsNear(
  { method, path }: Target,
  given: InjectOptions,
  tokens: readonly string[],
): Arbitrary<InjectOptions> {
  const template = path.split('/');
  const [asked = '', query] = String(given.url).split('?');
  return fc
    .record({
      path: fc.tuple(
        ...asked.split('/').map((segment, at) => {
          const other = hostile.map(asSegment);
          return template[at]?.startsWith('{') ? sometimes(fc.constant(segment), other, 10) : fc.constant(segment);
        }),
      ),
      query: fc.tuple(
        ...[...new URLSearchParams(query)].map(([name, value]) =>
          sometimes(fc.constant(value), hostile.map(asText), 4).map((it) => `${encoded(name)}=${encoded(it)}`),
        ),
      ),
      headers: fc.tuple(
        ...Object.entries(given.headers ?? {}).map(([name, value]) =>
          sometimes<string | undefined>(fc.constant(String(value)), otherHeader(name, tokens), 10).map(
            (it) => [name, it] as const,
          ),
        ),
      ),
      body: bodyNear(given.payload),
    })
    .map(({ path, query, headers, body }) => ({
      ...given,
      method: method as 'GET',
      url: [path.join('/'), query.join('&')].filter(Boolean).join('?'),
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...Object.fromEntries(headers.filter(([, value]) => value !== undefined)),
      },
      payload: body,
    }));
}

function otherHeader(name: string, tokens: readonly string[]): Arbitrary<string | undefined> {
  const theirs = name === 'authorization' ? tokens.map((token) => `Bearer ${token}`) : [];
  return fc.oneof(
    fc.constant(undefined),
    hostile.map(headerText),
    ...(theirs.length ? [fc.constantFrom(...theirs)] : []),
  );
}

function bodyNear(payload: InjectOptions['payload']): Arbitrary<string | Buffer | undefined> {
  if (payload === undefined) return fc.constant(undefined);
  if (Buffer.isBuffer(payload))
    return fc.oneof(
      fc.constant(payload),
      fc.nat(payload.length).map((end) => payload.subarray(0, end)),
    );
  const json = (value: Arbitrary<unknown>) => value.map((it) => JSON.stringify(it) ?? 'null');
  return sometimes(json(nearlyValid(fc.constant(payload))), json(fc.constant(payload)), 5);
}
