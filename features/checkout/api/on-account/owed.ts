import type { Transaction } from 'kysely';
import type { BookingRow } from '#features/bookings/api/public.ts';
import { netPrice } from '#features/checkout/contract/net-price.ts';
import { writeEntry } from '#features/payments/api/public.ts';
import type { Tables } from '#server/database/tables.ts';

/** @returns an amount in minor units, which is 0 for a test booking */
export function owedFor({ items, total, reseller, test_mode }: BookingRow): number {
  return test_mode ? 0 : netPrice(items, total, reseller?.netBps ?? 0);
}

/**
 * A second call with the same `entry` writes nothing.
 * @param entry the unique name of the ledger entry
 * @param amount an amount in minor units
 */
export async function oweMore(
  trx: Transaction<Tables>,
  entry: string,
  { region_id, id, operator_id, currency }: BookingRow,
  amount: number,
): Promise<void> {
  const about = { bookingId: id, operatorId: operator_id };
  await writeEntry(trx, region_id, entry, currency, [
    { account: 'reseller', amount, ...about },
    { account: 'customer', amount: -amount, ...about },
  ]);
}
