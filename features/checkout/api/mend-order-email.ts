import type { Transaction } from 'kysely';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { keepLinks, type OrderRow, saveOrder } from './order.store.ts';

/**
 * Both addresses get an email. The caller must have locked the order.
 * @param kept the hashes of the links that still work. The other links stop working, because the earlier address may
 * belong to another person.
 */
export async function mendOrderEmail(
  trx: Transaction<Tables>,
  platform: Pick<Platform, 'jobs'>,
  order: OrderRow,
  { email, kept }: { email: string; kept: readonly Buffer[] },
): Promise<{ order: OrderRow; from: string | null }> {
  const { contact, region_id: region } = order;
  if (order.state !== 'confirmed' || !contact) throw problem(CHECKOUT_ERRORS, 'order_not_bought');
  if (contact.email === email) return { order, from: null };
  await keepLinks(trx, region, order.id, kept);
  await platform.jobs.addAll(trx, [
    ['checkout/tell-confirmed', { orderId: order.id }],
    ['checkout/tell-email-changed', { orderId: order.id, from: contact.email }],
  ]);
  const changed = { contact: JSON.stringify({ ...contact, email }) };
  return { order: await saveOrder(trx, region, order.id, changed), from: contact.email };
}
