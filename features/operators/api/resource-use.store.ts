import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { ResourceUse, SharedResource } from './resource-use.rules.ts';

/** Locks in the order of ids. The caller must have locked the departures. */
export async function lockSharedResources(trx: Database, region: string, ids: readonly string[]): Promise<void> {
  await sql`
    select 1 from resource where region_id = ${region} and id = any(${ids}::uuid[]) order by id for update`.execute(
    trx,
  );
}

/**
 * Reads guides and vehicles with the departures that go with them between two instants. A closed departure without
 * bookings does not go.
 */
export async function readUses(
  db: Database,
  region: string,
  ids: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<{ shared: SharedResource[]; uses: ResourceUse[] }> {
  if (ids.length === 0) return { shared: [], uses: [] };
  const shared = await db
    .selectFrom('resource')
    .select(['id', 'kind', 'name', 'counts', 'capacity'])
    .where('region_id', '=', region)
    .where('id', 'in', [...ids])
    .orderBy('kind')
    .orderBy('name')
    .execute();
  const { rows } = await sql<ResourceUse>`
    select r.resource_id as "resourceId", d.id as "departureId", p.title as "planTitle", d.starts_at as "startsAt", d.ends_at as "endsAt",
      d.taken, t.zone
    from departure_resource r
      join departure d on d.region_id = r.region_id and d.id = r.departure_id
      join plan p on p.region_id = d.region_id and p.id = d.plan_id
      join operator t on t.region_id = d.region_id and t.id = d.operator_id
    where r.region_id = ${region} and r.resource_id = any(${ids}::uuid[]) and d.starts_at < ${to} and d.ends_at > ${from}
      and d.state <> 'cancelled' and (d.taken > 0 or d.state in ('scheduled', 'guaranteed'))
    order by d.starts_at, d.id`.execute(db);
  return { shared, uses: rows };
}

/** @returns ids of guides and vehicles by the id of their departure */
export async function resourcesByDeparture(
  db: Database,
  region: string,
  departureIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; resources: string[] }>`
    select departure_id as id, array_agg(resource_id::text order by resource_id) as resources from departure_resource
    where region_id = ${region} and departure_id = any(${departureIds}::uuid[]) group by departure_id`.execute(db);
  return new Map(rows.map(({ id, resources }) => [id, resources]));
}
