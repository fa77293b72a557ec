import { fromDate } from '@internationalized/date';
import type { AssignedResource } from '#features/operators/contract/assigned-resource.ts';
import type { BusyResource } from '#features/operators/contract/busy-resource.ts';

export interface SharedResource extends AssignedResource {
  id: string;
  /** Unit of `capacity`: departures at one time, or people. */
  counts: 'departure' | 'place';
  capacity: number;
}

/** A departure that goes with a guide or a vehicle. */
export interface ResourceUse {
  resourceId: string;
  departureId: string;
  planTitle: string;
  startsAt: Date;
  endsAt: Date;
  taken: number;
  zone: string;
}

export interface WantedUse {
  /** Null for a departure that does not exist yet. */
  departureId: string | null;
  resources: readonly string[];
  startsAt: Date;
  endsAt: Date;
  taken: number;
}

/**
 * Finds a guide or vehicle that does not suffice for a departure at its hours.
 * @returns null if all are free. `busy` is absent if the resource is too small even alone.
 */
export function findBusy(
  wanted: WantedUse,
  shared: readonly SharedResource[],
  uses: readonly ResourceUse[],
): { busy: BusyResource | undefined } | null {
  for (const resource of shared.filter(({ id }) => wanted.resources.includes(id))) {
    const amount = (taken: number) => (resource.counts === 'departure' ? 1 : taken);
    const left = resource.capacity - amount(Math.max(wanted.taken, 1));
    const others = uses.filter(
      ({ resourceId, departureId, startsAt, endsAt }) =>
        resourceId === resource.id &&
        departureId !== wanted.departureId &&
        startsAt < wanted.endsAt &&
        endsAt > wanted.startsAt,
    );
    if (left < 0 && others.length === 0) return { busy: undefined };
    // The use of a resource rises only when a departure starts, so only these instants are checked.
    for (const moment of [wanted.startsAt, ...others.map(({ startsAt }) => startsAt)]) {
      if (moment < wanted.startsAt) continue;
      const running = others.filter(({ startsAt, endsAt }) => startsAt <= moment && endsAt > moment);
      if (running.reduce((sum, { taken }) => sum + amount(taken), 0) > left)
        return { busy: running[0] && busyResource(resource, running[0], wanted.startsAt) };
    }
  }
  return null;
}

/** @param wantedAt start of the departure for which the guide or vehicle was wanted */
export function busyResource(
  { name, kind }: AssignedResource,
  { departureId, planTitle, startsAt, endsAt, zone }: Omit<ResourceUse, 'resourceId' | 'taken'>,
  wantedAt: Date,
): BusyResource {
  const [from, to] = [localOf(startsAt, zone), localOf(endsAt, zone)];
  return {
    ...{ resource: name, kind, departureId, planTitle },
    ...{ localDate: from.day, localTime: from.hour, endDate: to.day, endTime: to.hour },
    wantedTime: localOf(wantedAt, zone).hour,
  };
}

function localOf(instant: Date, zone: string): { day: string; hour: string } {
  const local = fromDate(instant, zone).toString();
  return { day: local.slice(0, 10), hour: local.slice(11, 16) };
}
