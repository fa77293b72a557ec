import { sql } from 'kysely';
import { closureRows } from '#features/closures/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** SQL condition for rows of `plan_closure` that affect the departure `d`. */
const touching = sql`c.region_id = d.region_id and c.plan_id = d.plan_id and c.state <> 'over' and c.dates @> d.local_date`;

/** SQL for the closures of the departure `d` as JSON (`DepartureClosure[]`), earliest first. */
export const closuresOfDeparture = sql`coalesce((
  select json_agg(json_build_object('id', k.id, 'kind', k.kind, 'name', k.name, 'reason', k.reason, 'startsOn', k.starts_on, 'endsOn', k.ends_on,
    'stops', c.stops, 'answer', case when c.state = 'waiting' then 'waiting' else c.answer end, 'instead', c.instead, 'note', c.note) order by k.starts_on, k.id)
  from plan_closure c join ${closureRows('k')} on k.region_id = c.region_id and k.id = c.closure_id where ${touching}), '[]')`;

/** SQL condition that is true if a closure keeps the departure `d` from sale. */
export const heldBack = sql`exists (
  select 1 from plan_closure c where ${touching} and (c.state = 'waiting' or c.answer = 'call_off'))`;

export async function readHeldBack(
  db: Database,
  region: string,
  departureIds: readonly string[],
): Promise<Set<string>> {
  if (departureIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select d.id from departure d where d.region_id = ${region} and d.id = any(${[...departureIds]}::uuid[]) and ${heldBack}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
