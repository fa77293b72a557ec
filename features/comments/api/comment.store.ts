import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { VISIBLE } from '#features/comments/contract/comment-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { CommentReportTable, CommentTable } from './tables.ts';

export type CommentRow = Selectable<CommentTable>;
export type CommentChange = Updateable<CommentTable>;

/** @returns undefined when its booking has one already. */
export function insertComment(trx: Database, values: Insertable<CommentTable>): Promise<CommentRow | undefined> {
  return trx
    .insertInto('comment')
    .values(values)
    .onConflict((same) => same.columns(['region_id', 'booking_id']).where('booking_id', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findComment(db: Database, region: string, id: string): Promise<CommentRow | undefined> {
  return db.selectFrom('comment').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function lockComment(trx: Database, region: string, id: string): Promise<CommentRow | undefined> {
  return trx
    .selectFrom('comment')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findReviewOf(db: Database, region: string, bookingId: string): Promise<CommentRow | undefined> {
  return db
    .selectFrom('comment')
    .selectAll()
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

export function lockReviewOf(trx: Database, region: string, bookingId: string): Promise<CommentRow | undefined> {
  return trx
    .selectFrom('comment')
    .selectAll()
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
}

/** What becomes visible for the first time is published then. */
export function saveComment(trx: Database, comment: CommentRow, change: CommentChange): Promise<CommentRow> {
  const appears = change.state !== undefined && VISIBLE.includes(change.state) && comment.published_at === null;
  return trx
    .updateTable('comment')
    .set({ ...change, ...(appears && { published_at: sql<Date>`now()` }) })
    .where('region_id', '=', comment.region_id)
    .where('id', '=', comment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns false when the same report is there already. */
export async function insertReport(trx: Database, report: Insertable<CommentReportTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('comment_report')
    .values(report)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
