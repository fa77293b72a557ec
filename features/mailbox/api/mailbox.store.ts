import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type {} from '#server/mail/demo-mail.ts';

const PREVIEW_LENGTH = 160;

/** The text of an email often begins with its subject, which the preview leaves out. */
const preview = sql<string>`left(ltrim(regexp_replace(
  case when starts_with(body_text, subject) then substr(body_text, length(subject) + 1) else body_text end,
  '\\s+', ' ', 'g')), ${PREVIEW_LENGTH}::int)`;

/**
 * Returns one email more than `limit` if there are more.
 * @param browser finds only emails that this browser caused. Undefined finds all emails.
 */
export async function listMails(
  db: Database,
  region: string,
  { to, after, limit, browser }: { to: string; after: TimeCursor | null; limit: number; browser?: string },
) {
  return db
    .selectFrom('demo_mail')
    .select(['id', 'sent_at', 'recipient', 'subject'])
    .select(preview.as('preview'))
    .select(microseconds(sql.ref('sent_at')).as('at'))
    .where('region_id', '=', region)
    .where(sql<boolean>`position(lower(${to}) in lower(recipient)) > 0`)
    .where(sql<boolean>`${beyond(sql.ref('sent_at'), sql.ref('id'), after)}`)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .$if(browser !== undefined, (query) => query.where('browser', '=', browser!))
    .execute();
}

export async function readMail(db: Database, region: string, id: string, browser?: string) {
  return db
    .selectFrom('demo_mail')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .$if(browser !== undefined, (query) => query.where('browser', '=', browser!))
    .executeTakeFirst();
}

export async function eraseMailsBefore(db: Database, region: string, instant: Date): Promise<void> {
  await db.deleteFrom('demo_mail').where('region_id', '=', region).where('sent_at', '<', instant).execute();
}
