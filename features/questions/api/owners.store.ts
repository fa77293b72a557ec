import { type RawBuilder, sql } from 'kysely';
import type { AboutRow, QuestionOwners } from './owners.ts';

/** SQL for the owner of the question `q` (`AboutRow`). */
export function aboutColumn(owners: QuestionOwners): RawBuilder<AboutRow | null> {
  const cases = Object.values(owners).map(
    ({ owner, rows }) => sql`when ${sql.lit(owner.kind)} then (
      select json_build_object('name', o.name, 'slug', o.slug) from ${rows('o')}
      where o.region_id = q.region_id and o.id::text = q.owner_id)`,
  );
  return sql<AboutRow | null>`case q.owner_kind ${sql.join(cases, sql` `)} end`;
}
