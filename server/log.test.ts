import { Writable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { testSite } from '#tests/site.ts';
import { createServer } from './create-server.ts';
import { createLog } from './log.ts';

const SECRET = 'S3cr3t-of-somebody';
let written = '';
const log = createLog(
  { LOG_LEVEL: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  }),
);

describe('a log line', () => {
  test('omits credentials and the query of a URL', () => {
    written = '';
    log.info({
      req: {
        method: 'GET',
        url: `/api/trips/?q=${SECRET}#${SECRET}`,
        headers: { authorization: `Bearer ${SECRET}`, 'x-new-right': SECRET, host: 'viaja.pe', cookie: SECRET },
      },
      res: { headers: { 'set-cookie': [SECRET] } },
      session: { token: SECRET, person: 'ana', deeper: [{ newPassword: SECRET, editSecret: SECRET }] },
      smtp: { auth: { user: 'viaja', pass: SECRET }, passkey: SECRET, pin: SECRET, 'vereda-complaint-pin': SECRET },
      bytes: Buffer.from(SECRET),
      err: Object.assign(new Error('lost', { cause: Object.assign(new Error('why'), { password: SECRET }) }), {
        client: { password: SECRET },
        detail: `Key (email)=(${SECRET}) already exists.`,
      }),
    });
    expect(written).not.toContain(SECRET);
    expect(JSON.parse(written)).toMatchObject({
      req: { method: 'GET', path: '/api/trips/', headers: { authorization: '[removed]', host: 'viaja.pe' } },
      session: { person: 'ana', deeper: [{ newPassword: '[removed]' }] },
      err: { type: 'Error', message: 'lost', cause: { message: 'why' } },
    });
  });

  test('can contain circular objects', () => {
    written = '';
    const ring: Record<string, unknown> = { name: 'ring' };
    ring.itself = ring;
    log.info({ ring }, 'round');
    expect(JSON.parse(written).msg).toBe('round');
  });
});

const site = await testSite();
const app = await createServer({ ...site.platform, log });
afterAll(async () => {
  await app.close();
  await site.close();
});
await app.ready();

const places = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) => {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({
    password: SECRET,
    token: SECRET,
    email: `${SECRET}@example.com`,
    code: SECRET,
    name: SECRET,
  });
  return [
    { method, url, headers: { authorization: `Bearer ${SECRET}` } },
    { method, url, headers: { authorization: `Basic ${SECRET}`, cookie: `session=${SECRET}; device=${SECRET}` } },
    { method, url, headers: { 'vereda-edit-secret': SECRET, 'vereda-share-token': SECRET, 'x-secret': SECRET } },
    { method, url: `${url}?token=${SECRET}&q=${SECRET}` },
    ...(method === 'GET'
      ? []
      : [
          { method, url, headers: json, payload: body },
          { method, url, headers: json, payload: `${body}broken` },
          { method, url, headers: json, payload: JSON.stringify([SECRET]) },
          { method, url, headers: json, payload: JSON.stringify(SECRET) },
          { method, url, headers: { 'content-type': 'text/plain' }, payload: SECRET },
        ]),
  ];
};
const document = app.swagger() as { paths: Record<string, Record<string, unknown>> };
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => [path.replace(/\{[^}]+\}/g, SECRET), method.toUpperCase()] as const),
);

test.each([
  ['with its database', false],
  ['while every query fails', true],
])(
  'the server, %s, writes no secret to the log and sends none in an error',
  async (_title, broken) => {
    written = '';
    if (broken) await site.pool.query('alter schema public rename to away');
    let asked = 0;
    for (const [path, method] of operations) {
      for (const request of places(method as 'GET', path)) {
        const answer = await app.inject(request);
        asked += 1;
        const answered = answer.body.replaceAll(/"instance":"[^"]*"/g, '');
        if (answer.statusCode >= 400)
          expect([method, request.url, answered.includes(SECRET)]).toEqual([method, request.url, false]);
      }
    }
    if (broken) await site.pool.query('alter schema away rename to public');
    expect(asked).toBeGreaterThan(100);
    expect(written.split('\n').length).toBeGreaterThan(asked);
    if (broken) expect(written).toContain('request failed');
    const lines = written.split('\n').filter((line) => line.replaceAll(/"path":"[^"]*"/g, '').includes(SECRET));
    expect(lines).toEqual([]);
    expect(written).toMatch(/"path":"\/api\/[^"]*","status":\d{3},"ms":\d+,"msg":"request"/);
  },
  60_000,
);
