import type { ManagedDeparture } from './managed-plan.ts';
import type { Unit } from './unit.ts';

/** An infant without an own place is one person, and a family ticket has as many people as places. */
const peopleOfUnit = ({ places }: Pick<Unit, 'places'>): number => Math.max(1, places);

/** A booked item has no `quantity` and counts once. `peopleOfItems` of the server is the same in SQL. */
export const countPeople = (units: readonly (Pick<Unit, 'places'> & { quantity?: number })[]): number =>
  units.reduce((sum, unit) => sum + peopleOfUnit(unit) * (unit.quantity ?? 1), 0);

/** Services made to order for one party count its people once. */
export function countBookedPeople(
  departures: readonly Pick<ManagedDeparture, 'id' | 'planId' | 'madeToOrder' | 'people'>[],
): number {
  const parties = Map.groupBy(departures, ({ madeToOrder, planId, id }) => (madeToOrder ? planId : id));
  return [...parties.values()].reduce((sum, services) => sum + Math.max(...services.map(({ people }) => people)), 0);
}
