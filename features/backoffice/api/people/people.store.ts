import { sql } from 'kysely';
import {
  accountHistory,
  accountRows,
  countOperators,
  countPlacesRun,
  hasSecondFactor,
  joinSessionFacts,
  openDevices,
  pendingRemoval,
  staffRows,
} from '#features/accounts/api/public.ts';
import type { AccountState } from '#features/accounts/contract/account-states.ts';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface PersonRow {
  id: string;
  /** Microseconds since 1970 as text. */
  at: string;
  name: string;
  email: string;
  state: AccountState;
  created_at: Date;
  last_seen_at: Date | null;
  sessions: number;
  staff: StaffRole | null;
}

const columns = sql`
  account.id, ${microseconds(sql`account.created_at`)} as at, account.name, account.email, account.state, account.created_at, staff.role as staff,
  coalesce(session.sessions, 0)::int as sessions, session.last_seen_at`;
/** Every word of the search must occur in the name or in the email address. */
export async function readPeople(
  db: Database,
  region: string,
  { words, state }: { words: string[]; state?: AccountState },
  limit: number,
  after: TimeCursor | null,
): Promise<PersonRow[]> {
  const matches = words.map(
    (word) => sql`plain_text(name || ' ' || email) like '%' || plain_text(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  );
  // With `offset 0`, PostgreSQL searches before it sorts, which is fast for rare words.
  const found =
    matches.length > 0
      ? sql`(select * from ${accountRows()} where state <> 'erased' and ${sql.join(matches, sql` and `)} offset 0) as account`
      : accountRows();
  const { rows } = await sql<PersonRow>`
    with page as materialized (
      select region_id, id, name, email, state, created_at from ${found}
      where region_id = ${region} and state <> 'erased' and ${state ? sql`state = ${state}` : sql`true`}
        and ${beyond(sql`created_at`, sql`id`, after)}
      order by created_at desc, id limit ${limit}
    )
    select ${columns} from page as account
      left join ${staffRows()} on staff.region_id = account.region_id and staff.account_id = account.id
      ${joinSessionFacts('account', 'id')}
    order by account.created_at desc, account.id`.execute(db);
  return rows;
}

export interface PersonDetailRow extends PersonRow {
  confirmed_at: Date | null;
  locked_by: 'owner' | 'staff' | null;
  second_factor: boolean;
  removal: { askedAt: string; dueAt: string | null; by: string | null; reason: string } | null;
  companies: number;
  operators: number;
  devices: { name: string; since: string; seenAt: string | null }[];
  history: { at: string; action: string; actor: string; staff: string | null; reason: string | null }[];
}

export async function readPerson(db: Database, region: string, id: string): Promise<PersonDetailRow | null> {
  const { rows } = await sql<PersonDetailRow>`
    select ${columns}, account.confirmed_at, account.locked_by,
      ${hasSecondFactor('account', 'id')} as second_factor, ${pendingRemoval('account', 'id')} as removal,
      ${countPlacesRun('account', 'id')} as companies, ${countOperators('account', 'id')} as operators,
      ${openDevices('account', 'id')} as devices,
      ${accountHistory('account', 'id')} as history
    from ${accountRows()}
      left join ${staffRows()} on staff.region_id = account.region_id and staff.account_id = account.id
      ${joinSessionFacts('account', 'id')}
    where account.region_id = ${region} and account.id = ${id} and account.state <> 'erased'`.execute(db);
  return rows[0] ?? null;
}
