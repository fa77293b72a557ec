import { sql } from 'kysely';
import type { AccountState } from '#features/accounts/contract/account-states.ts';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface PersonRow {
  id: string;
  /** The time with microseconds, for the cursor. */
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
/** Computed only for the accounts on the page: number of open sessions and time of last use. */
const sessionFacts = sql`
  left join lateral (
    select count(*) filter (where ended_at is null) as sessions, max(coalesce(seen_at, renewed_at)) as last_seen_at
    from account_session where account_session.region_id = account.region_id and account_session.account_id = account.id
  ) as session on true`;

/** Accounts whose name or address contains every word, newest first, without erased ones. */
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
  // Matches are collected before they are sorted; otherwise a rare word would be searched through all accounts in order.
  const found =
    matches.length > 0
      ? sql`(select * from account where state <> 'erased' and ${sql.join(matches, sql` and `)} offset 0) as account`
      : sql`account`;
  const { rows } = await sql<PersonRow>`
    with account as materialized (
      select region_id, id, name, email, state, created_at from ${found}
      where region_id = ${region} and state <> 'erased' and ${state ? sql`state = ${state}` : sql`true`}
        and ${beyond(sql`created_at`, sql`id`, after)}
      order by created_at desc, id limit ${limit}
    )
    select ${columns} from account
      left join staff on staff.region_id = account.region_id and staff.account_id = account.id
      ${sessionFacts}
    order by account.created_at desc, account.id`.execute(db);
  return rows;
}

export interface PersonDetailRow extends PersonRow {
  confirmed_at: Date | null;
  locked_by: 'owner' | 'staff' | null;
  second_factor: boolean;
  removal: { askedAt: string; dueAt: string | null; by: string | null; reason: string } | null;
  companies: number;
  devices: { name: string; since: string; seenAt: string | null }[];
  history: { at: string; action: string; actor: string; staff: string | null; reason: string | null }[];
}

const wireTime = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

export async function readPerson(db: Database, region: string, id: string): Promise<PersonDetailRow | null> {
  const { rows } = await sql<PersonDetailRow>`
    select ${columns}, account.confirmed_at, account.locked_by,
      exists (select from second_factor f where f.region_id = account.region_id and f.account_id = account.id and f.confirmed_at is not null)
        or exists (select from passkey p where p.region_id = account.region_id and p.account_id = account.id) as second_factor,
      (select json_build_object('askedAt', ${wireTime('r.asked_at')}, 'dueAt', ${wireTime('r.due_at')}, 'by', who.name, 'reason', r.reason)
        from factor_removal r left join account as who on who.region_id = r.region_id and who.id = r.asked_by
        where r.region_id = account.region_id and r.account_id = account.id) as removal,
      (select count(*)::int from company_member m where m.region_id = account.region_id and m.account_id = account.id) as companies,
      coalesce((
        select json_agg(json_build_object('name', device, 'since', ${wireTime('created_at')}, 'seenAt', ${wireTime('seen_at')})
          order by created_at desc)
        from account_session s where s.region_id = account.region_id and s.account_id = account.id and ended_at is null
      ), '[]') as devices,
      coalesce((
        select json_agg(json_build_object('at', ${wireTime('at')}, 'action', action, 'actor', actor, 'staff', staff_name, 'reason', reason) order by at desc)
        from (
          select e.at, e.action, e.actor, e.reason, who.name as staff_name from account_event e
            left join account as who on who.region_id = e.region_id and who.id = e.staff_id
          where e.region_id = account.region_id and e.account_id = account.id order by e.at desc limit 30
        ) as event
      ), '[]') as history
    from account
      left join staff on staff.region_id = account.region_id and staff.account_id = account.id
      ${sessionFacts}
    where account.region_id = ${region} and account.id = ${id} and account.state <> 'erased'`.execute(db);
  return rows[0] ?? null;
}
