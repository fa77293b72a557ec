import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { findOrder, type OrderRow } from '#features/checkout/api/public.ts';
import { Id } from '#features/schema.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { moveOneOffer, moveRequest } from '../move-quotation.ts';
import { findOfferOfOrder, lockOffers } from '../offer.store.ts';
import { lockQuotation, type OfferRow, type QuotationRow } from '../quotation.store.ts';

type Trx = Transaction<Tables>;

export async function followLater(
  trx: Trx,
  { jobs }: Platform,
  order: Pick<OrderRow, 'id' | 'hold_until'>,
): Promise<void> {
  const runAt = new Date(order.hold_until!.getTime() + 2000);
  await jobs.add(trx, 'quotations/follow-order', { orderId: order.id }, { runAt, key: `follow/${order.id}` });
}

export const followOrderJob = defineJob(Type.Object({ orderId: Id }), ({ orderId }, platform) =>
  followOrder(platform, orderId),
);

export async function followOrder(platform: Platform, orderId: string): Promise<void> {
  const { db, config } = platform;
  const known = await findOfferOfOrder(db, config.REGION, orderId);
  if (!known) return;
  await inTransaction(db, async (trx) => {
    const quotation = (await lockQuotation(trx, config.REGION, known.quotation_id))!;
    const offers = await lockOffers(trx, config.REGION, quotation.id);
    const offer = offers.find(({ id }) => id === known.id)!;
    const order = (await findOrder(trx, config.REGION, orderId))!;
    if (offer.order_id !== orderId) return;
    if (order.state === 'held')
      await followLater(trx, platform, { id: orderId, hold_until: soonest(order.hold_until) });
    else if (order.state === 'lapsed' || order.state === 'released')
      await lapse(trx, platform, { quotation, offer, offers, order });
    else if (order.state === 'confirmed') await confirm(trx, platform, { quotation, offer, offers, order });
  });
}

interface Followed {
  quotation: QuotationRow;
  offer: OfferRow;
  offers: readonly OfferRow[];
  order: OrderRow;
}

/** Waits at least three seconds so that the job that releases overdue holds can run first. */
function soonest(holdUntil: Date | null): Date {
  return new Date(Math.max(holdUntil?.getTime() ?? 0, Date.now() + 3000));
}

async function lapse(trx: Trx, { jobs }: Platform, { quotation, offer, offers, order }: Followed): Promise<void> {
  if (offer.state !== 'accepted') return;
  const note = { code: order.state === 'released' ? 'released' : 'deposit_not_paid' };
  const moved = [await moveOneOffer(trx, offer, { action: 'lapse', actor: 'system', note })];
  for (const other of offers) {
    if (other.state === 'waiting') moved.push(await moveOneOffer(trx, other, { action: 'resume', actor: 'system' }));
  }
  // An offer may have passed its deadline while it was waiting.
  for (const { id } of moved) await jobs.add(trx, 'quotations/end-offer', { offerId: id }, { key: `end-offer/${id}` });
  await moveRequest(trx, quotation, { action: 'lapse', actor: 'system', note });
  await jobs.add(trx, 'quotations/tell-traveller', { offerId: offer.id, about: 'lapsed' });
  await jobs.add(trx, 'quotations/tell-operator', { offerId: offer.id, about: 'lapsed' });
}

async function confirm(trx: Trx, { jobs }: Platform, { quotation, offer, offers }: Followed): Promise<void> {
  if (offer.state === 'answered' || offer.state === 'expired') {
    // The deposit arrived late, but the seats were still free. If the traveller has accepted a second offer, both
    // offers stay sold.
    if (quotation.state === 'accepted' || quotation.state === 'closed') return;
    await moveOneOffer(trx, offer, { action: 'accept', actor: 'system', note: { code: 'late_deposit' } });
    await moveRequest(trx, quotation, {
      action: 'accept',
      actor: 'system',
      note: { offerId: offer.id, code: 'late_deposit' },
    });
  } else if (offer.state !== 'accepted') return;
  for (const other of offers) {
    if (other.id === offer.id) continue;
    const waiting =
      other.state === 'waiting' || !['requested', 'viewed', 'answered', 'changes_requested'].includes(other.state)
        ? other
        : await moveOneOffer(trx, other, { action: 'wait', actor: 'system' });
    if (waiting.state !== 'waiting') continue;
    await moveOneOffer(trx, waiting, { action: 'lose', actor: 'system' });
    await jobs.add(trx, 'quotations/tell-operator', { offerId: other.id, about: 'not_chosen' });
  }
}
