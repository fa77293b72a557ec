import { sql } from 'kysely';
import type { Person } from '#features/accounts/contract/actor.ts';
import type { Database } from '#server/database/connect.ts';

interface SessionPersonRow extends Omit<Person, 'kind'> {
  /** `true` if the last recorded use is more than a minute ago. */
  stale: boolean;
}

/** Returns undefined for an ended session, an expired token or an inactive account. */
export async function findSessionPerson(
  db: Database,
  region: string,
  tokenHash: Buffer,
): Promise<SessionPersonRow | undefined> {
  const { rows } = await sql<SessionPersonRow>`
    select account.id as "accountId", session.id as "sessionId", account.name, account.email, staff.role as staff,
      session.second_factor as "secondFactor",
      coalesce((select jsonb_agg(jsonb_build_object('id', company_id, 'role', role)) from company_member
        where region_id = account.region_id and account_id = account.id), '[]') as places,
      coalesce((select jsonb_agg(jsonb_build_object('id', operator_id, 'role', role)) from operator_member
        where region_id = account.region_id and account_id = account.id), '[]') as operators,
      session.seen_at is null or session.seen_at < clock_timestamp() - interval '1 minute' as stale
    from account_session as session
    join account on account.region_id = session.region_id and account.id = session.account_id and account.state = 'active'
    left join staff on staff.region_id = account.region_id and staff.account_id = account.id
    where session.region_id = ${region} and session.ended_at is null
      and ((session.token_hash = ${tokenHash} and session.token_expires_at > clock_timestamp())
        or (session.previous_token_hash = ${tokenHash} and session.previous_token_until > clock_timestamp()))`.execute(
    db,
  );
  return rows[0];
}

export async function markSeen(db: Database, region: string, sessionId: string): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ seen_at: sql`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', sessionId)
    .execute();
}
