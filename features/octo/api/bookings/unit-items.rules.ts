import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { ContactBody, UnitItemBody } from '#features/octo/contract/booking-requests.ts';
import type { PricedParty } from '#features/operators/contract/price-of.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { badRequest } from '../octo-error.ts';

export function countsOf(asked: readonly UnitItemBody[]): UnitCount[] {
  const counts = new Map<string, number>();
  for (const { unitId } of asked) counts.set(unitId.toLowerCase(), (counts.get(unitId.toLowerCase()) ?? 0) + 1);
  return [...counts].map(([unitId, quantity]) => ({ unitId, quantity }));
}

/**
 * If a requested item has the uuid of an existing item, it replaces that item. Existing items that the request leaves
 * out are removed.
 * @throws BAD_REQUEST if a uuid occurs twice
 */
export function itemsFor(
  asked: readonly UnitItemBody[],
  kept: readonly BookingItem[],
  party: PricedParty,
  newId: () => string,
): BookingItem[] {
  const named = asked.flatMap(({ uuid }) => uuid?.toLowerCase() ?? []);
  if (new Set(named).size < named.length) throw badRequest('units_repeated');
  const priced = new Map(party.units.map(({ unit, price }) => [unit.id, { unit, price }]));
  return asked.map(({ uuid, unitId, resellerReference, contact }) => {
    const id = uuid?.toLowerCase() ?? newId();
    const before = kept.find((item) => item.id === id);
    const { unit, price } = priced.get(unitId.toLowerCase())!;
    const reference = resellerReference ?? before?.resellerReference;
    return {
      id,
      unitId: unit.id,
      type: unit.type,
      name: unit.name,
      price,
      places: unit.places,
      state: 'active' as const,
      redeemedAt: null,
      traveller: travellerOf(contact) ?? before?.traveller ?? null,
      ...(reference && { resellerReference: reference }),
    };
  });
}

function travellerOf(contact: ContactBody | null | undefined): BookingItem['traveller'] {
  const name = contact && nameOf(contact);
  return name ? { name: name.slice(0, 120) } : null;
}

export function nameOf({ fullName, firstName, lastName }: ContactBody): string {
  return (
    fullName?.trim() ||
    [firstName, lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ')
  );
}
