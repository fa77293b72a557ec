import { sql } from 'kysely';
import { joinOperator, joinPlan, joinPlanVersion } from '#features/operators/api/public.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Database } from '#server/database/connect.ts';
import type { BookingRow } from './booking.store.ts';

export interface BookedPlan {
  content: PlanContent;
  /** `true` if the plan was made for one traveller's offer and has no public page. */
  isMadeToOrder: boolean;
  /** The present telephone of the operator. */
  phone: string | null;
}

export async function readBookedPlans(
  db: Database,
  region: string,
  bookings: readonly Pick<BookingRow, 'id'>[],
): Promise<Map<string, BookedPlan>> {
  const { rows } = await sql<BookedPlan & { id: string }>`
    select b.id, v.content, p.state = 'made_to_order' as "isMadeToOrder", t.profile ->> 'phone' as phone
    from booking b
      ${joinOperator('t', 'b.operator_id')}
      ${joinPlan('p', 'b.plan_id')}
      ${joinPlanVersion('v', 'b.plan_id', 'b.plan_version')}
    where b.region_id = ${region} and b.id = any(${bookings.map(({ id }) => id)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...plan }) => [id, plan]));
}
