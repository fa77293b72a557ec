import { findOrder, type OrderRow } from '#features/checkout/api/public.ts';
import { readOrderRefunds } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** An order, and what went back of it for what was cancelled: minor units that its total and what was paid include still. */
export interface SettledOrder extends OrderRow {
  returned: number;
}

export async function findSettledOrder(db: Database, region: string, id: string): Promise<SettledOrder | undefined> {
  const [order, refunds] = await Promise.all([findOrder(db, region, id), readOrderRefunds(db, region, id)]);
  // What came in late or twice is part of no total.
  const returned = refunds.reduce((sum, { booking_id, amount }) => (booking_id === null ? sum : sum + amount), 0);
  return order && { ...order, returned };
}
