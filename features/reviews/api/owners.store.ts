import { type RawBuilder, sql } from 'kysely';
import { type AboutRow, type PublicOwner, publicOwners } from './owners.ts';

/**
 * SQL for the owner of a row (`AboutRow`).
 * @param alias alias of the table with `region_id`, `owner_kind` and `owner_id`
 */
export function aboutColumn(
  owners: Readonly<Record<string, PublicOwner | Pick<PublicOwner, 'owner'>>>,
  alias: string,
): RawBuilder<AboutRow | null> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const cases = publicOwners(owners).map(
    ({ owner, rows }) => sql`when ${sql.lit(owner.kind)} then (
      select json_build_object('name', o.name, 'slug', o.slug) from ${rows('o')}
      where o.region_id = ${of('region_id')} and o.id::text = ${of('owner_id')})`,
  );
  return sql<AboutRow | null>`case ${of('owner_kind')} ${sql.join(cases, sql` `)} end`;
}
