import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';

/** Notifies the quotation of an order that was an accepted offer. This area knows only the name of the quotation's job. */
export async function notifyQuotation(
  trx: Database,
  { jobs }: Platform,
  { channel, id }: Pick<OrderRow, 'channel' | 'id'>,
): Promise<void> {
  if (channel === 'quotation') await jobs.add(trx, 'quotations/follow-order', { orderId: id });
}
