import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import {
  moveReviewState,
  type ReviewAction,
  type ReviewActor,
  VISIBLE,
} from '#features/reviews/contract/review-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { ReviewReportTable, ReviewTable } from './tables.ts';

export type ReviewRow = Selectable<ReviewTable>;
export type ReviewChange = Updateable<ReviewTable>;

/** @returns undefined if the booking, or the account, already has a review of the owner */
export function insertReview(trx: Database, values: Insertable<ReviewTable>): Promise<ReviewRow | undefined> {
  return trx
    .insertInto('comment')
    .values(values)
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findReview(db: Database, region: string, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('comment').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function lockReview(trx: Database, region: string, id: string): Promise<ReviewRow | undefined> {
  return trx
    .selectFrom('comment')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findReviewOf(db: Database, region: string, bookingId: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('comment')
    .selectAll()
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

export function lockReviewOf(trx: Database, region: string, bookingId: string): Promise<ReviewRow | undefined> {
  return trx
    .selectFrom('comment')
    .selectAll()
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Only this function changes the state of a review. The caller has locked the review.
 * @throws comment_action_refused
 */
export function moveReview(
  trx: Database,
  review: ReviewRow,
  { action, actor, change }: { action: ReviewAction; actor: ReviewActor; change?: ReviewChange },
): Promise<ReviewRow> {
  const moved = moveReviewState(review.state, actor, action, review.withdrawn_from);
  if (!moved.ok) throw problem(REVIEW_ERRORS, moved.code);
  return saveReview(trx, review, { ...change, state: moved.to });
}

export function saveReview(trx: Database, review: ReviewRow, change: ReviewChange): Promise<ReviewRow> {
  const appears = change.state !== undefined && VISIBLE.includes(change.state) && review.published_at === null;
  return trx
    .updateTable('comment')
    .set({ ...change, ...(appears && { published_at: sql<Date>`now()` }) })
    .where('region_id', '=', review.region_id)
    .where('id', '=', review.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns false if a report with the same id exists */
export async function insertReport(trx: Database, report: Insertable<ReviewReportTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('comment_report')
    .values(report)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
