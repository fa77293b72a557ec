import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { FoundOwner } from '../owners.ts';
import { COMMENT_COLUMNS, IS_VISIBLE, type VisibleRow, withPlan } from '../public-list/visible.store.ts';
import type { Reviews } from '../reviews.ts';

/** Newest first. */
export async function readReceived(
  { db, region, plans }: Reviews,
  { owner: { kind, id }, unanswered }: { owner: FoundOwner; unanswered: boolean },
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<VisibleRow[]> {
  const published = sql`c.published_at`;
  const { rows } = await sql<VisibleRow>`
    select ${COMMENT_COLUMNS}, ${microseconds(published)} as at from ${withPlan({ plans })}
    where c.region_id = ${region} and c.owner_kind = ${kind} and c.owner_id = ${id} and ${IS_VISIBLE}
      and ${unanswered ? sql`c.reply is null` : sql`true`} and ${beyond(published, sql`c.id`, after)}
    order by c.published_at desc, c.id limit ${limit}`.execute(db);
  return rows;
}

export async function findReceived(
  { db, region, plans }: Reviews,
  { owner: { kind, id }, commentId }: { owner: FoundOwner; commentId: string },
): Promise<VisibleRow | undefined> {
  const { rows } = await sql<VisibleRow>`
    select ${COMMENT_COLUMNS}, ${microseconds(sql`c.published_at`)} as at from ${withPlan({ plans })}
    where c.region_id = ${region} and c.id = ${commentId} and c.owner_kind = ${kind} and c.owner_id = ${id} and ${IS_VISIBLE}`.execute(
    db,
  );
  return rows[0];
}

/** Visible reviews of the last month without a reply. A reply to an older review helps no traveller, so no task asks for it. */
export async function countUnreplied(
  db: Database,
  region: string,
  owners: readonly FoundOwner[],
): Promise<(FoundOwner & { count: number; newest: Date })[]> {
  const { rows } = await sql<FoundOwner & { count: number; newest: Date }>`
    select c.owner_kind as kind, c.owner_id as id, count(*)::int as count, max(c.published_at) as newest
    from comment c
    join unnest(${owners.map(({ kind }) => kind)}::text[], ${owners.map(({ id }) => id)}::text[]) as o (kind, id)
      on o.kind = c.owner_kind and o.id = c.owner_id
    where c.region_id = ${region} and ${IS_VISIBLE} and c.reply is null
      and c.published_at > now() - interval '30 days'
    group by 1, 2`.execute(db);
  return rows;
}
