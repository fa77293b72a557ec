import { sql } from 'kysely';
import type { OperatorProfile } from '#features/operators/contract/operator.ts';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { PlanCategory } from '#features/operators/contract/plan-categories.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { PlanState } from '#features/operators/contract/plan-states.ts';
import type { Price } from '#features/operators/contract/price.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { AvailabilityType, Confirmation, PricingPer } from './tables.ts';

export interface CataloguePlan {
  id: string;
  slug: string;
  state: PlanState;
  title: string;
  availabilityType: AvailabilityType;
  confirmation: Confirmation;
  pricingPer: PricingPer;
  currency: string;
  durationMinutes: number;
  category: PlanCategory;
  difficulty: number;
  languages: string[];
  accessible: boolean;
  content: PlanContent;
  zone: string;
  operatorState: OperatorState;
  options: CatalogueOption[];
}

export interface CatalogueOption {
  id: string;
  name: string;
  language: string | null;
  durationMinutes: number;
  minUnits: number;
  maxUnits: number | null;
  private: boolean;
  units: Unit[];
  prices: Price[];
  retired: boolean;
  startTimes: string[];
}

/**
 * Leaves out plans that were never approved.
 * @param only.ids null for all plans; malformed ids match no plan
 * @param only.onSale `true` leaves out plans that cannot be booked now
 */
export async function readCatalogue(
  db: Database,
  region: string,
  operatorIds: readonly string[],
  only: { ids: readonly string[] | null; onSale: boolean },
): Promise<CataloguePlan[]> {
  const ids = only.ids?.filter(isUuid) ?? null;
  if (ids?.length === 0) return [];
  const { rows } = await sql<CataloguePlan>`
    select p.id, p.slug, p.state, p.title, p.availability_type as "availabilityType", p.confirmation, p.pricing_per as "pricingPer", p.currency,
      p.duration_minutes as "durationMinutes", p.category, p.difficulty, p.languages, p.accessible, v.content, t.zone, t.state as "operatorState",
      o.options
    from plan p
      join operator t on t.region_id = p.region_id and t.id = p.operator_id
      join plan_version v on v.region_id = p.region_id and v.plan_id = p.id and v.version = p.sold_version
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'language', o.language, 'durationMinutes', o.duration_minutes,
          'minUnits', o.min_units, 'maxUnits', o.max_units, 'private', o.private, 'units', o.units, 'prices', o.prices,
          'retired', o.retired_at is not null, 'startTimes', coalesce(times.list, '{}')) order by o.position, o.id), '[]') as options
        from plan_option o left join lateral (
          select array_agg(distinct to_char(d.local_time, 'HH24:MI')) as list from departure d
          where d.region_id = o.region_id and d.option_id = o.id and d.local_time is not null and d.starts_at > now()
            and d.state in ('scheduled', 'guaranteed') and d.cutoff_at > now()) times on true
        where o.region_id = p.region_id and o.plan_id = p.id) o
    where p.region_id = ${region} and p.operator_id = any(${[...operatorIds]}::uuid[]) and p.made_for_offer is null and ${ids === null ? sql`true` : sql`p.id = any(${ids}::uuid[])`}
      and ${only.onSale ? sql`p.state = 'on_sale' and t.state = 'verified'` : sql`true`}
    order by p.title, p.id`.execute(db);
  return rows;
}

export interface CatalogueOperator {
  id: string;
  name: string;
  slug: string;
  fictional: boolean;
  profile: Partial<OperatorProfile>;
}

export async function findCatalogueOperator(
  db: Database,
  region: string,
  id: string,
): Promise<CatalogueOperator | undefined> {
  const { rows } = await sql<CatalogueOperator>`
    select id, name, slug, fictional, profile from operator where region_id = ${region} and id = ${id}`.execute(db);
  return rows[0];
}
