import { type RawBuilder, sql } from 'kysely';
import type { AskedKind, AskedOwner } from '#features/questions/contract/ask.ts';
import { type Asking, askedOwner, type Owner } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';

/** What a person can ask about. `server/create-server.ts` passes the owners, because their tables belong to other areas. */
export interface QuestionOwner {
  owner: Owner;
  /** Another owner that is asked instead, such as the operator whose public profile a place is. */
  insteadOf?(db: Database, region: string, id: string): Promise<{ kind: Owner['kind']; id: string } | undefined>;
  /** Rows with `region_id`, `id`, `slug` and `name`. */
  rows: Rows;
  /** Path of the page that shows the questions. */
  page(slug: string): string;
  answeredBy: 'operator' | 'region';
}

export type QuestionOwners = Readonly<Record<AskedKind, QuestionOwner>>;

/** An owner as a row of a query with `aboutColumn`. */
export interface AboutRow {
  name: string;
  slug: string;
}

/** @throws the owner's problem if the owner does not exist */
export async function findOwner(
  platform: Platform,
  owners: QuestionOwners,
  { kind, id: asked }: AskedOwner,
  asking: Asking,
): Promise<{ kind: Owner['kind']; id: string }> {
  const found = await askedOwner(platform, owners[kind].owner, asked, asking);
  return insteadOf(platform, owners[kind], found.id!);
}

export async function insteadOf(
  { db, config }: Platform,
  { owner, insteadOf: other }: QuestionOwner,
  id: string,
): Promise<{ kind: Owner['kind']; id: string }> {
  return (await other?.(db, config.REGION, id)) ?? { kind: owner.kind, id };
}

/** SQL for the owner of the question `q` (`AboutRow`). */
export function aboutColumn(owners: QuestionOwners): RawBuilder<AboutRow | null> {
  const cases = Object.values(owners).map(
    ({ owner, rows }) => sql`when ${sql.lit(owner.kind)} then (
      select json_build_object('name', o.name, 'slug', o.slug) from ${rows('o')}
      where o.region_id = q.region_id and o.id::text = q.owner_id)`,
  );
  return sql<AboutRow | null>`case q.owner_kind ${sql.join(cases, sql` `)} end`;
}

export function aboutView(
  owners: QuestionOwners,
  kind: string,
  about: AboutRow | null,
): { name: string; page: string } | null {
  const owner = Object.values(owners).find((one) => one.owner.kind === kind);
  return about && owner ? { name: about.name, page: owner.page(about.slug) } : null;
}

/** Kinds of owners for which the region answers. */
export function kindsOfRegion(owners: QuestionOwners): string[] {
  return Object.values(owners).flatMap(({ owner, answeredBy }) => (answeredBy === 'region' ? [owner.kind] : []));
}
