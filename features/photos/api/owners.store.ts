import { type RawBuilder, sql } from 'kysely';
import type { AboutRow, PhotoOwners } from './owners.ts';

/** SQL for the owner of the photo `p` (`AboutRow`). */
export function aboutColumn(owners: PhotoOwners): RawBuilder<AboutRow | null> {
  const cases = Object.values(owners).map(
    ({ owner, rows }) => sql`when ${sql.lit(owner.kind)} then (
      select json_build_object('name', o.name, 'slug', o.slug) from ${rows('o')}
      where o.region_id = p.region_id and o.id::text = p.owner_id)`,
  );
  return sql<AboutRow | null>`case p.owner_kind ${sql.join(cases, sql` `)} end`;
}
