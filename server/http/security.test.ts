import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as later } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { createLog } from '#server/log.ts';
import { testSite } from '#tests/site.ts';
import { CSP_REPORTS } from './csp-reports.ts';
import { PATIENCE } from './limits.ts';
import { pageHeaders } from './security.ts';

const lines: string[] = [];
const log = createLog(
  { LOG_LEVEL: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
const site = await testSite({ areas: [], settings: { PUBLIC_URL: 'https://viaja.test' } });
const app = await createServer({ ...site.platform, log }, []);
afterAll(async () => {
  await app.close();
  await site.close();
});

const rulesOf = (policy: string) => new Map(policy.split(';').map((rule) => [rule.split(' ', 1)[0], rule]));
const policyOf = (headers: Record<string, string>) => rulesOf(headers['content-security-policy']!);

describe('security headers', () => {
  test('are set on every answer', async () => {
    for (const url of ['/healthz', '/api/openapi.json', '/api/docs', '/nada', '/api/nada']) {
      const { headers } = await app.inject(url);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'reporting-endpoints': `csp="${CSP_REPORTS}"`,
      });
      expect(headers['permissions-policy']).toContain('microphone=()');
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
      expect(headers['content-type'], url).toMatch(/^(application\/(problem\+)?json|text\/html); charset=utf-8$/);
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('are set on the answer to a malformed URL', async () => {
    expect((await app.inject('/api/%zz')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-store',
    });
  });

  test('a TRACE request is refused, and its headers are not sent back', async () => {
    const answer = await app.inject({ method: 'TRACE' as 'GET', url: '/healthz', headers: { cookie: 'a=secret' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret');
  });

  test('forbid browsers to load anything for an answer that is not a page', async () => {
    expect((await app.inject('/healthz')).headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
    );
  });

  test('allow a page to run only our script files and to apply only its own inline style', async () => {
    const { headers, body } = await app.inject('/api/docs');
    const rules = rulesOf(String(headers['content-security-policy']));
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(rules.get('script-src')).toBe("script-src 'self'");
    expect(rules.get('style-src')).toBe(`style-src 'self' 'sha256-${hash}'`);
    expect(rules.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(rules.get('trusted-types')).toBe('trusted-types default');
    expect(headers['content-security-policy']).not.toMatch(
      /unsafe-eval|https?:|'nonce-|(?<!style-src-attr )'unsafe-inline'/,
    );
  });

  test('do not require https on an http site', () => {
    expect(pageHeaders(readConfig({}), {})).not.toHaveProperty('strict-transport-security');
  });

  test('allow a page to call an API at another origin and to frame its mailbox', () => {
    const rules = (environment: Record<string, string>) => policyOf(pageHeaders(readConfig(environment), {}));
    expect(rules({}).get('connect-src')).toBe("connect-src 'self'");
    expect(rules({}).get('frame-src')).toBe("frame-src 'self'");
    const two = rules({ PUBLIC_URL: 'https://web.region.test', API_BASE_URL: 'https://api.region.test' });
    expect(two.get('connect-src')).toBe("connect-src 'self' https://api.region.test");
    expect(two.get('frame-src')).toBe("frame-src 'self' https://api.region.test");
    expect(two.get('script-src')).toBe("script-src 'self'");
  });

  test('let the back office frame the preview and no other page', () => {
    const preview = pageHeaders(readConfig({}), { framedByUs: true });
    expect(preview['x-frame-options']).toBe('SAMEORIGIN');
    expect(policyOf(preview).get('frame-ancestors')).toBe("frame-ancestors 'self'");
    const page = pageHeaders(readConfig({}), {});
    expect(page['x-frame-options']).toBe('DENY');
    expect(policyOf(page).get('frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  test("allow only our scripts and the card provider's on the payment page", () => {
    const policy = (frameOrigins: string[], scriptOrigins: string[]) =>
      policyOf(pageHeaders(readConfig({}), { cards: { frameOrigins, scriptOrigins } }));
    expect(policy([], []).get('script-src')).toBe("script-src 'self'");
    expect(policy([], []).get('frame-src')).toBe("frame-src 'none'");
    const framed = policy(['https://cards.example'], ['https://js.cards.example']);
    expect(framed.get('script-src')).toBe("script-src 'self' https://js.cards.example");
    expect(framed.get('frame-src')).toBe('frame-src https://cards.example');
    expect(framed.get('connect-src')).toBe("connect-src 'self'");
  });
});

describe('reports of blocked content', () => {
  const report = (type: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: CSP_REPORTS,
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });

  test('are logged without the visitor', async () => {
    lines.length = 0;
    const answers = [
      await report('application/csp-report', {
        'csp-report': {
          'effective-directive': 'script-src-elem',
          'document-uri': 'https://viaja.test/viajes/EL-SECRETO?de=ana#ver=EL-SECRETO',
          'blocked-uri': 'https://evil.example/EL-SECRETO.js?EL-SECRETO',
          'script-sample': 'EL-SECRETO',
          referrer: 'https://viaja.test/EL-SECRETO',
        },
      }),
      await report('application/reports+json', [
        {
          type: 'csp-violation',
          user_agent: 'EL-SECRETO',
          body: {
            effectiveDirective: 'require-trusted-types-for',
            documentURL: 'https://viaja.test/lugares/EL-SECRETO',
            blockedURL: 'trusted-types-sink',
            sample: 'Element innerHTML|EL-SECRETO',
          },
        },
      ]),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const reports = lines.map((line) => JSON.parse(line)).filter(({ csp }) => csp);
    expect(reports.map(({ csp }) => csp)).toEqual([
      { rule: 'script-src-elem', page: '/viajes', stopped: 'https://evil.example', by: '' },
      { rule: 'require-trusted-types-for', page: '/lugares', stopped: 'trusted-types-sink', by: '' },
    ]);
    expect(lines.join()).not.toContain('EL-SECRETO');
  });

  test('may have any content and are limited in size and number', async () => {
    for (const nonsense of [
      {},
      [],
      [null],
      [{ body: 7 }],
      { 'csp-report': 'x' },
      { 'csp-report': { 'document-uri': {} } },
    ])
      expect((await report('application/csp-report', nonsense)).statusCode).toBe(204);
    expect((await report('application/csp-report', { x: 'x'.repeat(20_000) })).statusCode).toBe(413);
    expect((await report('application/json', {})).statusCode).toBe(204);
    expect(
      (await app.inject({ method: 'POST', url: CSP_REPORTS, payload: 'x', headers: { 'content-type': 'text/plain' } }))
        .statusCode,
    ).toBe(415);
    lines.length = 0;
    const many = Array.from({ length: 10 }, () => ({ body: { effectiveDirective: 'img-src' } }));
    for (let i = 0; i < 30; i += 1) await report('application/reports+json', many);
    expect(lines.filter((line) => line.includes('"csp"')).length).toBeLessThanOrEqual(200);
  });
});

test('a client that sends its headers too slowly is disconnected', async () => {
  expect(app.server.headersTimeout).toBe(PATIENCE.http.headersTimeout);
  expect(app.server.requestTimeout).toBe(PATIENCE.requestTimeout);
  expect(app.server.timeout).toBe(PATIENCE.connectionTimeout);
  const slow = await createServer({ ...site.platform, log }, []);
  slow.server.headersTimeout = 300;
  await slow.listen({ host: '127.0.0.1', port: 0 });
  const { port } = slow.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let answered = '';
  socket.on('data', (chunk) => {
    answered += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  const drip = setInterval(() => socket.write('X-A: b\r\n'), 100);
  const ended = await Promise.race([closed.then(() => 'ended'), later(12_000, 'still there')]);
  clearInterval(drip);
  await slow.close();
  expect(ended).toBe('ended');
  expect(answered).toMatch(/^HTTP\/1\.1 408 /);
}, 20_000);

test.each([
  ['two content lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ['a content length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two transfer encodings', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a space before the colon', 'Content-Length : 2\r\n\r\n{}'],
  ['a header over two lines', 'Transfer-Encoding:\r\n chunked, x\r\n\r\n0\r\n\r\n'],
  ['a content length that is not a number', 'Content-Length: +2\r\n\r\n{}'],
  ['a chunk without a size', 'Transfer-Encoding: chunked\r\n\r\nz\r\n\r\n'],
])('refuses a request without a clear end, and reads no second request: %s', async (_how, rest) => {
  const listening = await createServer({ ...site.platform, log }, []);
  await listening.listen({ host: '127.0.0.1', port: 0 });
  const { port } = listening.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let answered = '';
  socket.on('data', (chunk) => {
    answered += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = 'POST /informes/csp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  socket.write(`${head}${rest}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
  await Promise.race([closed, later(3_000, 'open')]);
  socket.destroy();
  await listening.close();
  expect(answered).toMatch(/^HTTP\/1\.1 400 /);
  expect(answered.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(answered).not.toContain('"ok"');
});
