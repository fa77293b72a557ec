import type { ManagedDeparture, ManagedResource } from '../../../contract/managed-plan.ts';

type Occupied = Pick<ManagedDeparture, 'id' | 'startsAt' | 'endsAt' | 'state' | 'taken' | 'resources'>;

/**
 * A guide or a vehicle is busy while as many other departures run with it as it can serve at one time. The server
 * counts the people in a vehicle.
 * @returns the first such departure of each busy resource, by the id of the resource
 */
export function busyResources<Other extends Occupied>(
  resources: readonly Pick<ManagedResource, 'id' | 'counts' | 'capacity'>[],
  { from, to }: { from: number; to: number },
  others: readonly Other[],
): Map<string, Other> {
  const running = others.filter(
    ({ state, taken, startsAt, endsAt }) =>
      (taken > 0 ? state !== 'cancelled' : state === 'scheduled' || state === 'guaranteed') &&
      Date.parse(startsAt) < to &&
      Date.parse(endsAt) > from,
  );
  return new Map(
    resources.flatMap(({ id, counts, capacity }) => {
      const [other, ...further] = running.filter((one) => one.resources.includes(id));
      return other && counts === 'departure' && further.length + 1 >= capacity ? [[id, other] as const] : [];
    }),
  );
}

/** @returns the instants between which the departure would run at another hour of its day, such as `17:30` */
export function hoursAt(
  { time, startsAt, endsAt }: Pick<ManagedDeparture, 'time' | 'startsAt' | 'endsAt'>,
  next: string,
): { from: number; to: number } {
  const from = Date.parse(startsAt) + (minutesOf(next) - minutesOf(time ?? next)) * 60_000;
  return { from, to: from + Date.parse(endsAt) - Date.parse(startsAt) };
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}
