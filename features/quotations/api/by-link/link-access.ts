import type { FastifyRequest } from 'fastify';
import { may } from '#features/accounts/contract/rights.ts';
import { teamMembers } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { OFFER_LINK_HEADER } from '#features/quotations/contract/headers.ts';
import type { QuotationState } from '#features/quotations/contract/quotation-states.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findOffer } from '../offer.store.ts';
import { findQuotation, type OfferRow, type QuotationRow } from '../quotation.store.ts';
import { ANSWERING_ROLES, isOpenByLink } from './link-rules.ts';
import { readOfferLink } from './offer-link.ts';

const LIVE_REQUESTS: readonly QuotationState[] = ['open', 'answered', 'accepted'];

export interface Linked {
  offer: OfferRow;
  quotation: QuotationRow;
  accountId: string;
  until: Date;
}

/** @throws 404 for an invalid or expired link, an ended offer, or a person who may no longer answer */
export async function openByLink(
  { db, config }: Platform,
  { actor, headers, params: { offerId } }: Pick<FastifyRequest, 'actor' | 'headers'> & { params: { offerId: string } },
): Promise<Linked> {
  const region = config.REGION;
  const link = await readOfferLink(config, offerId, headers[OFFER_LINK_HEADER], new Date());
  const offer = link && (await findOffer(db, region, offerId));
  const quotation = offer && (await findQuotation(db, region, offer.quotation_id));
  const isAlive = quotation && isOpenByLink(offer) && LIVE_REQUESTS.includes(quotation.state);
  const team = isAlive ? await teamMembers(db, region, offer.operator_id, ANSWERING_ROLES) : [];
  const holds = team.some(({ accountId }) => accountId === link?.accountId) ? 'edit' : null;
  if (!link || !offer || !quotation || !may(actor, 'quotations.answer_by_link', { holds, accountId: null }).allowed)
    throw problem(QUOTATION_ERRORS, 'offer_not_found');
  return { offer, quotation, accountId: link.accountId, until: link.until };
}
