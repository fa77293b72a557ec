import fastify from 'fastify';
import { expect, test } from 'vitest';
import { hiddenCookie } from './cookies.ts';

async function made(PUBLIC_URL: string): Promise<string[]> {
  const app = fastify();
  const cookie = hiddenCookie({ PUBLIC_URL, REGION: 'trujillo' }, 'session', '/api/session');
  app.get('/', async (_request, reply) => {
    cookie.set(reply, 'secret', 60);
    cookie.clear(reply);
    return {};
  });
  const { headers } = await app.inject('/');
  return [headers['set-cookie'] ?? []].flat();
}

test('the cookie of an https site has the attribute Secure and the prefix __Secure-', async () => {
  const kept = 'Path=/api/session; HttpOnly; SameSite=Strict; Secure';
  expect(await made('https://viaja.pe')).toEqual([
    `__Secure-vereda-session-trujillo=secret; Max-Age=60; ${kept}`,
    `__Secure-vereda-session-trujillo=; Max-Age=0; ${kept}`,
  ]);
});

test('the cookie of an http demo has no attribute Secure and no prefix', async () => {
  expect((await made('http://localhost:3000'))[0]).toBe(
    'vereda-session-trujillo=secret; Max-Age=60; Path=/api/session; HttpOnly; SameSite=Strict',
  );
});
