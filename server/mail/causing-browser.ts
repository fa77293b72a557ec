import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { hiddenCookie } from '#server/http/cookies.ts';
import type { App } from '#server/platform.ts';
import { mailboxReach } from './mailbox-reach.ts';

/** Seconds. The mailbox keeps an email for the same time. */
const KEPT = 30 * 86_400;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const SECRET = /^[\w-]{22}$/;
const ID = /^[\w-]{43}$/;

const causing = new AsyncLocalStorage<string | undefined>();

/**
 * Id of the browser whose request caused the current work, directly or through a job. Undefined outside a demo with a
 * mailbox per browser.
 */
export function causingBrowser(): string | undefined {
  return causing.getStore();
}

/** No one can register this domain (RFC 2606). */
export const DEMO_PEOPLE_DOMAIN = 'vereda.example';

/** Null for the demo's own accounts: a visitor could otherwise request a link that opens the demo editor's account. */
export function browserShown(recipient: string): string | null {
  return recipient.toLowerCase().endsWith(`@${DEMO_PEOPLE_DOMAIN}`) ? null : (causingBrowser() ?? null);
}

export function causedBy<T>(browser: unknown, work: () => T): T {
  return causing.run(typeof browser === 'string' && ID.test(browser) ? browser : undefined, work);
}

export interface Browsers {
  /** Undefined before the browser's first writing request. */
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
