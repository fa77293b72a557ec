import { sql } from 'kysely';
import { accountName, joinAccount } from '#features/accounts/api/public.ts';
import type { AnnouncementEmailState } from '#features/announcements/contract/announcement-email-states.ts';
import type { Audience } from '#features/announcements/contract/audience.ts';
import { joinOperator } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface NewAnnouncement {
  region: string;
  id: string;
  subject: string;
  body: string;
  audience: Audience;
  sentBy: string;
}

export async function insertAnnouncement(trx: Database, announcement: NewAnnouncement): Promise<void> {
  const { region, id, subject, body, audience, sentBy } = announcement;
  await sql`
    insert into announcement (region_id, id, subject, body, audience, sent_by)
    values (${region}, ${id}, ${subject}, ${body}, ${JSON.stringify(audience)}, ${sentBy})`.execute(trx);
}

export async function insertRecipients(
  trx: Database,
  region: string,
  id: string,
  recipients: readonly { id: string; accountIds: readonly string[] }[],
): Promise<void> {
  await trx
    .insertInto('announcement_operator')
    .values(recipients.map((one) => ({ region_id: region, announcement_id: id, operator_id: one.id })))
    .execute();
  const people = recipients.flatMap((one) =>
    one.accountIds.map((accountId) => ({
      region_id: region,
      announcement_id: id,
      operator_id: one.id,
      account_id: accountId,
      email_state: 'waiting' as const,
    })),
  );
  if (people.length > 0) await trx.insertInto('announcement_person').values(people).execute();
}

export async function countSentToday(db: Database, region: string): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from announcement
    where region_id = ${region} and sent_at > clock_timestamp() - interval '24 hours'`.execute(db);
  return rows[0]!.sent;
}

/** Until the end of the transaction, no other message of the region is sent. */
export async function lockSending(trx: Database, region: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`announcements ${region}`}, 0))`.execute(trx);
}

export interface AnnouncementRow {
  id: string;
  subject: string;
  body: string;
  audience: Audience;
  sent_at: Date;
  sent_by: string | null;
  sent_by_name: string | null;
  operators: number;
  opened: number;
  unreachable: number;
  waiting: number;
  sent: number;
  failed: number;
  at: string;
}

/** Emails are counted by person, because a member of several operators gets one email. */
const columns = sql`n.id, n.subject, n.body, n.audience, n.sent_at, n.sent_by, ${accountName('n', 'sent_by')} as sent_by_name,
  ${microseconds(sql`n.sent_at`)} as at, o.operators, o.opened, o.unreachable, e.waiting, e.sent, e.failed`;
const counts = sql`
  cross join lateral (
    select count(*)::int as operators, count(*) filter (where p.read)::int as opened, count(*) filter (where not p.emailed)::int as unreachable
    from announcement_operator t cross join lateral (
      select coalesce(bool_or(read_at is not null), false) as read, coalesce(bool_or(email_state is not null), false) as emailed from announcement_person
      where region_id = t.region_id and announcement_id = t.announcement_id and operator_id = t.operator_id) p
    where t.region_id = n.region_id and t.announcement_id = n.id) o
  cross join lateral (
    select count(distinct account_id) filter (where email_state = 'waiting')::int as waiting,
      count(distinct account_id) filter (where email_state = 'sent')::int as sent,
      count(distinct account_id) filter (where email_state = 'failed')::int as failed
    from announcement_person where region_id = n.region_id and announcement_id = n.id) e`;

export async function listAnnouncementRows(
  db: Database,
  region: string,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select ${columns} from announcement n ${counts}
    where n.region_id = ${region} and ${beyond(sql`n.sent_at`, sql`n.id`, after)}
    order by n.sent_at desc, n.id limit ${limit}`.execute(db);
  return rows;
}

export async function findAnnouncement(db: Database, region: string, id: string): Promise<AnnouncementRow | undefined> {
  const { rows } = await sql<AnnouncementRow>`
    select ${columns} from announcement n ${counts} where n.region_id = ${region} and n.id = ${id}`.execute(db);
  return rows[0];
}

export interface RecipientRow {
  operator_id: string;
  operator: string;
  /** Null for an operator without people. */
  name: string | null;
  email: string;
  email_state: AnnouncementEmailState | null;
  email_at: Date | null;
  read_at: Date | null;
}

export async function readRecipients(db: Database, region: string, id: string): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select t.operator_id, o.name as operator, a.name, a.email, p.email_state, p.email_at, p.read_at
    from announcement_operator t ${joinOperator('o', 't.operator_id')}
      left join announcement_person p on p.region_id = t.region_id and p.announcement_id = t.announcement_id and p.operator_id = t.operator_id
      left ${joinAccount('a', 'p.account_id')}
    where t.region_id = ${region} and t.announcement_id = ${id} order by o.name, t.operator_id, a.name, p.account_id`.execute(
    db,
  );
  return rows;
}
