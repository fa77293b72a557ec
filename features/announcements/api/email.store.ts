import { sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import {
  type AnnouncementEmailAction,
  type AnnouncementEmailState,
  moveAnnouncementEmail,
} from '#features/announcements/contract/announcement-email-states.ts';
import { joinOperator } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';

export interface EmailKey {
  region: string;
  announcementId: string;
  accountId: string;
}

export interface DueEmail {
  email: string;
  /** `false` for an account that no longer gets emails. */
  reachable: boolean;
  subject: string;
  body: string;
  operators: { id: string; name: string }[];
}

/** Undefined if the email was sent, or if the person was erased. */
export async function findDueEmail(
  db: Database,
  { region, announcementId, accountId }: EmailKey,
): Promise<DueEmail | undefined> {
  const { rows } = await sql<DueEmail>`
    select a.email, a.state in ('active', 'locked') as reachable, n.subject, n.body,
      json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name) as operators
    from announcement_person p ${joinAccount('a', 'p.account_id')} ${joinOperator('o', 'p.operator_id')}
      join announcement n on n.region_id = p.region_id and n.id = p.announcement_id
    where p.region_id = ${region} and p.announcement_id = ${announcementId} and p.account_id = ${accountId}
      and p.email_state in ('waiting', 'failed')
    group by a.email, a.state, n.subject, n.body`.execute(db);
  return rows[0];
}

/** The only function that changes the state of an email. */
export async function moveEmail(db: Database, key: EmailKey, action: AnnouncementEmailAction): Promise<void> {
  const { region, announcementId, accountId } = key;
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ operator_id: string; email_state: AnnouncementEmailState }>`
      select operator_id, email_state from announcement_person
      where region_id = ${region} and announcement_id = ${announcementId} and account_id = ${accountId} and email_state is not null
      order by operator_id for update`.execute(trx);
    for (const { operator_id, email_state } of rows) {
      const to = moveAnnouncementEmail(email_state, action);
      if (!to) continue;
      await sql`
        update announcement_person set email_state = ${to}, email_at = clock_timestamp()
        where region_id = ${region} and announcement_id = ${announcementId} and operator_id = ${operator_id} and account_id = ${accountId}`.execute(
        trx,
      );
    }
  });
}
