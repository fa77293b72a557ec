import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';

/**
 * Queues the job that updates the quotation of an order. Only the job's name is known here, because this area does not
 * import quotations.
 */
export async function notifyQuotation(
  trx: Database,
  { jobs }: Platform,
  { channel, id }: Pick<OrderRow, 'channel' | 'id'>,
): Promise<void> {
  if (channel === 'quotation') await jobs.add(trx, 'quotations/follow-order', { orderId: id });
}
