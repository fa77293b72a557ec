import { sql } from 'kysely';
import {
  addTaken,
  type ChangedDeparture,
  keptFromWaiting,
  lockDepartures,
  lockResources,
  overbookedDepartures,
  readBusyResource,
  readFree,
  subtractFreed,
  subtractTaken,
  syncClaims,
} from '#features/operators/api/public.ts';
import type { BusyResource } from '#features/operators/contract/busy-resource.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * Only this file may change `departure.taken` and the seats of bookings. `0018-selling.sql` defines the sequence of row
 * locks.
 */

export interface Wanted {
  departureId: string;
  places: number;
}

export type CapacityRefusal = 'sold_out' | 'sales_closed' | 'closed_stop' | 'resource_taken';

/** `left` is the number of free seats, or null for unlimited capacity. */
export interface Refused {
  departureId: string;
  code: CapacityRefusal;
  left: number | null;
  /** The departure that keeps the guide or vehicle busy, with the code `resource_taken`. Only operators may see it. */
  busy?: BusyResource | undefined;
}

interface TakeOptions {
  /** `true` allows seats after the cut-off, for a payment that has already arrived. */
  late?: boolean;
  /** `true` takes seats before the parties of the waiting list. By default equal to `late`. */
  beforeWaiting?: boolean;
  /** A departure that may keep the same guide and vehicle, because the wanted departure replaces it. */
  besides?: string | null;
}

/**
 * If a line is refused, the caller must roll back, because the seats of other lines may be taken.
 * @returns the refusals, or an empty list if all seats were taken
 */
export async function takePlaces(
  trx: Database,
  region: string,
  wanted: readonly Wanted[],
  { late = false, beforeWaiting = late, besides = null }: TakeOptions = {},
): Promise<Refused[]> {
  const lines = summed(wanted);
  const options = { late, beforeWaiting };
  let missing = lines;
  if (missing.length > 1) await lockDepartures(trx, region, idsOf(missing));
  const taken = await addTaken(trx, region, missing, options);
  missing = missing.filter(({ departureId }) => !taken.some(({ id }) => id === departureId));
  if (missing.length > 0) {
    const overdue = await releaseOverdue(trx, region, idsOf(missing));
    if (overdue > 0) {
      taken.push(...(await addTaken(trx, region, missing, options)));
      missing = missing.filter(({ departureId }) => !taken.some(({ id }) => id === departureId));
    }
  }
  if (missing.length > 0) return explain(trx, region, missing, late);

  const sharing = taken.filter(({ shares }) => shares).map(({ id }) => id);
  if (sharing.length === 0) return [];
  await syncClaims(trx, region, sharing);
  const overbooked = await overbookedDepartures(trx, region, sharing, besides);
  if (overbooked.length > 0) {
    const busy = await readBusyResource(trx, region, overbooked[0]!, besides);
    return overbooked.map((departureId, at) => ({
      departureId,
      code: 'resource_taken',
      left: 0,
      ...(at === 0 && { busy }),
    }));
  }
  if (beforeWaiting) return [];
  const kept = await keptFromWaiting(
    trx,
    region,
    lines.filter(({ departureId }) => sharing.includes(departureId)),
  );
  return kept.map((departureId) => ({ departureId, code: 'sold_out', left: 0 }));
}

/** The caller must have locked the bookings. */
export async function givePlaces(trx: Database, region: string, given: readonly Wanted[]): Promise<void> {
  const lines = summed(given);
  if (lines.length === 0) return;
  if (lines.length > 1) await lockDepartures(trx, region, idsOf(lines));
  const rows = await subtractTaken(trx, region, lines);
  const sharing = rows.filter(({ shares }) => shares).map(({ id }) => id);
  if (sharing.length > 0) await syncClaims(trx, region, sharing);
}

/** The caller must have locked the booking. If the result is a refusal, the caller must roll back. */
export async function exchangePlaces(
  trx: Database,
  region: string,
  given: Wanted,
  wanted: Wanted,
  options: Pick<TakeOptions, 'late' | 'besides'> = {},
): Promise<Refused[]> {
  if (given.departureId === wanted.departureId) {
    const more = wanted.places - given.places;
    if (more > 0) return takePlaces(trx, region, [{ ...wanted, places: more }], options);
    await givePlaces(trx, region, [{ ...given, places: -more }]);
    return [];
  }
  await lockPlaces(trx, region, [given.departureId, wanted.departureId]);
  await givePlaces(trx, region, [given]);
  return takePlaces(trx, region, [wanted], options);
}

/** Locks departures and shared resources in a fixed sequence to avoid deadlocks. */
export async function lockPlaces(trx: Database, region: string, departureIds: readonly string[]): Promise<void> {
  const ids = [...new Set(departureIds)];
  await lockDepartures(trx, region, ids);
  await lockResources(trx, region, ids);
}

/**
 * Skips rows that another transaction has locked.
 * @param departureIds null for all departures
 * @returns the number of released bookings
 */
export async function releaseOverdue(
  trx: Database,
  region: string,
  departureIds: readonly string[] | null = null,
  limit = 200,
): Promise<number> {
  const onThese = departureIds ? sql`and departure_id = any(${departureIds})` : sql``;
  const ofThese = departureIds
    ? sql`and id in (select order_id from booking where region_id = ${region} and state = 'ON_HOLD' ${onThese})`
    : sql``;
  const { rows } = await sql<ChangedDeparture & { bookings: number }>`
    with due as materialized (
      select id from customer_order
      where region_id = ${region} and state = 'held' and hold_until <= clock_timestamp() ${ofThese}
      order by id limit ${limit} for update skip locked
    ), lapsed as (
      update customer_order set state = 'lapsed', hold_until = null, changed_at = clock_timestamp()
      where region_id = ${region} and id in (select id from due)
    ), ordered as materialized (
      select id, departure_id, places from booking
      where region_id = ${region} and state = 'ON_HOLD' and order_id in (select id from due)
      order by id for update
    ), single as materialized (
      select id, departure_id, places from booking
      where region_id = ${region} and state = 'ON_HOLD' and order_id is null and hold_until <= clock_timestamp() ${onThese}
      order by id limit ${limit} for update skip locked
    ), overdue as materialized (
      select * from ordered union all select * from single
    ), ended as (
      update booking set state = 'EXPIRED', hold_until = null, changed_at = clock_timestamp()
      where region_id = ${region} and id in (select id from overdue)
    ), recorded as (
      insert into booking_event (region_id, booking_id, action, from_state, to_state, actor)
      select ${region}, id, 'expire', 'ON_HOLD', 'EXPIRED', 'system' from overdue
    ), freed as materialized (
      select departure_id, sum(places)::int as places, count(*)::int as bookings from overdue group by departure_id
    ), ${subtractFreed(region)}`.execute(trx);
  const sharing = rows.filter(({ shares }) => shares).map(({ id }) => id);
  if (sharing.length > 0) await syncClaims(trx, region, sharing);
  return rows.reduce((sum, { bookings }) => sum + bookings, 0);
}

async function explain(trx: Database, region: string, lines: readonly Wanted[], late: boolean): Promise<Refused[]> {
  const rows = await readFree(trx, region, idsOf(lines), late);
  return lines.map(({ departureId }) => {
    const found = rows.find(({ id }) => id === departureId);
    if (!found?.sells || found.closed)
      return { departureId, code: found?.sells ? 'closed_stop' : 'sales_closed', left: 0 };
    return { departureId, code: 'sold_out', left: found.left };
  });
}

function summed(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, number>();
  for (const { departureId, places } of lines) sums.set(departureId, (sums.get(departureId) ?? 0) + places);
  return [...sums]
    .filter(([, places]) => places > 0)
    .map(([departureId, places]) => ({ departureId, places }))
    .sort((one, other) => (one.departureId < other.departureId ? -1 : 1));
}

function idsOf(lines: readonly Wanted[]): string[] {
  return lines.map(({ departureId }) => departureId);
}
