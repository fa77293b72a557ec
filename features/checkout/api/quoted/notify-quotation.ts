import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';

/** The name of the job is a string, because this area does not import quotations. */
export async function notifyQuotation(
  trx: Database,
  { jobs }: Platform,
  { channel, id }: Pick<OrderRow, 'channel' | 'id'>,
): Promise<void> {
  if (channel === 'quotation') await jobs.add(trx, 'quotations/follow-order', { orderId: id });
}
