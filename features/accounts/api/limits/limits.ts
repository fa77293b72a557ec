import { createHash } from 'node:crypto';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { countHit, forgetHit, type Hit, secondsUntilFree } from './attempt-window.store.ts';

/**
 * Each limit allows `most` tries in a sliding window of `minutes` minutes. No limit lets a stranger lock the owner out:
 * tries from unknown devices and from known devices are counted separately, and a mailed link always lets the owner in.
 */
export const LIMITS = {
  /** Failed sign-ins to one email address, with or without an account, from all unknown devices together. */
  signInByEmail: { most: 10, minutes: 60 },
  /** Failed sign-ins from one known device to one account. */
  signInByDevice: { most: 20, minutes: 60 },
  /** Failed sign-ins from unknown devices at one network address, to all accounts together. */
  signInByAddress: { most: 100, minutes: 60 },
  /** Wrong codes of the second factor, entered after opening a mailed link. */
  codeByLink: { most: 10, minutes: 60 },
  signUpByAddress: { most: 30, minutes: 60 },
  /** Sign-ups with one email address. Each sign-up sends an email to that address. */
  signUpByEmail: { most: 6, minutes: 60 },
  /** Emails requested from one network address. */
  lettersByAddress: { most: 30, minutes: 60 },
  /** Emails of one kind to one email address, with or without an account. */
  lettersByEmail: { most: 1, minutes: 3 },
  /** Emails that warn one email address about many failed sign-ins. */
  warningByEmail: { most: 1, minutes: 24 * 60 },
  /**
   * Codes emailed to buyers without an account (features/checkout/api/confirm-email). The first limit counts codes by
   * network address, the second by email address. The third makes a buyer wait a minute before another code.
   */
  orderCodesByAddress: { most: 30, minutes: 60 },
  orderCodesByEmail: { most: 5, minutes: 60 },
  orderCodeAgain: { most: 1, minutes: 1 },
  newEmailByAccount: { most: 5, minutes: 60 },
  /** Emails to one email address that people entered as the new email address of their accounts. */
  newEmailByAddress: { most: 3, minutes: 24 * 60 },
  /**
   * Invitations to teams. The first limit counts the invitations by one operator's team, the second the invitations by
   * one account.
   */
  invitationsByOperator: { most: 20, minutes: 24 * 60 },
  invitationsByAccount: { most: 40, minutes: 24 * 60 },
  /** Invitations to one email address, from all teams together. */
  invitationsByAddress: { most: 3, minutes: 24 * 60 },
  /** Emailed receipts for complaints and quotation requests, to one email address. Beyond the limit, complaints and requests are still stored. */
  receiptsByAddress: { most: 20, minutes: 24 * 60 },
  /** Wrong passwords and codes of a signed-in person. */
  proofByAccount: { most: 10, minutes: 60 },
} as const satisfies Record<string, { most: number; minutes: number }>;

export type Limit = keyof typeof LIMITS;

/** @returns undefined if the limit is reached. */
export function tryWithin(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  limit: Limit,
  ...what: string[]
): Promise<Hit | undefined> {
  return countHit(db, config.REGION, windowKey(limit, what), LIMITS[limit]);
}

/** Counts an email in several windows. If one window is full, no window counts it. */
export async function assertEmailWithinLimits(
  platform: Pick<Platform, 'db' | 'config'>,
  ...windows: [limit: Limit, what: string][]
): Promise<void> {
  const hits: Hit[] = [];
  for (const [limit, what] of windows) {
    const hit = await tryWithin(platform, limit, what);
    if (!hit) {
      await forgive(platform, hits);
      const seconds = await secondsToWait(platform, limit, what);
      throw problem(ACCOUNT_ERRORS, 'too_many_emails', { headers: { 'retry-after': String(seconds) } });
    }
    hits.push(hit);
  }
}

/**
 * @returns the counted try. The caller removes it with `forgive` if the try succeeds.
 * @throws `too_many_tries` with the seconds to wait.
 */
export async function assertWithinLimit(
  platform: Pick<Platform, 'db' | 'config'>,
  limit: Limit,
  ...what: string[]
): Promise<Hit> {
  const hit = await tryWithin(platform, limit, ...what);
  if (hit) return hit;
  const seconds = await secondsToWait(platform, limit, ...what);
  throw problem(ACCOUNT_ERRORS, 'too_many_tries', { headers: { 'retry-after': String(seconds) } });
}

export function secondsToWait(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  limit: Limit,
  ...what: string[]
): Promise<number> {
  return secondsUntilFree(db, config.REGION, windowKey(limit, what), LIMITS[limit].minutes);
}

/** Removes counted tries, for example because the tries succeeded and only failures count. */
export async function forgive({ db, config }: Pick<Platform, 'db' | 'config'>, hits: Hit[]): Promise<void> {
  for (const hit of hits) await forgetHit(db, config.REGION, hit);
}

/** Hashes the key, so that the table contains no network addresses, email addresses or account ids. */
function windowKey(limit: Limit, what: string[]): Buffer {
  return createHash('sha256')
    .update([limit, ...what].join('\n'))
    .digest();
}
