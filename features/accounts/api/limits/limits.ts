import { createHash } from 'node:crypto';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { countHit, forgetHit, type Hit, secondsUntilFree } from './attempt-window.store.ts';

/**
 * Each limit allows `most` tries within `minutes` minutes. A name is that of the site's setting. Known devices have a separate limit, so that strangers
 * cannot lock out the owner of an account.
 */
export const LIMITS = {
  /** Failed sign-ins of unknown devices to one email address. */
  signInByEmail: { most: 10, minutes: 60 },
  /** Failed sign-ins of a known device. */
  signInByDevice: { most: 20, minutes: 60 },
  /** Failed sign-ins of unknown devices of one network. */
  signInByAddress: { most: 100, minutes: 60 },
  /** Wrong codes after opening a mailed link. */
  codeByLink: { most: 10, minutes: 60 },
  signUpByAddress: { most: 30, minutes: 60 },
  signUpByEmail: { most: 6, minutes: 60 },
  lettersByAddress: { most: 30, minutes: 60 },
  /** Emails of one kind to one email address. */
  lettersByEmail: { most: 1, minutes: 3 },
  /** Warnings about failed sign-ins to one email address. */
  warningByEmail: { most: 1, minutes: 24 * 60 },
  /** Codes for buyers without an account (features/checkout/api/confirm-email). */
  orderCodesByAddress: { most: 30, minutes: 60 },
  orderCodesByEmail: { most: 5, minutes: 60 },
  orderCodeAgain: { most: 1, minutes: 1 },
  /** Entries in waiting lists (features/waitlist). */
  waitlistByAddress: { most: 30, minutes: 60 },
  waitlistByEmail: { most: 6, minutes: 60 },
  waitlistByAccount: { most: 30, minutes: 60 },
  /** Photos that an account begins to send (features/photos). */
  photosByAccount: { most: 'PHOTOS_PER_DAY', minutes: 24 * 60 },
  /** Questions (features/questions). */
  questionsByAddress: { most: 30, minutes: 60 },
  questionsByEmail: { most: 6, minutes: 60 },
  questionsByAccount: { most: 20, minutes: 60 },
  answersByAccount: { most: 20, minutes: 60 },
  /** Reviews, their changes, and typed codes of places (features/reviews). */
  reviewsByAccount: { most: 20, minutes: 60 },
  presenceByAccount: { most: 10, minutes: 60 },
  /** Claims on places, and the codes that prove them (features/owners). */
  claimsByAccount: { most: 10, minutes: 24 * 60 },
  claimCodes: { most: 10, minutes: 60 },
  claimEmails: { most: 3, minutes: 24 * 60 },
  /** Reports about facts of places. */
  factReportsByAddress: { most: 20, minutes: 60 },
  newEmailByAccount: { most: 5, minutes: 60 },
  /** Emails to an address that accounts enter as their new email address. */
  newEmailByAddress: { most: 3, minutes: 24 * 60 },
  invitationsByOperator: { most: 20, minutes: 24 * 60 },
  invitationsByPlace: { most: 20, minutes: 24 * 60 },
  invitationsByAccount: { most: 40, minutes: 24 * 60 },
  invitationsByAddress: { most: 3, minutes: 24 * 60 },
  /**
   * Receipts for complaints and quotation requests to one email address. If the limit is reached, the request succeeds
   * without a receipt.
   */
  receiptsByAddress: { most: 20, minutes: 24 * 60 },
  proofByAccount: { most: 10, minutes: 60 },
} as const satisfies Record<string, { most: number | 'PHOTOS_PER_DAY'; minutes: number }>;

export type Limit = keyof typeof LIMITS;

/** @returns undefined if the limit is reached. */
export function tryWithin(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  limit: Limit,
  ...what: string[]
): Promise<Hit | undefined> {
  const { most, minutes } = LIMITS[limit];
  const allowed = typeof most === 'string' ? config[most] : most;
  return countHit(db, config.REGION, windowKey(limit, what), { most: allowed, minutes });
}

/** @throws `too_many_tries` if one of the limits is reached. No limit then counts the email. */
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
 * Counts a try. If the try succeeds, the caller removes it with `forgive`.
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

export async function forgive({ db, config }: Pick<Platform, 'db' | 'config'>, hits: Hit[]): Promise<void> {
  for (const hit of hits) await forgetHit(db, config.REGION, hit);
}

/** The table stores only hashes of networks, email addresses and account ids. */
function windowKey(limit: Limit, what: string[]): Buffer {
  return createHash('sha256')
    .update([limit, ...what].join('\n'))
    .digest();
}
