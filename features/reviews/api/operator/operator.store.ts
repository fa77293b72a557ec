import { sql } from 'kysely';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import { COMMENT_COLUMNS, IS_VISIBLE, type VisibleRow, withPlan } from '../public-list/visible.store.ts';
import type { Reviews } from '../reviews.ts';

export async function readOfOperator(
  { db, region, plans }: Reviews,
  { operatorId, unanswered }: { operatorId: string; unanswered: boolean },
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<VisibleRow[]> {
  const published = sql`c.published_at`;
  const { rows } = await sql<VisibleRow>`
    select ${COMMENT_COLUMNS}, ${microseconds(published)} as at from ${withPlan({ plans })}
    where c.region_id = ${region} and c.owner_kind = 'operator' and c.owner_id = ${operatorId} and ${IS_VISIBLE}
      and ${unanswered ? sql`c.reply is null` : sql`true`} and ${beyond(published, sql`c.id`, after)}
    order by c.published_at desc, c.id limit ${limit}`.execute(db);
  return rows;
}

export async function findOfOperator(
  { db, region, plans }: Reviews,
  { operatorId, commentId }: { operatorId: string; commentId: string },
): Promise<VisibleRow | undefined> {
  const { rows } = await sql<VisibleRow>`
    select ${COMMENT_COLUMNS}, ${microseconds(sql`c.published_at`)} as at from ${withPlan({ plans })}
    where c.region_id = ${region} and c.id = ${commentId} and c.owner_kind = 'operator' and c.owner_id = ${operatorId} and ${IS_VISIBLE}`.execute(
    db,
  );
  return rows[0];
}
