import { timingSafeEqual } from 'node:crypto';
import { OFFER_LINK_DAYS } from '#features/quotations/contract/offer-link.ts';
import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import { isUuid } from '#server/database/uuid.ts';

export interface OfferLink {
  offerId: string;
  accountId: string;
  until: Date;
}

const DAY_S = 86_400;

/** @returns the account's id, the expiry, and a 256-bit HMAC of account, expiry and offer */
export async function newOfferLink(
  config: Config,
  { offerId, accountId }: Pick<OfferLink, 'offerId' | 'accountId'>,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000) + OFFER_LINK_DAYS * DAY_S;
  return [accountId, seconds.toString(36), await sealOf(config, offerId, accountId, seconds)].join('.');
}

/** @returns undefined if the secret is forged, altered, expired, or made for another offer */
export async function readOfferLink(
  config: Config,
  offerId: string,
  secret: unknown,
  now: Date,
): Promise<OfferLink | undefined> {
  if (typeof secret !== 'string') return undefined;
  const [accountId, written, seal, ...more] = secret.split('.');
  if (!accountId || !isUuid(accountId) || !written || !/^[0-9a-z]{1,9}$/.test(written) || !seal || more.length > 0)
    return undefined;
  const seconds = Number.parseInt(written, 36);
  const [shown, real] = [Buffer.from(seal), Buffer.from(await sealOf(config, offerId, accountId, seconds))];
  if (shown.length !== real.length || !timingSafeEqual(shown, real)) return undefined;
  const until = new Date(seconds * 1000);
  return until > now ? { offerId, accountId, until } : undefined;
}

async function sealOf(config: Config, offerId: string, accountId: string, seconds: number): Promise<string> {
  const key = (await openSiteKey(config))('offer links');
  return secretOf(key, `${config.REGION}/${offerId}/${accountId}/${seconds}`);
}
