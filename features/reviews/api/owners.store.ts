import { type RawBuilder, sql } from 'kysely';
import { OWNER_KINDS, type OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { AboutRow, Owners } from './owners.ts';

/**
 * SQL for the owner of a row (`AboutRow`).
 * @param alias alias of the table with `region_id`, `owner_kind` and `owner_id`
 */
export function aboutColumn(owners: Owners, alias: string): RawBuilder<AboutRow | null> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const cases = Object.values(owners).map(
    ({ owner, rows }) => sql`when ${sql.lit(owner.kind)} then (
      select json_build_object('name', o.name, 'slug', o.slug) from ${rows('o')}
      where o.region_id = ${of('region_id')} and o.id::text = ${of('owner_id')})`,
  );
  return sql<AboutRow | null>`case ${of('owner_kind')} ${sql.join(cases, sql` `)} end`;
}

/**
 * SQL condition: the page of a row's owner is public.
 * @param alias alias of the table with `region_id`, `owner_kind` and `owner_id`
 */
export function isShown(owners: Owners, alias: string): RawBuilder<boolean> {
  return ofKinds(alias, true, (kind) => owners[kind].isShown?.(alias));
}

/**
 * SQL condition: a row's owner no longer exists.
 * @param alias alias of the table with `region_id`, `owner_kind` and `owner_id`
 */
export function isGone(owners: Owners, alias: string): RawBuilder<boolean> {
  return ofKinds(alias, false, (kind) => owners[kind].isGone?.(alias));
}

/** SQL condition that depends on the kind of a row's owner. */
function ofKinds(
  alias: string,
  otherwise: boolean,
  of: (kind: OwnerKind) => RawBuilder<boolean> | undefined,
): RawBuilder<boolean> {
  const cases = OWNER_KINDS.flatMap((kind) => {
    const condition = of(kind);
    return condition ? [sql`when ${sql.lit(kind)} then ${condition}`] : [];
  });
  if (cases.length === 0) return sql<boolean>`${sql.lit(otherwise)}`;
  return sql<boolean>`case ${sql.ref(`${alias}.owner_kind`)} ${sql.join(cases, sql` `)} else ${sql.lit(otherwise)} end`;
}
