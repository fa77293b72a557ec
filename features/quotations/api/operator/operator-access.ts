import type { Transaction } from 'kysely';
import { authorize } from '#features/accounts/api/public.ts';
import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { ALIVE } from '../end/end-offer.ts';
import { moveRequest } from '../move-quotation.ts';
import { lockOffers } from '../offer.store.ts';
import { lockQuotation, type OfferRow, type QuotationRow } from '../quotation.store.ts';
import { findOperatorOffer } from './operator.store.ts';

export interface OperatorAsking {
  actor: Actor;
  params: { operatorId: string; offerId: string };
}

/** @throws 404 for an offer of another operator, or for a person outside the operator's team */
export async function openOperatorOffer(
  { db, config }: Platform,
  { actor, params }: OperatorAsking,
): Promise<{ offer: OfferRow; quotation: QuotationRow }> {
  authorize(actor, 'operator.quote', { operatorId: params.operatorId });
  const found = await findOperatorOffer(db, { region: config.REGION, ...params });
  if (!found) throw problem(QUOTATION_ERRORS, 'offer_not_found');
  return found;
}

export interface LockedOffer {
  quotation: QuotationRow;
  offer: OfferRow;
  offers: OfferRow[];
  accountId: string | null;
}

export async function onOperatorOffer<Result>(
  platform: Platform,
  asking: OperatorAsking,
  work: (trx: Transaction<Tables>, locked: LockedOffer) => Promise<Result>,
): Promise<Result> {
  const known = await openOperatorOffer(platform, asking);
  return onOffer(platform, known, accountIdOf(asking.actor), work);
}

export async function onOffer<Result>(
  platform: Platform,
  known: Pick<LockedOffer, 'quotation' | 'offer'>,
  accountId: string | null,
  work: (trx: Transaction<Tables>, locked: LockedOffer) => Promise<Result>,
): Promise<Result> {
  const region = platform.config.REGION;
  return inTransaction(platform.db, async (trx) => {
    const quotation = (await lockQuotation(trx, region, known.quotation.id))!;
    const offers = await lockOffers(trx, region, quotation.id);
    const offer = offers.find(({ id }) => id === known.offer.id)!;
    return work(trx, { quotation, offer, offers, accountId });
  });
}

/** Expires the request if no operator can answer any more. */
export async function endWithoutOffers(
  trx: Transaction<Tables>,
  { quotation, offers, offer }: LockedOffer,
): Promise<void> {
  const isAnyAlive = offers.some(({ id, state }) => id !== offer.id && ALIVE.includes(state));
  if (isAnyAlive || (quotation.state !== 'open' && quotation.state !== 'answered')) return;
  await moveRequest(trx, quotation, { action: 'expire', actor: 'system', note: { code: 'no_offers' } });
}
