import { randomUUID } from 'node:crypto';
import type { BookingRow } from '#features/bookings/api/public.ts';
import type { BookingItem, BookingSnapshot } from '#features/bookings/contract/booking.ts';
import { itemsBecome } from '#features/bookings/contract/change-items.ts';
import { refundShareAt, withoutMoreThan } from '#features/operators/contract/cancellation-refund.ts';
import type { PricedParty } from '#features/operators/contract/price-of.ts';
import { isForOneGroup, type Sellable } from '#features/operators/contract/sellable.ts';
import type { Region } from '#regions/read-region.ts';
import { snapshotOf, taxRateOf, taxWithin } from '../sale.rules.ts';

export interface Becoming {
  departureId: string;
  /** The option of the departure, if it is not the booking's present option. */
  optionId?: string;
  planVersion: number;
  places: number;
  total: number;
  tax: number;
  commissionBps: number;
  snapshot: BookingSnapshot;
  items: BookingItem[];
}

/** A later cancellation of the changed booking refunds at most the share that a cancellation would refund now. */
export function boughtAnew(
  booking: BookingRow,
  sellable: Sellable,
  party: PricedParty,
  { region, now }: { region: Region; now: Date },
): Becoming {
  const { policy, startsAt, zone } = booking.snapshot;
  const most = refundShareAt(policy, { startsAt: new Date(startsAt), zone, now });
  const snapshot = snapshotOf(sellable);
  return {
    departureId: sellable.departure.id,
    planVersion: sellable.plan.version,
    places: party.places,
    total: party.total,
    tax: taxWithin(party.total, taxRateOf(region)),
    commissionBps: sellable.operator.commissionBps ?? region.settings.commission_basis_points ?? 0,
    snapshot: { ...snapshot, policy: withoutMoreThan(snapshot.policy, most) },
    items: itemsBecome(booking.items, party, randomUUID).map(nameless),
  };
}

/**
 * The price stays the same, because the traveller did not ask for the change.
 * @param units unit ids of the departure's option by the booking's unit ids, if the departure has another option
 */
export function movedTo(booking: BookingRow, sellable: Sellable, units?: ReadonlyMap<string, string>): Becoming {
  const { startsAt, endsAt, localDate, localTime, meeting, optionName } = snapshotOf(sellable);
  const snapshot = { ...booking.snapshot, startsAt, endsAt, localDate, localTime, meeting };
  const items = booking.items.map(nameless);
  return {
    departureId: sellable.departure.id,
    ...(units && { optionId: sellable.option.id }),
    planVersion: booking.plan_version,
    places: placesOn(booking, sellable),
    total: booking.total,
    tax: booking.tax,
    commissionBps: booking.commission_bps,
    snapshot: units ? { ...snapshot, optionName } : snapshot,
    items: units ? items.map((item) => ({ ...item, unitId: units.get(item.unitId) ?? item.unitId })) : items,
  };
}

function placesOn({ items }: BookingRow, sellable: Sellable): number {
  const { capacity } = sellable.departure;
  if (isForOneGroup(sellable) && capacity !== null) return capacity;
  return items.filter(({ state }) => state === 'active').reduce((sum, { places }) => sum + places, 0);
}

const nameless = (item: BookingItem): BookingItem => ({ ...item, traveller: null });

export function namedItems(booking: BookingRow, items: readonly BookingItem[]): BookingItem[] {
  const known = new Map(booking.items.map(({ id, traveller }) => [id, traveller]));
  return items.map((item) => ({ ...item, traveller: known.get(item.id) ?? null }));
}
