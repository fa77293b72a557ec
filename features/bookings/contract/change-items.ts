import type { PricedParty } from '#features/operators/contract/price-of.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import type { BookingItem } from './booking.ts';

export function unitsOf(items: readonly BookingItem[]): UnitCount[] {
  const counts = new Map<string, number>();
  for (const { unitId, state } of items) if (state === 'active') counts.set(unitId, (counts.get(unitId) ?? 0) + 1);
  return [...counts].map(([unitId, quantity]) => ({ unitId, quantity }));
}

export function itemsBecome(
  items: readonly BookingItem[],
  { units }: Pick<PricedParty, 'units'>,
  newId: () => string,
): BookingItem[] {
  const open = new Map(units.map(({ unit, quantity, price }) => [unit.id, { unit, price, left: quantity }]));
  const known = items.map((item): BookingItem => {
    if (item.state !== 'active') return item;
    const wanted = open.get(item.unitId);
    if (!wanted || wanted.left === 0) return { ...item, state: 'cancelled' };
    wanted.left -= 1;
    return { ...item, name: wanted.unit.name, price: wanted.price, places: wanted.unit.places };
  });
  const added = [...open.values()].flatMap(({ unit, price, left }) =>
    Array.from({ length: left }, (): BookingItem => {
      const { id: unitId, type, name, places } = unit;
      return { id: newId(), unitId, type, name, price, places, state: 'active', redeemedAt: null, traveller: null };
    }),
  );
  return [...known, ...added];
}
