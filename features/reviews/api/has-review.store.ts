import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { FoundOwner } from './owners.ts';

/**
 * The review may be in any state.
 * @param booking alias of the table of bookings in the query
 */
export const hasReview = (booking: string): RawBuilder<boolean> => sql`exists (
  select from comment c where c.region_id = ${sql.ref(`${booking}.region_id`)} and c.booking_id = ${sql.ref(`${booking}.id`)})`;

/** `true` if a visible review of the account has at least this verification level. */
export async function hasProvedReview(
  db: Database,
  region: string,
  { owner: { kind, id }, accountId, level }: { owner: FoundOwner; accountId: string; level: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from comment c where c.region_id = ${region} and c.owner_kind = ${kind} and c.owner_id = ${id}
      and c.account_id = ${accountId} and c.verification >= ${level}::int and c.published_at is not null
      and c.state in ('published', 'reported', 'upheld') limit 1`.execute(db);
  return rows.length > 0;
}
