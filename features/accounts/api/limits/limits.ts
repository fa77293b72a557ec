import { createHash } from 'node:crypto';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { countHit, forgetHit, type Hit, secondsUntilFree } from './attempt-window.store.ts';

/**
 * How often something may be tried. None of them can be used to lock somebody else out: what strangers do to an account is
 * counted apart from what its known devices do, and a mailed link lets its owner in whatever strangers did.
 */
export const LIMITS = {
  /** Failed sign-ins of all unknown devices together, by address of mail, known to us or not. */
  signInByEmail: { most: 10, minutes: 60 },
  /** Failed sign-ins of one known device to one account. */
  signInByDevice: { most: 20, minutes: 60 },
  /** Failed sign-ins of unknown devices from one network address. */
  signInByAddress: { most: 100, minutes: 60 },
  /** Wrong codes with a mailed link: whoever has it reads the owner's mail. */
  codeByLink: { most: 10, minutes: 60 },
  signUpByAddress: { most: 30, minutes: 60 },
  /** Sign-ups that say an address is theirs; each is an email to it. */
  signUpByEmail: { most: 6, minutes: 60 },
  /** Emails asked for from one network address. */
  lettersByAddress: { most: 30, minutes: 60 },
  /** Emails of one kind that are asked for an address, known to us or not: the one before is in its mailbox. */
  lettersByEmail: { most: 1, minutes: 3 },
  /** The email that says that somebody tries. */
  warningByEmail: { most: 1, minutes: 24 * 60 },
  /** Codes that buyers without an account ask for (features/checkout/api/confirm-email): from one network, to one address, and one after the other. */
  orderCodesByAddress: { most: 30, minutes: 60 },
  orderCodesByEmail: { most: 5, minutes: 60 },
  orderCodeAgain: { most: 1, minutes: 1 },
  newEmailByAccount: { most: 5, minutes: 60 },
  /** Emails to an address that somebody typed as their new one. */
  newEmailByAddress: { most: 3, minutes: 24 * 60 },
  /** Invitations to a team, of an operator or of the region: each is an email to an address that somebody typed. */
  invitationsByOperator: { most: 20, minutes: 24 * 60 },
  invitationsByAccount: { most: 40, minutes: 24 * 60 },
  /** Of all teams together. */
  invitationsByAddress: { most: 3, minutes: 24 * 60 },
  /** Confirmations of what anybody filed or asked with an address that they typed; what was filed stands without them. */
  receiptsByAddress: { most: 20, minutes: 24 * 60 },
  /** Wrong passwords and codes of somebody who is signed in. */
  proofByAccount: { most: 10, minutes: 60 },
} as const satisfies Record<string, { most: number; minutes: number }>;

export type Limit = keyof typeof LIMITS;

/** @returns undefined when there were too many. */
export function tryWithin(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  limit: Limit,
  ...what: string[]
): Promise<Hit | undefined> {
  return countHit(db, config.REGION, windowKey(limit, what), LIMITS[limit]);
}

/**
 * Counts an email to an address that somebody typed in several windows at once, or in none.
 * @throws `too_many_emails` with the seconds to wait.
 */
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
 * @returns the counted try, to be forgotten if it succeeds.
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

/** Seconds until a full window takes another try. */
export function secondsToWait(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  limit: Limit,
  ...what: string[]
): Promise<number> {
  return secondsUntilFree(db, config.REGION, windowKey(limit, what), LIMITS[limit].minutes);
}

/** Only failures count: tries that succeeded are taken out again. */
export async function forgive({ db, config }: Pick<Platform, 'db' | 'config'>, hits: Hit[]): Promise<void> {
  for (const hit of hits) await forgetHit(db, config.REGION, hit);
}

/** The table keeps neither addresses nor names. */
function windowKey(limit: Limit, what: string[]): Buffer {
  return createHash('sha256')
    .update([limit, ...what].join('\n'))
    .digest();
}
