import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { hiddenCookie } from '#server/http/cookies.ts';
import type { App } from '#server/platform.ts';
import { mailboxReach } from './mailbox-reach.ts';

/** As long as the mailbox keeps a mail, in seconds. */
const KEPT = 30 * 86_400;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const SECRET = /^[\w-]{22}$/;
const ID = /^[\w-]{43}$/;

const causing = new AsyncLocalStorage<string | undefined>();

/** Id of the browser whose request, itself or through its jobs, caused what runs now. Known only where the mailbox asks for it. */
export function causingBrowser(): string | undefined {
  return causing.getStore();
}

/** Domain of the people that a demo comes with (`npm run demo:accounts`); nobody can own it (RFC 2606). */
export const DEMO_PEOPLE_DOMAIN = 'vereda.example';

/**
 * The browser whose mailbox shows a mail to `recipient`. Mails to the demo's own people are in nobody's: a stranger could ask for a link that opens the
 * account of its editor or moderator.
 */
export function browserShown(recipient: string): string | null {
  return recipient.toLowerCase().endsWith(`@${DEMO_PEOPLE_DOMAIN}`) ? null : (causingBrowser() ?? null);
}

/** Runs `work` as caused by a browser; ids that are none count as nobody. */
export function causedBy<T>(browser: unknown, work: () => T): T {
  return causing.run(typeof browser === 'string' && ID.test(browser) ? browser : undefined, work);
}

export interface Browsers {
  /** Id of the browser that asks; undefined before its first change. */
  idOf(request: FastifyRequest): string | undefined;
}

/** A browser is known by a secret in a cookie, and named by its SHA-256 elsewhere, where knowing it gives no right. */
export function browsersOf(config: Config): Browsers {
  const cookie = browserCookie(config);
  return {
    idOf(request) {
      const secret = cookie.read(request);
      return secret && SECRET.test(secret) ? named(secret) : undefined;
    },
  };
}

/** Where a mailbox shows each browser its own mails: gives a browser its cookie at its first change, and notes who causes what. */
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
