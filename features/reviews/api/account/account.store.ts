import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { aboutColumn, isGone } from '../owners.store.ts';
import type { AboutRow, FoundOwner, Owners } from '../owners.ts';
import type { ReviewRow } from '../review.store.ts';
import type { Reviews } from '../reviews.ts';

export interface AccountRow extends ReviewRow {
  about: AboutRow | null;
}

const MOST = 200;

/** Newest first. */
export async function readAccountReviews(
  { db, region, owners }: Reviews,
  of: { id: string } | { accountId: string },
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select c.*, c.visited_on::text as visited_on, ${aboutColumn(owners, 'c')} as about from comment c
    where c.region_id = ${region} and ${'id' in of ? sql`c.id = ${of.id}` : sql`c.account_id = ${of.accountId}`}
    order by c.created_at desc, c.id limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** The review that the account wrote about the owner without a booking. */
export function findAccountReview(
  db: Database,
  region: string,
  { kind, id }: FoundOwner,
  accountId: string,
): Promise<ReviewRow | undefined> {
  return ofAccount(db, region, { kind, id }, accountId).executeTakeFirst();
}

export function lockAccountReview(
  trx: Database,
  region: string,
  owner: FoundOwner,
  accountId: string,
): Promise<ReviewRow | undefined> {
  return ofAccount(trx, region, owner, accountId).forUpdate().executeTakeFirst();
}

const ofAccount = (db: Database, region: string, { kind, id }: FoundOwner, accountId: string) =>
  db
    .selectFrom('comment')
    .selectAll()
    .select(sql<string | null>`visited_on::text`.as('visited_on'))
    .where('region_id', '=', region)
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('account_id', '=', accountId)
    .where('booking_id', 'is', null);

/** A withdrawn review can be resumed for one day. */
export async function dropWithdrawn(db: Database, region: string): Promise<void> {
  await sql`
    delete from comment
    where region_id = ${region} and state = 'withdrawn' and withdrawn_at < clock_timestamp() - interval '1 day'`.execute(
    db,
  );
}

/** Deletes the reviews of owners that no longer exist. */
export async function dropOfGoneOwners(db: Database, region: string, owners: Owners): Promise<void> {
  await sql`delete from comment c where c.region_id = ${region} and ${isGone(owners, 'c')}`.execute(db);
}
