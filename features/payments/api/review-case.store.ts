import { sql } from 'kysely';
import { type ReviewFacts, type ReviewReason, writeReason } from '#features/payments/contract/review-reasons.ts';
import type { Database } from '#server/database/connect.ts';

export interface NewCase {
  region: string;
  about: string;
  reason: ReviewReason;
  facts?: ReviewFacts;
  amount?: number | null;
  currency?: string | null;
  orderId?: string | null;
}

/** If the subject already has an open case, nothing happens. */
export async function openCase(trx: Database, it: NewCase): Promise<void> {
  await trx
    .insertInto('review_case')
    .values({
      region_id: it.region,
      about: it.about,
      reason: writeReason(it.reason, it.facts),
      amount: it.amount ?? null,
      currency: it.currency ?? null,
      order_id: it.orderId ?? null,
      closed_at: null,
      closed_by: null,
      resolution: null,
    })
    .onConflict((same) => same.columns(['region_id', 'about']).where('closed_at', 'is', null).doNothing())
    .execute();
}

export interface Case {
  id: string;
  about: string;
  reason: string;
  amount: number | null;
  currency: string | null;
  orderId: string | null;
  openedAt: string;
  closedAt: string | null;
  resolution: string | null;
}

const MOST_CASES = 500;

export async function readCases(db: Database, region: string, state: 'open' | 'closed'): Promise<Case[]> {
  const rows = await db
    .selectFrom('review_case')
    .select(['id', 'about', 'reason', 'amount', 'currency', 'order_id', 'opened_at', 'closed_at', 'resolution'])
    .where('region_id', '=', region)
    .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    .orderBy(state === 'open' ? 'opened_at' : 'closed_at', state === 'open' ? 'asc' : 'desc')
    .limit(MOST_CASES)
    .execute();
  return rows.map(({ order_id, opened_at, closed_at, ...row }) => ({
    ...row,
    orderId: order_id,
    openedAt: opened_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
  }));
}

export async function closeCaseAbout(
  trx: Database,
  it: { region: string; about: string; closedBy: string | null; resolution: string },
): Promise<void> {
  await trx
    .updateTable('review_case')
    .set({ closed_at: sql<Date>`clock_timestamp()`, closed_by: it.closedBy, resolution: it.resolution })
    .where('region_id', '=', it.region)
    .where('about', '=', it.about)
    .where('closed_at', 'is', null)
    .execute();
}

export async function closeCase(
  trx: Database,
  it: { region: string; id: string; closedBy: string | null; resolution: string },
): Promise<string | undefined> {
  const closed = await trx
    .updateTable('review_case')
    .set({ closed_at: sql<Date>`clock_timestamp()`, closed_by: it.closedBy, resolution: it.resolution })
    .where('region_id', '=', it.region)
    .where('id', '=', it.id)
    .where('closed_at', 'is', null)
    .returning('about')
    .executeTakeFirst();
  return closed?.about;
}

export async function countOpenCases(
  db: Database,
  region: string,
): Promise<{ count: number; oldest: Date | null; newest: Date | null; late: number }> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null; late: number }>`
    select count(*)::int as count, min(opened_at) as oldest, max(opened_at) as newest,
      (count(*) filter (where opened_at < clock_timestamp() - interval '3 days'))::int as late
    from review_case where region_id = ${region} and closed_at is null`.execute(db);
  return rows[0]!;
}
