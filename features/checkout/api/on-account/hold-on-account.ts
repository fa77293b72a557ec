import type { Transaction } from 'kysely';
import { type BookingRow, findBooking, insertBookings, takePlaces } from '#features/bookings/api/public.ts';
import type { BookingItem, ResellerNote } from '#features/bookings/contract/booking.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { PricedParty } from '#features/operators/contract/price-of.ts';
import { placesLeft, type Sellable } from '#features/operators/contract/sellable.ts';
import type { Region } from '#regions/read-region.ts';
import { newReference } from '#server/auth/guest-keys.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { snapshotOf, taxRateOf, taxWithin } from '../sale.rules.ts';

export interface HoldOnAccount {
  id: string;
  sellable: Sellable;
  party: PricedParty;
  items: BookingItem[];
  note: ResellerNote;
  /** `true` for a test booking, which takes no seats and costs nothing. */
  testMode: boolean;
  holdUntil: Date;
  region: Region;
}

/**
 * @returns undefined if a booking with the id exists
 * @throws sold_out, sales_closed or resource_taken
 */
export async function holdOnAccount(
  trx: Transaction<Tables>,
  { config }: Platform,
  hold: HoldOnAccount,
): Promise<BookingRow | undefined> {
  const { id, sellable, party, items, note, testMode, holdUntil, region } = hold;
  const places = placesOf(hold);
  const [added] = await insertBookings(
    trx,
    [
      {
        region_id: config.REGION,
        id,
        reference: newReference('RB'),
        order_id: null,
        channel: 'octo',
        state: 'ON_HOLD',
        operator_id: sellable.operator.id,
        departure_id: sellable.departure.id,
        places,
        hold_until: holdUntil,
        ...soldAs(sellable, party, region),
        commission_bps: sellable.operator.commissionBps ?? region.settings.commission_basis_points ?? 0,
        items: JSON.stringify(items),
        answers: null,
        reseller: JSON.stringify(note),
        test_mode: testMode,
        confirmed_at: null,
        redeemed_at: null,
        cancellation: null,
        cancelled_at: null,
      },
    ],
    'reseller',
  );
  if (!added) return undefined;
  const [refused] = await takePlaces(trx, config.REGION, [{ departureId: sellable.departure.id, places }]);
  if (refused) throw problem(BOOKING_ERRORS, refused.code);
  return findBooking(trx, config.REGION, id);
}

/**
 * A test booking takes no seats.
 * @throws sold_out if a test booking is for more seats than are free
 */
export function placesOf({ sellable, party, testMode }: Pick<HoldOnAccount, 'sellable' | 'party' | 'testMode'>) {
  if (!testMode) return party.places;
  const left = placesLeft(sellable.departure);
  if (left !== null && left < party.places) throw problem(BOOKING_ERRORS, 'sold_out');
  return 0;
}

export function soldAs(sellable: Sellable, party: PricedParty, region: Region) {
  return {
    plan_id: sellable.plan.id,
    plan_version: sellable.plan.version,
    option_id: sellable.option.id,
    currency: party.currency,
    total: party.total,
    tax: taxWithin(party.total, taxRateOf(region)),
    snapshot: JSON.stringify(snapshotOf(sellable)),
  };
}
