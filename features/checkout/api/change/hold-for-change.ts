import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type BookingRow, insertBookings, type Refused, takePlaces } from '#features/bookings/api/public.ts';
import { newReference } from '#server/auth/guest-keys.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Becoming } from './becoming.ts';

/**
 * A second row in `booking` holds the seats and expires like every hold. If the result is `refused`, the caller must
 * roll back.
 */
export async function holdForChange(
  trx: Transaction<Tables>,
  booking: BookingRow,
  to: Becoming,
  until: Date,
): Promise<{ holdId: string } | { refused: Refused }> {
  const places = to.departureId === booking.departure_id ? Math.max(0, to.places - booking.places) : to.places;
  const [refused] = await takePlaces(trx, booking.region_id, [{ departureId: to.departureId, places }]);
  if (refused) return { refused };
  const holdId = randomUUID();
  const { region_id, channel, operator_id, plan_id, option_id, currency, test_mode } = booking;
  await insertBookings(
    trx,
    [
      {
        region_id,
        id: holdId,
        reference: newReference('RB'),
        order_id: null,
        channel,
        state: 'ON_HOLD',
        operator_id,
        plan_id,
        plan_version: to.planVersion,
        option_id,
        departure_id: to.departureId,
        places,
        hold_until: until,
        currency,
        total: to.total,
        tax: to.tax,
        commission_bps: to.commissionBps,
        items: JSON.stringify([]),
        snapshot: JSON.stringify(to.snapshot),
        answers: null,
        reseller: null,
        test_mode,
        confirmed_at: null,
        redeemed_at: null,
        cancellation: null,
        cancelled_at: null,
      },
    ],
    'system',
  );
  return { holdId };
}
