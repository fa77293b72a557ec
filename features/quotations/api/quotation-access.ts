import type { FastifyRequest } from 'fastify';
import { emailKey } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { may } from '#features/accounts/contract/rights.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import { readReference } from '#features/read-reference.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findOffer } from './offer.store.ts';
import {
  findQuotation,
  findQuotationNamed,
  type OfferRow,
  type QuotationRow,
  quotationKeys,
} from './quotation.store.ts';

type Asking = Pick<FastifyRequest, 'actor' | 'headers'>;

/**
 * Accepts the secret of the link, the PIN or the traveller's account.
 * @param name id or reference of the quotation
 * @throws 404 without access, and also for the correct PIN after too many wrong PINs
 */
export async function openQuotation(platform: Platform, request: Asking, name: string): Promise<QuotationRow> {
  const { db, config } = platform;
  const quotation = isUuid(name)
    ? await findQuotation(db, config.REGION, name)
    : await findQuotationNamed(db, config.REGION, readReference(name));
  const shown = { secret: request.headers[QUOTATION_SECRET_HEADER], pin: request.headers[QUOTATION_PIN_HEADER] };
  const holds = quotation && (await quotationKeys.held(db, config.REGION, quotation.id, shown)) ? 'edit' : null;
  if (
    !quotation ||
    !may(request.actor, 'quotations.own', { holds, accountId: ownerOf(quotation, request.actor) }).allowed
  ) {
    throw problem(QUOTATION_ERRORS, 'quotation_not_found');
  }
  return quotation;
}

/** A quotation that was asked for without an account belongs to the account with the confirmed email of its contact. */
function ownerOf({ account_id, contact }: QuotationRow, actor: Actor): string | null {
  if (account_id || actor.kind !== 'person' || !contact) return account_id;
  return emailKey(contact.email) === emailKey(actor.email) ? actor.accountId : null;
}

/** @throws 404 without access, and also for an offer of another quotation */
export async function openOffer(
  platform: Platform,
  request: Asking & { params: { name: string; offerId: string } },
): Promise<{ quotation: QuotationRow; offer: OfferRow }> {
  const { name, offerId } = request.params;
  const quotation = await openQuotation(platform, request, name);
  const offer = isUuid(offerId) ? await findOffer(platform.db, platform.config.REGION, offerId) : undefined;
  if (offer?.quotation_id !== quotation.id) throw problem(QUOTATION_ERRORS, 'offer_not_found');
  return { quotation, offer };
}
