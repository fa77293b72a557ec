import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { heldBack } from './closures/departure-closures.store.ts';
import { firstForWaiting } from './waiting.store.ts';

/**
 * Only the capacity ledger (`features/bookings/api/capacity.store.ts`) may call functions that change
 * `departure.taken`.
 */

export interface Places {
  departureId: string;
  places: number;
}

export interface ChangedDeparture {
  id: string;
  shares: boolean;
}

export interface TakeOptions {
  /** For a payment that has arrived. Closed departures and departures after their cut-off then change too. */
  late: boolean;
  /** Free places that waiting parties get first may be taken too. */
  beforeWaiting: boolean;
}

/** Locks in the order of ids. */
export async function lockDepartures(trx: Database, region: string, ids: readonly string[]): Promise<void> {
  await sql`select 1 from departure where region_id = ${region} and id = any(${ids}) order by id for update`.execute(
    trx,
  );
}

/**
 * Changes only departures on sale that have enough free seats and that no closure keeps from sale. For departures with
 * shared resources, the caller must check `keptFromWaiting` too.
 * @param late true for a payment that has arrived; closed departures and departures after their cut-off then change too
 * @returns the changed departures
 */
export async function addTaken(
  trx: Database,
  region: string,
  lines: readonly Places[],
  { late, beforeWaiting }: TakeOptions,
): Promise<ChangedDeparture[]> {
  if (lines.length === 0) return [];
  const sells = late
    ? sql`and d.state in ('scheduled', 'guaranteed', 'closed') and d.starts_at > clock_timestamp()`
    : sql`and d.state in ('scheduled', 'guaranteed') and d.cutoff_at > clock_timestamp()`;
  const { rows } = await sql<ChangedDeparture>`
    update departure d set taken = d.taken + w.places
    from ${linesOf(lines)} w (id, places)
    where d.region_id = ${region} and d.id = w.id ${sells} and not ${heldBack}
      and (d.capacity is null or d.taken + w.places <= d.capacity)
      ${beforeWaiting ? sql`` : sql`and (d.shares or not ${firstForWaiting(sql`d.capacity - d.taken`)})`}
    returning d.id, d.shares`.execute(trx);
  return rows;
}

export async function subtractTaken(
  trx: Database,
  region: string,
  lines: readonly Places[],
): Promise<ChangedDeparture[]> {
  const { rows } = await sql<ChangedDeparture>`
    update departure d set taken = d.taken - w.places
    from ${linesOf(lines)} w (id, places)
    where d.region_id = ${region} and d.id = w.id
    returning d.id, d.shares`.execute(trx);
  return rows;
}

/**
 * A part of a SQL statement with `with`. The query `freed` must return departure_id, places and bookings. Departures
 * are locked in the order of their ids.
 */
export const subtractFreed = (region: string): RawBuilder<unknown> => sql`locked as materialized (
      select id from departure where region_id = ${region} and id in (select departure_id from freed)
      order by id for update
    )
    update departure d set taken = d.taken - f.places
    from freed f join locked l on l.id = f.departure_id
    where d.region_id = ${region} and d.id = f.departure_id
    returning d.id, d.shares, f.bookings`;

/**
 * `left` is null for unlimited capacity, and 0 if a waiting party gets the free seats. `closed` is true if a closure keeps
 * the departure from sale.
 * @param late true for a payment that has arrived; a departure is then on sale after its cut-off
 */
export async function readFree(
  trx: Database,
  region: string,
  ids: readonly string[],
  late: boolean,
): Promise<{ id: string; left: number | null; sells: boolean; closed: boolean }[]> {
  const { rows } = await sql<{ id: string; left: number | null; sells: boolean; closed: boolean }>`
    select id, case when ${firstForWaiting(sql`d.capacity - d.taken`)} then 0 when capacity is not null then greatest(capacity - taken, 0) end as left,
      case when ${late} then state in ('scheduled', 'guaranteed', 'closed') and starts_at > clock_timestamp()
        else state in ('scheduled', 'guaranteed') and cutoff_at > clock_timestamp() end as sells, ${heldBack} as closed
    from departure d where region_id = ${region} and id = any(${ids})`.execute(trx);
  return rows;
}

const linesOf = (lines: readonly Places[]) =>
  sql`unnest(${lines.map(({ departureId }) => departureId)}::uuid[], ${lines.map(({ places }) => places)}::int[])`;
