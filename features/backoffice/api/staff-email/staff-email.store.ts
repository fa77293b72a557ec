import { sql } from 'kysely';
import { joinAccount, staffRows } from '#features/accounts/api/public.ts';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { StaffEmailKind } from '#features/backoffice/contract/staff-email.ts';
import type { Database } from '#server/database/connect.ts';

export interface EmailedStaff {
  accountId: string;
  email: string;
  name: string;
  role: StaffRole;
  atOnce: boolean;
  weekly: boolean;
  muted: string[];
  /** For each queue, the instant of the newest item that was emailed. Null before the first check. */
  notified: Record<string, string> | null;
  notifiedAt: Date | null;
}

const columns = sql`s.account_id as "accountId", a.email, a.name, s.role, coalesce(m.at_once, true) as "atOnce", coalesce(m.weekly, true) as weekly,
  coalesce(m.muted, '{}') as muted, m.notified, m.notified_at as "notifiedAt"`;

export async function readEmailedStaff(
  db: Database,
  region: string,
  accountId: string | null = null,
): Promise<EmailedStaff[]> {
  const { rows } = await sql<EmailedStaff>`
    select ${columns} from ${staffRows('s')} ${joinAccount('a', 's.account_id')} and a.state = 'active'
      left join staff_email m on m.region_id = s.region_id and m.account_id = s.account_id
    where s.region_id = ${region} and ${accountId === null ? sql`true` : sql`s.account_id = ${accountId}`}
    order by s.account_id`.execute(db);
  return rows;
}

export async function saveStaffEmails(
  db: Database,
  region: string,
  accountId: string,
  { atOnce, weekly, muted }: Pick<EmailedStaff, 'atOnce' | 'weekly' | 'muted'>,
): Promise<void> {
  await sql`
    insert into staff_email (region_id, account_id, at_once, weekly, muted) values (${region}, ${accountId}, ${atOnce}, ${weekly}, ${muted})
    on conflict (region_id, account_id) do update set at_once = excluded.at_once, weekly = excluded.weekly, muted = excluded.muted`.execute(
    db,
  );
}

/** @returns false for an account that is not in the team. */
export async function endStaffEmails(
  db: Database,
  region: string,
  accountId: string,
  kind: StaffEmailKind,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into staff_email (region_id, account_id, at_once, weekly)
    select region_id, account_id, ${kind !== 'at_once'}, ${kind !== 'weekly'} from ${staffRows()} where region_id = ${region} and account_id = ${accountId}
    on conflict (region_id, account_id) do update
      set at_once = staff_email.at_once and excluded.at_once, weekly = staff_email.weekly and excluded.weekly`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** @returns false if another process has already marked the member. */
export async function markNotified(
  trx: Database,
  region: string,
  { accountId, notifiedAt }: Pick<EmailedStaff, 'accountId' | 'notifiedAt'>,
  notified: Readonly<Record<string, string>>,
  at: Date | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into staff_email (region_id, account_id, notified, notified_at) values (${region}, ${accountId}, ${JSON.stringify(notified)}, ${at})
    on conflict (region_id, account_id) do update set notified = excluded.notified, notified_at = excluded.notified_at
      where staff_email.notified_at is not distinct from ${notifiedAt}`.execute(trx);
  return numAffectedRows === 1n;
}

/** @returns false if the member already has this week's summary. */
export async function markSummed(trx: Database, region: string, accountId: string, week: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into staff_email (region_id, account_id, summed_week) values (${region}, ${accountId}, ${week})
    on conflict (region_id, account_id) do update set summed_week = excluded.summed_week
      where staff_email.summed_week is distinct from excluded.summed_week`.execute(trx);
  return numAffectedRows === 1n;
}
