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

test('a cookie of an https site is sent over https only and has the __Secure- prefix', async () => {
  const kept = 'Path=/api/session; HttpOnly; SameSite=Strict; Secure';
  expect(await made('https://viaja.pe')).toEqual([
    `__Secure-vereda-session-trujillo=secret; Max-Age=60; ${kept}`,
    `__Secure-vereda-session-trujillo=; Max-Age=0; ${kept}`,
  ]);
});

test('a demo over http sets the cookie without the prefix', async () => {
  expect((await made('http://localhost:3000'))[0]).toBe(
    'vereda-session-trujillo=secret; Max-Age=60; Path=/api/session; HttpOnly; SameSite=Strict',
  );
});
