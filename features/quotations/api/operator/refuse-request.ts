import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { DECLINE_NAMES, type DeclineBody } from '#features/quotations/contract/operator.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { letOptionGo } from '../accept/option.ts';
import { moveOneOffer } from '../move-quotation.ts';
import type { OfferReason } from '../tables.ts';
import { endWithoutOffers, type LockedOffer } from './operator-access.ts';

/** @throws offer_incomplete if the code is `other` and the text is empty */
export function declineReason(body: Static<typeof DeclineBody>): OfferReason {
  const { code } = body;
  const text = body.text.trim();
  if (code === 'other' && text === '') {
    const message = 'Cuéntale al viajero por qué no puedes.';
    throw problem(QUOTATION_ERRORS, 'offer_incomplete', { issues: [{ path: 'body.text', code: 'missing', message }] });
  }
  return { code, text: text || DECLINE_NAMES[code], by: 'operator' };
}

/** The request expires if no operator can answer any more. The caller has locked the offer. */
export async function refuseLocked(
  trx: Transaction<Tables>,
  { jobs }: Platform,
  locked: LockedOffer,
  { action, reason, via }: { action: 'decline' | 'withdraw'; reason: OfferReason; via?: 'link' },
): Promise<{ state: OfferState }> {
  const { offer, accountId } = locked;
  await letOptionGo(trx, offer);
  const { code, text } = reason;
  const by = { actor: 'operator', actorId: accountId, note: { code, text, ...(via && { via }) } } as const;
  const moved = await moveOneOffer(trx, offer, { action, ...by }, { reason: JSON.stringify(reason) });
  const about = action === 'decline' ? 'declined' : 'withdrawn';
  await jobs.add(trx, 'quotations/tell-traveller', { offerId: offer.id, about });
  await endWithoutOffers(trx, locked);
  return { state: moved.state };
}
