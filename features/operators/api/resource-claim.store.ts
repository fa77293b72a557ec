import { sql } from 'kysely';
import type { BusyResource } from '#features/operators/contract/busy-resource.ts';
import type { Database } from '#server/database/connect.ts';
import { busyResource, type ResourceUse } from './resource-use.rules.ts';

/**
 * Updates the claims on shared resources after a change of sold seats, and locks the resources. The caller must have
 * locked the departures.
 */
export async function syncClaims(trx: Database, region: string, departureIds: readonly string[]): Promise<void> {
  await lockResources(trx, region, departureIds);
  await sql`
    with gone as (
      delete from resource_claim c using departure d
      where c.region_id = ${region} and c.departure_id = any(${departureIds})
        and d.region_id = ${region} and d.id = c.departure_id and (d.taken = 0 or d.state = 'cancelled')
    )
    insert into resource_claim (region_id, resource_id, departure_id, during, places)
    select ${region}, r.resource_id, d.id, tstzrange(d.starts_at, d.ends_at), d.taken
    from departure d join departure_resource r on r.region_id = d.region_id and r.departure_id = d.id
    where d.region_id = ${region} and d.id = any(${departureIds}) and d.taken > 0 and d.state <> 'cancelled'
    on conflict (region_id, resource_id, departure_id)
      do update set places = excluded.places, during = excluded.during`.execute(trx);
}

export async function lockResources(trx: Database, region: string, departureIds: readonly string[]): Promise<void> {
  await sql`
    select 1 from resource
    where region_id = ${region} and id in (
      select resource_id from departure_resource where region_id = ${region} and departure_id = any(${departureIds}))
    order by id for update`.execute(trx);
}

/** @param besides a departure whose claims do not count, because another departure replaces it */
export async function overbookedDepartures(
  trx: Database,
  region: string,
  departureIds: readonly string[],
  besides: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct mine.departure_id as id ${overbooked(region, departureIds, besides)}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** @returns a resource of the overbooked departure, and another departure that uses the resource at the same time */
export async function readBusyResource(
  trx: Database,
  region: string,
  departureId: string,
  besides: string | null = null,
): Promise<BusyResource | undefined> {
  const { rows } = await sql<
    Omit<ResourceUse, 'taken'> & Pick<BusyResource, 'kind'> & { name: string; wantedAt: Date }
  >`
    select r.id as "resourceId", r.name, r.kind, d.id as "departureId", p.title as "planTitle", d.starts_at as "startsAt",
      d.ends_at as "endsAt", t.zone, lower(mine.during) as "wantedAt"
    ${overbooked(
      region,
      [departureId],
      besides,
      sql`
      join departure d on d.region_id = other.region_id and d.id = other.departure_id
      join plan p on p.region_id = d.region_id and p.id = d.plan_id
      join operator t on t.region_id = d.region_id and t.id = d.operator_id`,
    )}
      and other.departure_id <> mine.departure_id
    order by d.starts_at, d.id limit 1`.execute(trx);
  const [row] = rows;
  return row && busyResource(row, row, row.wantedAt);
}

/** The use of a resource rises only when a claim starts, so only these instants are checked. */
const overbooked = (region: string, departureIds: readonly string[], besides: string | null, joins = sql``) => sql`
    from resource_claim mine
    join resource r on r.region_id = mine.region_id and r.id = mine.resource_id
    join resource_claim other on other.region_id = mine.region_id and other.resource_id = mine.resource_id
      and other.during && mine.during and other.departure_id is distinct from ${besides}::uuid ${joins}
    cross join lateral (select greatest(lower(other.during), lower(mine.during)) as moment) peak
    where mine.region_id = ${region} and mine.departure_id = any(${departureIds}::uuid[])
      and (select sum(case r.counts when 'departure' then 1 else c.places end) from resource_claim c
        where c.region_id = mine.region_id and c.resource_id = mine.resource_id and c.during @> peak.moment
          and c.departure_id is distinct from ${besides}::uuid) > r.capacity`;
