import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { emailKey } from '#features/accounts/api/public.ts';
import type { HoldOwner } from '#features/bookings/api/public.ts';
import type { PlaceOrderBody } from '#features/checkout/contract/order.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import { callerOf } from '#server/http/callers.ts';

const PASS_LIFE = 30 * 60_000;

export interface HoldKeys {
  ownerOf(request: FastifyRequest, body: Pick<PlaceOrderBody, 'browser' | 'emailPass'>): HoldOwner;
  browserHash(browser: string): Buffer;
  /** @returns the six-digit code that is derived from `id` */
  codeOf(id: string): string;
  codeHash(id: string, code: string): Buffer;
  /** The pass proves that a person in this browser confirmed the email address. */
  passFor(browser: string, email: string): { pass: string; until: Date };
}

export async function openHoldKeys(config: Config): Promise<HoldKeys> {
  const key = createSecretKey((await openSiteKey(config))('unpaid holds'));
  const hash = (...what: string[]) => macOf(key, [config.REGION, ...what]);
  const browserHash = (browser: string) => hash('browser', browser.toLowerCase());
  const sign = (browser: string, holder: string, until: string) =>
    hash('pass', browser.toLowerCase(), holder, until).toString('base64url');

  function holderOf({ browser, emailPass }: Pick<PlaceOrderBody, 'browser' | 'emailPass'>): Buffer | null {
    if (!browser || !emailPass) return null;
    const [holder = '', until = '', mac = ''] = emailPass.split('.');
    const [given, right] = [Buffer.from(mac), Buffer.from(sign(browser, holder, until))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return Number.parseInt(until, 36) > Date.now() ? Buffer.from(holder, 'base64url') : null;
  }

  return {
    ownerOf(request, body) {
      const { actor } = request;
      const known = actor.kind === 'person' ? hash('account', actor.accountId) : holderOf(body);
      if (known) return { network: null, browser: null, holder: known };
      const browser = body.browser ? browserHash(body.browser) : null;
      return { network: hash('network', callerOf(request)), browser, holder: null };
    },
    browserHash,
    codeOf(id) {
      // The modulo makes some codes more probable, by less than one part in 280 million.
      return String(hash('code', id).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
    },
    codeHash: (id, code) => hash('typed code', id, code),
    passFor(browser, email) {
      const until = new Date(Date.now() + PASS_LIFE);
      const holder = hash('email', mailboxOf(email)).toString('base64url');
      const end = until.getTime().toString(36);
      return { pass: `${holder}.${end}.${sign(browser, holder, end)}`, until };
    },
  };
}

/** Returns the same key for addresses that differ only in capitals or in the plus tag. */
export function mailboxOf(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  return `${key.slice(0, at).replace(/(?<=.)\+.*$/, '')}${key.slice(at)}`;
}

function macOf(key: KeyObject, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest();
}
