import type {
  AnnouncementDetail,
  AnnouncementSummary,
  ReceivedAnnouncement,
} from '#features/announcements/contract/announcement.ts';
import { ANNOUNCEMENT_ERRORS } from '#features/announcements/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type AnnouncementRow, findAnnouncement, type RecipientRow, readRecipients } from './announcement.store.ts';
import type { ReceivedRow } from './received.store.ts';

export const summaryView = (row: AnnouncementRow): AnnouncementSummary => ({
  id: row.id,
  subject: row.subject,
  sentAt: row.sent_at.toISOString(),
  sentBy: row.sent_by_name,
  operators: row.operators,
  opened: row.opened,
  unreachable: row.unreachable,
  emails: { waiting: row.waiting, sent: row.sent, failed: row.failed },
});

/** @throws `announcement_not_found`. */
export async function readAnnouncement(db: Database, region: string, id: string): Promise<AnnouncementDetail> {
  const row = await findAnnouncement(db, region, id);
  if (!row) throw problem(ANNOUNCEMENT_ERRORS, 'announcement_not_found');
  const recipients = recipientViews(await readRecipients(db, region, id));
  return { ...summaryView(row), body: row.body, audience: row.audience, recipients };
}

function recipientViews(rows: readonly RecipientRow[]): AnnouncementDetail['recipients'] {
  const byOperator = new Map<string, AnnouncementDetail['recipients'][number]>();
  for (const { operator_id, operator, name, email, email_state, email_at, read_at } of rows) {
    const known = byOperator.get(operator_id) ?? { operator: { id: operator_id, name: operator }, people: [] };
    byOperator.set(operator_id, known);
    if (name === null) continue;
    known.people.push({
      name,
      email,
      emailState: email_state,
      emailAt: email_at?.toISOString() ?? null,
      readAt: read_at?.toISOString() ?? null,
    });
  }
  return [...byOperator.values()];
}

export const receivedView = (row: ReceivedRow): ReceivedAnnouncement => ({
  id: row.id,
  subject: row.subject,
  body: row.body,
  sentAt: row.sent_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
  unread: row.is_recipient && row.read_at === null,
  readers: row.readers.map(({ name, at }) => ({ name, at: new Date(at).toISOString() })),
});
