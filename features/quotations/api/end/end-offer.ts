import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { letOptionGo } from '../accept/option.ts';
import { moveOneOffer, moveRequest } from '../move-quotation.ts';
import { findOffer, lockOffers, saveOffer } from '../offer.store.ts';
import { lockQuotation, type OfferRow } from '../quotation.store.ts';

const OfferId = Type.Object({ offerId: Id });

export const ALIVE: readonly OfferRow['state'][] = [
  'requested',
  'viewed',
  'answered',
  'changes_requested',
  'accepted',
  'waiting',
];

export const endOfferJob = defineJob(OfferId, ({ offerId }, platform) => endOffer(platform, offerId, new Date()));

/** Expires the offer after its deadline. Before the deadline, the function schedules its job again. */
export async function endOffer(platform: Platform, offerId: string, now: Date): Promise<void> {
  const { db, config, jobs } = platform;
  const known = await findOffer(db, config.REGION, offerId);
  if (!known) return;
  await inTransaction(db, async (trx) => {
    const quotation = (await lockQuotation(trx, config.REGION, known.quotation_id))!;
    const offers = await lockOffers(trx, config.REGION, quotation.id);
    const offer = offers.find(({ id }) => id === offerId)!;
    const over = endOf(offer);
    if (!over) return;
    if (over > now) {
      await jobs.add(trx, 'quotations/end-offer', { offerId }, { runAt: over, key: `end-offer/${offerId}` });
      return;
    }
    await letOptionGo(trx, offer);
    const code = offer.version === 0 ? 'unanswered' : 'validity_over';
    const ended = await moveOneOffer(trx, offer, { action: 'expire', actor: 'system', note: { code } });
    if (offer.version === 0) await jobs.add(trx, 'quotations/tell-traveller', { offerId, about: 'expired' });
    const isAnyAlive = offers.some(({ id, state }) => id !== offerId && ALIVE.includes(state));
    if (!isAnyAlive && (quotation.state === 'open' || quotation.state === 'answered'))
      await moveRequest(trx, quotation, { action: 'expire', actor: 'system', note: { code: ended.state } });
  });
}

function endOf({ state, ends_at, valid_until }: OfferRow): Date | null {
  if (state === 'requested' || state === 'viewed') return ends_at;
  if (state === 'answered' || state === 'changes_requested') return valid_until;
  return null;
}

export const remindAnswerJob = defineJob(OfferId, async ({ offerId }, { db, config, jobs }) => {
  const offer = await findOffer(db, config.REGION, offerId);
  if (!offer || offer.reminded_at || (offer.state !== 'requested' && offer.state !== 'viewed')) return;
  await inTransaction(db, async (trx) => {
    await saveOffer(trx, offer, { reminded_at: new Date() });
    await jobs.add(trx, 'quotations/tell-operator', { offerId, about: 'reminded' });
  });
});
