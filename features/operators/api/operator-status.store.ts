import { sql } from 'kysely';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { Database } from '#server/database/connect.ts';

/** Whether an operator may be paid now, and by which clock it works. */
export interface OperatorStatus {
  id: string;
  name: string;
  slug: string;
  fictional: boolean;
  state: OperatorState;
  zone: string;
  /** Of its mark, "#11595C". */
  colour: string;
  /** Verified, and its registration has not run out today. */
  maySell: boolean;
}

/** How operators stand at this moment, by id; unknown ones are absent. The nightly job suspends who lapsed: a sale does not wait for it. */
export async function readOperatorStatuses(
  db: Database,
  region: string,
  operatorIds: readonly string[],
): Promise<Map<string, OperatorStatus>> {
  const { rows } = await sql<OperatorStatus>`
    select id, name, slug, fictional, state, zone, coalesce(profile->>'colour', '#5C5346') as colour,
      state = 'verified' and (register_until is null or register_until >= (now() at time zone zone)::date) as "maySell"
    from operator where region_id = ${region} and id = any(${operatorIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
