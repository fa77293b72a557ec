import { sql } from 'kysely';
import type { AssignedResource } from '#features/operators/contract/assigned-resource.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Database } from '#server/database/connect.ts';
import { assignedResources } from './joins.store.ts';

interface Booked {
  region_id: string;
  plan_id: string;
  plan_version: number;
  operator_id: string;
  departure_id: string;
}

/** Reads the content that was bought, the operator's present phone number, and the resources that travellers see. */
export async function readBookedPlan(
  db: Database,
  { region_id, plan_id, plan_version, operator_id, departure_id }: Booked,
): Promise<{ content: PlanContent; phone: string | null; resources: AssignedResource[] }> {
  return db
    .selectFrom('plan_version')
    .innerJoin('operator', (join) => join.onRef('operator.region_id', '=', 'plan_version.region_id'))
    .innerJoin('departure', (join) => join.onRef('departure.region_id', '=', 'plan_version.region_id'))
    .select([
      'plan_version.content',
      sql<string | null>`operator.profile ->> 'phone'`.as('phone'),
      sql<AssignedResource[]>`${assignedResources('departure.id', { onlyShown: true })}`.as('resources'),
    ])
    .where('plan_version.region_id', '=', region_id)
    .where('plan_version.plan_id', '=', plan_id)
    .where('plan_version.version', '=', plan_version)
    .where('operator.id', '=', operator_id)
    .where('departure.id', '=', departure_id)
    .executeTakeFirstOrThrow();
}
