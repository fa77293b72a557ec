import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Database } from '#server/database/connect.ts';

export async function findSoldContent(
  db: Database,
  region: string,
  operatorId: string,
  slug: string,
): Promise<PlanContent | null> {
  const found = await db
    .selectFrom('plan')
    .innerJoin('plan_version', (on) =>
      on
        .onRef('plan_version.region_id', '=', 'plan.region_id')
        .onRef('plan_version.plan_id', '=', 'plan.id')
        .onRef('plan_version.version', '=', 'plan.sold_version'),
    )
    .select('plan_version.content')
    .where('plan.region_id', '=', region)
    .where('plan.slug', '=', slug)
    .where('plan.operator_id', '=', operatorId)
    .executeTakeFirst();
  return found?.content ?? null;
}
