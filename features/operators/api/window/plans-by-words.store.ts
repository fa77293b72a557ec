import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { onSale } from './plan.store.ts';

export interface SoughtPlan {
  slug: string;
  title: string;
  operator: string;
  category: string;
  currency: string;
  priceFrom: number | null;
  count: number;
}

/** @param words `to_tsquery` */
export async function findPlansByWords(
  db: Database,
  region: string,
  words: string,
  limit: number,
): Promise<SoughtPlan[]> {
  const { rows } = await sql<SoughtPlan>`
    select p.slug, p.title, t.name as operator, p.category, p.currency, p.price_from as "priceFrom", count(*) over ()::int as count
    from plan p join operator t on t.region_id = p.region_id and t.id = p.operator_id
    where p.region_id = ${region} and ${onSale} and p.words @@ to_tsquery('es', ${words})
    order by ts_rank(p.words, to_tsquery('es', ${words}), 1) desc, p.id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
