import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';

/**
 * An order that was an accepted offer moved: its quotation follows. The job's name is all that selling knows of quotations.
 */
export async function notifyQuotation(
  trx: Database,
  { jobs }: Platform,
  { channel, id }: Pick<OrderRow, 'channel' | 'id'>,
): Promise<void> {
  if (channel === 'quotation') await jobs.add(trx, 'quotations/follow-order', { orderId: id });
}
