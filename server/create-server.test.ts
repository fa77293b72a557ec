import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import { testSite } from '#tests/site.ts';
import type { Area } from './platform.ts';

const boats: Area = {
  name: 'boats',
  routes(app) {
    app.get(
      '/api/boats/:id',
      { config: { right: 'places.read' }, schema: { params: Type.Object({ id: Type.String() }) } },
      async () => {
        throw new Error('the hull leaks: secret detail');
      },
    );
    app.post(
      '/api/boats/',
      {
        config: { right: 'trips.start' },
        schema: { body: Type.Object({ seats: Type.Integer({ minimum: 2 }), name: Type.String({ minLength: 1 }) }) },
      },
      async ({ body }) => body,
    );
    app.get('/api/lost/', { config: { right: 'places.read' } }, async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    app.get(
      '/api/reefs/:code',
      { config: { right: 'places.read' }, schema: { params: Type.Object({ code: Type.String() }) } },
      async ({ params: { code } }) => {
        // Imitates an error of a PostgreSQL server whose messages are Spanish.
        const [state, routine] = code.split('-');
        throw Object.assign(new Error('error en español'), { code: state, routine, detail: 'detalle en español' });
      },
    );
  },
};
const site = await testSite({ areas: [boats], settings: { RATE_LIMIT: '30' } });
afterAll(site.close);
const { app } = site;

test('reports healthy when the database answers', async () => {
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test("an unknown URL is answered with problem details in Spanish and with the request's id", async () => {
  const answer = await app.inject('/api/nada?x=1');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toEqual({
    type: 'urn:vereda:error:not_found',
    title: 'No encontrado',
    status: 404,
    detail: 'No encontramos lo que buscas. Puede que la dirección haya cambiado.',
    code: 'not_found',
    issues: [],
    requestId: answer.headers['x-request-id'],
  });
});

test('a malformed URL is answered with problem details', async () => {
  const answer = await app.inject('/api/companies/%zz');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json().code).toBe('bad_request');
});

test('a wrong method is refused with the allowed methods', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/boats/7?x=1' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect(answer.json().code).toBe('method_not_allowed');
});

test('all faults of a body are reported together, each with its field', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/boats/', payload: { seats: 1 } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid',
    issues: [
      { path: 'body.name', code: 'required', message: 'Falta este dato.' },
      { path: 'body.seats', code: 'minimum', message: 'Debe ser 2 o más.' },
    ],
  });
});

test('a body that is unreadable, too large or of an unknown content type has its own error code', async () => {
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/boats/', payload, headers: { 'content-type': type } });
  expect((await post('{"seats":')).json().code).toBe('bad_request');
  expect((await post('<seats/>', 'application/xml')).json().code).toBe('unsupported_media_type');
  expect((await post(JSON.stringify({ name: 'x'.repeat(1_100_000) }))).json().code).toBe('too_large');
});

test('the answer to an unexpected error shows no internals', async () => {
  const answer = await app.inject('/api/boats/7');
  expect(answer.statusCode).toBe(500);
  expect(answer.json().code).toBe('internal');
  expect(answer.body).not.toContain('hull');
});

test('an unreachable database is answered 503', async () => {
  const answer = await app.inject('/api/lost/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
});

test.each([
  ['57014', 503],
  ['55P03', 503],
  ['25P03', 503],
  ['57P01', 503],
  ['22021-report_invalid_encoding', 400],
  ['22P05-json_lex_string', 400],
  ['22P02-json_errsave_error', 400],
  ['22P02-string_to_uuid', 500],
])('the database error %s is recognised although its message is translated', async (code, status) => {
  expect((await app.inject(`/api/reefs/${code}`)).statusCode).toBe(status);
});

test('too many requests from one IP address are refused with the time to wait', async () => {
  const answers = [];
  for (let i = 0; i < 31; i += 1) answers.push(await app.inject({ url: '/api/lost/', remoteAddress: '198.51.100.7' }));
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]!.json().code).toBe('rate_limited');
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
