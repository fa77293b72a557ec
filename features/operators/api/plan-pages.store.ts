import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface PlanPage {
  slug: string;
  title: string;
  summary: string;
  operator: string;
  fictional: boolean;
  /** First day on sale. */
  newAt: Date;
  /** Start of the version that is on sale. */
  changedAt: Date;
}

/** The pages of plans on sale, the newest first. */
export async function planPages(db: Database, region: string, limit: number): Promise<PlanPage[]> {
  const { rows } = await sql<PlanPage>`
    select p.slug, p.title, p.summary, t.name as operator, t.fictional, coalesce(sold.first, p.created_at) as "newAt",
      coalesce(sold.last, p.changed_at) as "changedAt"
    from plan p join operator t on t.region_id = p.region_id and t.id = p.operator_id
      cross join lateral (select min(v.sold_at) as first, max(v.sold_at) as last
        from plan_version v where v.region_id = p.region_id and v.plan_id = p.id) sold
    where p.region_id = ${region} and p.state = 'on_sale' and t.state = 'verified' and p.made_for_offer is null
    order by "newAt" desc, p.id limit ${limit}`.execute(db);
  return rows;
}
