import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeriveKey } from '#server/auth/site-key.ts';

/**
 * Derives token and cookie from the site's key and the session's salt. The database alone therefore reveals no token.
 */
export interface SessionKeys {
  token(session: Salted, renewals: number): string;
  cookie(session: Salted, renewals: number): string;
  /** @returns undefined if this site did not make the cookie. */
  renewalsOf(session: Salted, cookie: ReadCookie): number | undefined;
}

export interface Salted {
  id: string;
  salt: Buffer;
}

export interface ReadCookie {
  sessionId: string;
  renewals: number;
  mac: Buffer;
}

const COOKIE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

export function openSessionKeys(derive: DeriveKey): SessionKeys {
  const key = derive('sessions');
  const mac = (purpose: string, { id, salt }: Salted, renewals: number) =>
    createHmac('sha256', key).update(`${purpose} ${id} ${renewals} `).update(salt).digest();
  return {
    token: (session, renewals) => mac('token', session, renewals).toString('base64url'),
    cookie: (session, renewals) =>
      `${session.id}.${renewals}.${mac('cookie', session, renewals).toString('base64url')}`,
    renewalsOf: (session, read) =>
      timingSafeEqual(mac('cookie', session, read.renewals), read.mac) ? read.renewals : undefined,
  };
}

/** Parses a cookie. `renewalsOf` verifies it. */
export function readCookie(text: string | undefined): ReadCookie | undefined {
  const [, sessionId, renewals, mac] = COOKIE.exec(text ?? '') ?? [];
  return sessionId ? { sessionId, renewals: Number(renewals), mac: Buffer.from(mac!, 'base64url') } : undefined;
}
