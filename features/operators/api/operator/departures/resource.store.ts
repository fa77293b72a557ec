import { sql } from 'kysely';
import type { ManagedResource, SaveResource } from '#features/operators/contract/managed-plan.ts';
import type { Database } from '#server/database/connect.ts';
import { syncClaims } from '../../resource-claim.store.ts';

export async function readResources(db: Database, region: string, operatorId: string): Promise<ManagedResource[]> {
  return db
    .selectFrom('resource')
    .select(['id', 'kind', 'name', 'counts', 'capacity', 'shown'])
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('retired_at', 'is', null)
    .orderBy('kind')
    .orderBy('name')
    .execute();
}

export async function areResources(
  db: Database,
  region: string,
  operatorId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const known = new Set((await readResources(db, region, operatorId)).map(({ id }) => id));
  return ids.every((id) => known.has(id));
}

export async function insertResource(
  db: Database,
  region: string,
  operatorId: string,
  resource: SaveResource,
): Promise<void> {
  await db
    .insertInto('resource')
    .values({ region_id: region, operator_id: operatorId, ...resource })
    .execute();
}

/**
 * Never changes `counts`, because departures depend on it.
 * @returns true if the resource exists
 */
export async function saveResource(
  db: Database,
  region: string,
  operatorId: string,
  id: string,
  { name, kind, capacity, shown }: SaveResource,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resource')
    .set({ name, kind, capacity, shown })
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Future departures lose the resource.
 * @returns false if the resource does not exist or is already retired
 */
export async function retireResource(trx: Database, region: string, operatorId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update resource set retired_at = clock_timestamp()
    where region_id = ${region} and operator_id = ${operatorId} and id = ${id} and retired_at is null`.execute(trx);
  if (Number(numAffectedRows ?? 0) === 0) return false;
  await sql`
    with freed as (
      delete from departure_resource needed using departure d
      where needed.region_id = ${region} and needed.resource_id = ${id} and d.region_id = needed.region_id and d.id = needed.departure_id
        and d.starts_at > now() returning needed.departure_id)
    update departure set shares = exists (
      select from departure_resource other where other.region_id = departure.region_id and other.departure_id = departure.id
        and other.resource_id <> ${id})
    where region_id = ${region} and id in (select departure_id from freed)`.execute(trx);
  await sql`
    update departure_rule set rule = jsonb_set(rule, '{resources}', (rule->'resources') - ${id}::text)
    where region_id = ${region} and rule->'resources' ? ${id}`.execute(trx);
  return true;
}

export async function resourcesOf(db: Database, region: string, departureId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('departure_resource')
    .select('resource_id')
    .where('region_id', '=', region)
    .where('departure_id', '=', departureId)
    .orderBy('resource_id')
    .execute();
  return rows.map(({ resource_id }) => resource_id);
}

/** The caller must have locked the departure, and must have refused busy resources. */
export async function setResources(
  trx: Database,
  region: string,
  departureId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    select 1 from resource where region_id = ${region} and (id = any(${ids}::uuid[]) or id in (
      select resource_id from departure_resource where region_id = ${region} and departure_id = ${departureId}))
    order by id for update`.execute(trx);
  await sql`
    with freed as (
      delete from departure_resource
      where region_id = ${region} and departure_id = ${departureId} and resource_id <> all(${ids}::uuid[]))
    delete from resource_claim
    where region_id = ${region} and departure_id = ${departureId} and resource_id <> all(${ids}::uuid[])`.execute(trx);
  await sql`
    insert into departure_resource (region_id, departure_id, resource_id)
    select ${region}, ${departureId}::uuid, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(trx);
  await syncClaims(trx, region, [departureId]);
  await trx
    .updateTable('departure')
    .set({ shares: ids.length > 0, resources_by_hand: true, changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', departureId)
    .execute();
}
