import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { expect } from '@playwright/test';
import { serverCertificate, serverKey } from '../tests/localhost-certificate.ts';
import { DATA_DIR } from './demo-people.ts';

const PORT = Number(process.env.E2E_PORT ?? 3217);
const [SITE_PORT, TLS_PORT] = [PORT + 2, PORT + 4];

/** Names in `.test` do not exist in the public DNS. */
export const RESOLVER_RULES = '--host-resolver-rules=MAP *.region.test 127.0.0.1';
export const WEB = `https://web.region.test:${TLS_PORT}`;
export const API = `https://api.region.test:${TLS_PORT}`;
export const SIBLING = `https://sibling.region.test:${TLS_PORT}`;

/**
 * Starts a second site on the demo's database, behind a TLS proxy.
 * @returns a function that stops the site
 */
export async function openTwoOrigins(): Promise<() => Promise<void>> {
  const site: ChildProcess = spawn(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
    cwd: `${import.meta.dirname}/..`,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(SITE_PORT), DATA_DIR, RATE_LIMIT: '0', LOG_LEVEL: 'warn', CARDS: 'none', TRUST_PROXY: '1' },
      ...{ PUBLIC_URL: WEB, API_BASE_URL: API },
    },
  });
  const left = once(site, 'exit');
  const proxy = createServer({ key: serverKey, cert: serverCertificate }, (asked, answer) => {
    if (asked.headers.host === new URL(SIBLING).host)
      return answer.setHeader('content-type', 'text/html').end('<title>x');
    const sent = ask({
      host: '127.0.0.1',
      port: SITE_PORT,
      path: asked.url,
      method: asked.method,
      headers: asked.headers,
    });
    sent.on('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)));
    sent.on('error', () => answer.destroy());
    return asked.pipe(sent);
  });
  await new Promise<void>((open) => proxy.listen(TLS_PORT, '127.0.0.1', open));
  const isOpen = () =>
    fetch(`http://127.0.0.1:${SITE_PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const gone = left.then(() => {
    throw new Error('The site of two origins did not start.');
  });
  await Promise.race([gone, expect.poll(isOpen, { timeout: 170_000, intervals: [250] }).toBe(true)]);
  return async () => {
    gone.catch(() => undefined);
    proxy.close();
    proxy.closeAllConnections();
    site.kill('SIGTERM');
    await left;
  };
}
