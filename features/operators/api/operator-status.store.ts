import { sql } from 'kysely';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { Database } from '#server/database/connect.ts';

/** Whether an operator may sell now, and its time zone. */
export interface OperatorStatus {
  id: string;
  name: string;
  slug: string;
  fictional: boolean;
  state: OperatorState;
  zone: string;
  /** Colour of its mark, "#11595C". */
  colour: string;
  /** Verified, and registered today. */
  maySell: boolean;
}

/**
 * The current status of operators, by id; unknown ids are absent. The nightly job suspends operators whose registration lapsed; a sale checks the
 * date itself and does not wait for the job.
 */
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
