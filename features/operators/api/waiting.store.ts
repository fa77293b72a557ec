import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { heldBack } from './closures/departure-closures.store.ts';

/** The trigger `count_waiting` keeps the departure's totals of waiting parties. features/waitlist owns the parties. */

/**
 * SQL: `true` if a waiting party of the departure `d` fits into its free places.
 * @param left SQL: the free places. Null for unlimited capacity.
 */
export const firstForWaiting = (left: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(d.waiting_least <= ${left}, false)`;

/**
 * SQL for `left join lateral … on d.shares`: free places of the shared resources of the departure `d`.
 * @param besides a departure whose use of the resources does not count
 */
export const sharedLeftBesides = (besides: string | null): RawBuilder<unknown> => sql`(
      select min(case when r.counts = 'departure' then case when busy.departures >= r.capacity then 0 end
        else greatest(0, r.capacity - coalesce(busy.places, 0)) end)::int as left
      from departure_resource needed join resource r on r.region_id = needed.region_id and r.id = needed.resource_id
        cross join lateral (
          select count(*) filter (where c.departure_id <> d.id) as departures, sum(c.places) as places from resource_claim c
          where c.region_id = d.region_id and c.resource_id = r.id and c.during && tstzrange(d.starts_at, d.ends_at)
            and c.departure_id is distinct from ${besides}::uuid) busy
      where needed.region_id = d.region_id and needed.departure_id = d.id)`;

const sharedLeft = sharedLeftBesides(null);

export interface Left {
  /** Free places, limited by shared resources. Null for unlimited capacity. */
  left: number | null;
  /** Places of the smallest waiting party. Null if no party waits. */
  least: number | null;
}

/** The caller has locked the departure. */
export async function readLeft(trx: Database, region: string, id: string): Promise<Left> {
  const { rows } = await sql<Left>`
    select least(d.capacity - d.taken, shared.left) as left, d.waiting_least as least
    from departure d left join lateral ${sharedLeft} shared on d.shares
    where d.region_id = ${region} and d.id = ${id}`.execute(trx);
  return rows[0]!;
}

/**
 * The caller has just taken the places, and must roll back for the returned departures: a waiting party had fitted into
 * their free places.
 */
export async function keptFromWaiting(
  trx: Database,
  region: string,
  lines: readonly { departureId: string; places: number }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from departure d
      join unnest(${lines.map(({ departureId }) => departureId)}::uuid[], ${lines.map(({ places }) => places)}::int[]) w (id, places)
        on w.id = d.id
      left join lateral ${sharedLeft} shared on d.shares
    where d.region_id = ${region} and ${firstForWaiting(sql`least(d.capacity - d.taken, shared.left) + w.places`)}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Departures on sale where a waiting party may fit into the free places. */
export async function readServable(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from departure d
      join plan p on p.region_id = d.region_id and p.id = d.plan_id and p.state = 'on_sale'
      join operator t on t.region_id = d.region_id and t.id = d.operator_id and t.state = 'verified'
      left join lateral ${sharedLeft} shared on d.shares
    where d.region_id = ${region} and d.waiting_parties > 0 and d.state in ('scheduled', 'guaranteed')
      and d.cutoff_at > clock_timestamp() and not ${heldBack} and d.waiting_least <= coalesce(least(d.capacity - d.taken, shared.left), d.waiting_least)
    order by d.cutoff_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Departures with waiting parties that are sold no more. */
export async function readNoLongerServed(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from departure d
    where d.region_id = ${region} and d.waiting_parties > 0
      and (d.cutoff_at <= clock_timestamp() or d.state in ('departed', 'completed', 'cancelled'))
    limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
