import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { hiddenCookie } from '#server/http/cookies.ts';
import type { App } from '#server/platform.ts';
import { mailboxReach } from './mailbox-reach.ts';

/** Seconds for which the mailbox keeps an email. */
const KEPT = 30 * 86_400;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const SECRET = /^[\w-]{22}$/;
const ID = /^[\w-]{43}$/;

const causing = new AsyncLocalStorage<string | undefined>();

/** In a public demo, returns the id of the browser whose request caused the current work. */
export function causingBrowser(): string | undefined {
  return causing.getStore();
}

/** RFC 2606 reserves this domain, so no person can register it. */
export const DEMO_PEOPLE_DOMAIN = 'vereda.example';

/**
 * Returns null for the demo's own accounts. Otherwise a visitor could request a sign-in link for such an account and
 * read it.
 */
export function browserShown(recipient: string): string | null {
  return recipient.toLowerCase().endsWith(`@${DEMO_PEOPLE_DOMAIN}`) ? null : (causingBrowser() ?? null);
}

export function causedBy<T>(browser: unknown, work: () => T): T {
  return causing.run(typeof browser === 'string' && ID.test(browser) ? browser : undefined, work);
}

export interface Browsers {
  idOf(request: FastifyRequest): string | undefined;
}

/** A cookie has a secret, and the id is the secret's SHA-256, so the id grants no access. */
export function browsersOf(config: Config): Browsers {
  const cookie = browserCookie(config);
  return {
    idOf(request) {
      const secret = cookie.read(request);
      return secret && SECRET.test(secret) ? named(secret) : undefined;
    },
  };
}

/** Sets the cookie at a browser's first writing request, in a demo with a mailbox per browser. */
export function followBrowsers(app: App, config: Config): void {
  if (mailboxReach(config) !== 'own') return;
  const cookie = browserCookie(config);
  const browsers = browsersOf(config);
  app.addHook('preHandler', (request, reply, done) => {
    let id = browsers.idOf(request);
    if (!id && !READING.has(request.method) && request.url.startsWith('/api/')) {
      const secret = randomBytes(16).toString('base64url');
      cookie.set(reply, secret, KEPT);
      id = named(secret);
    }
    causedBy(id, done);
  });
}

const browserCookie = (config: Config) => hiddenCookie(config, 'browser', '/api/');

function named(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
