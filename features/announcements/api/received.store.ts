import { sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface Reader {
  region: string;
  operatorId: string;
  accountId: string;
}

export interface ReceivedRow {
  id: string;
  subject: string;
  body: string;
  sent_at: Date;
  at: string;
  read_at: Date | null;
  is_recipient: boolean;
  readers: { name: string; at: string }[];
}

const received = ({ region, operatorId, accountId }: Reader) => sql`
  select n.id, n.subject, n.body, n.sent_at, ${microseconds(sql`n.sent_at`)} as at, mine.read_at,
    mine.email_state is not null as is_recipient,
    coalesce((
      select json_agg(json_build_object('name', a.name, 'at', p.read_at) order by p.read_at, p.account_id)
      from announcement_person p ${joinAccount('a', 'p.account_id')}
      where p.region_id = t.region_id and p.announcement_id = t.announcement_id and p.operator_id = t.operator_id and p.read_at is not null
    ), '[]') as readers
  from announcement_operator t
    join announcement n on n.region_id = t.region_id and n.id = t.announcement_id
    left join announcement_person mine on mine.region_id = t.region_id and mine.announcement_id = t.announcement_id
      and mine.operator_id = t.operator_id and mine.account_id = ${accountId}
  where t.region_id = ${region} and t.operator_id = ${operatorId}`;

export async function listReceived(
  db: Database,
  reader: Reader,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    ${received(reader)} and ${beyond(sql`n.sent_at`, sql`n.id`, after)}
    order by n.sent_at desc, n.id limit ${limit}`.execute(db);
  return rows;
}

export async function findReceived(db: Database, reader: Reader, id: string): Promise<ReceivedRow | undefined> {
  const { rows } = await sql<ReceivedRow>`${received(reader)} and n.id = ${id}`.execute(db);
  return rows[0];
}

export async function countUnread(
  db: Database,
  { region, operatorId, accountId }: Reader,
): Promise<{ unread: number }> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from announcement_person
    where region_id = ${region} and operator_id = ${operatorId} and account_id = ${accountId}
      and read_at is null and email_state is not null`.execute(db);
  return rows[0]!;
}

/** The first time of reading stays. */
export async function markRead(db: Database, { region, operatorId, accountId }: Reader, id: string): Promise<void> {
  await sql`
    insert into announcement_person (region_id, announcement_id, operator_id, account_id, read_at)
    select region_id, announcement_id, operator_id, ${accountId}, clock_timestamp() from announcement_operator
    where region_id = ${region} and announcement_id = ${id} and operator_id = ${operatorId}
    on conflict (region_id, announcement_id, operator_id, account_id)
    do update set read_at = coalesce(announcement_person.read_at, excluded.read_at)`.execute(db);
}
