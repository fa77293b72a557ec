import { sql } from 'kysely';
import { RELEASED_AFTER_DAYS } from '#features/payments/contract/payout-states.ts';
import type { Database } from '#server/database/connect.ts';

export interface Earned {
  region: string;
  bookingId: string;
  operatorId: string;
  orderId: string | null;
  currency: string;
  /** Minor units without the commission; negative when more was given back than was left. */
  amount: number;
  commission: number;
  serviceEndedAt: Date;
}

/** Adds to what an operator has earned with one booking; paid out some days after its service. */
export async function accrue(trx: Database, it: Earned): Promise<void> {
  const releasable = new Date(it.serviceEndedAt.getTime() + RELEASED_AFTER_DAYS * 86_400_000);
  await sql`
    insert into payable (region_id, booking_id, operator_id, order_id, currency, amount, commission, state, releasable_at)
    values (${it.region}, ${it.bookingId}, ${it.operatorId}, ${it.orderId}, ${it.currency}, ${it.amount}, ${it.commission}, 'accrued', ${releasable})
    on conflict (region_id, booking_id) do update set amount = payable.amount + excluded.amount,
      commission = payable.commission + excluded.commission, releasable_at = greatest(payable.releasable_at, excluded.releasable_at)`.execute(
    trx,
  );
}
