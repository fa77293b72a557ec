import { sql } from 'kysely';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
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

export interface SoldTariff {
  plan: Pick<Sellable['plan'], 'title' | 'pricingPer'>;
  option: Pick<Sellable['option'], 'id' | 'name' | 'durationMinutes' | 'units' | 'prices' | 'private'>;
}

/** Finds the first option of a plan that is or was on sale. */
export async function findSoldTariff(
  db: Database,
  region: string,
  operatorId: string,
  slug: string,
): Promise<SoldTariff | null> {
  const { rows } = await sql<SoldTariff>`
    select json_build_object('title', p.title, 'pricingPer', p.pricing_per) as plan, json_build_object('id', o.id, 'name', o.name,
      'durationMinutes', o.duration_minutes, 'units', o.units, 'prices', o.prices, 'private', o.private) as option
    from plan p join plan_option o on o.region_id = p.region_id and o.plan_id = p.id and o.retired_at is null
    where p.region_id = ${region} and p.operator_id = ${operatorId} and p.slug = ${slug} and p.sold_version is not null
    order by o.position, o.id limit 1`.execute(db);
  return rows[0] ?? null;
}
