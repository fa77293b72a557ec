import type { Generated, Insertable, JSONColumnType } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Email, Mail } from '#server/platform.ts';
import { browserShown } from './causing-browser.ts';
import { addressEmail, type Envelope, type Sender } from './envelope.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    demo_mail: DemoMailTable;
  }
}

export interface DemoMailTable {
  region_id: string;
  id: Generated<string>;
  sent_at: Generated<Date>;
  recipient: string;
  sender: string;
  subject: string;
  message_id: string;
  headers: JSONColumnType<Record<string, string>>;
  body_text: string;
  body_html: string;
  /** Id of the browser whose mailbox shows the email. With null, only an unrestricted mailbox shows the email. */
  browser: string | null;
}

export function demoMail(db: Database, region: string, sender: () => Promise<Sender>): Mail {
  async function sendEach(emails: readonly Email[]): Promise<PromiseSettledResult<void>[]> {
    const from = await sender();
    const dressed = await Promise.allSettled(emails.map(async (email) => rowOf(region, addressEmail(email, from))));
    const rows = dressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [kept] = await Promise.allSettled([rows.length > 0 && insertEmails(db, rows)]);
    return dressed.map((one) => {
      const undone = [one, kept].find(({ status }) => status === 'rejected');
      return (undone as PromiseRejectedResult | undefined) ?? { status: 'fulfilled', value: undefined };
    });
  }
  return {
    sendEach,
    async send(email) {
      const [answer] = await sendEach([email]);
      if (answer!.status === 'rejected') throw answer!.reason;
    },
  };
}

type Row = Insertable<DemoMailTable>;

function rowOf(region: string, { from, to, subject, text, html, messageId, headers }: Envelope): Row {
  return {
    region_id: region,
    id: idOf(messageId),
    recipient: to,
    sender: `${from.name} <${from.address}>`,
    subject,
    message_id: messageId,
    headers: JSON.stringify(headers),
    body_text: text,
    body_html: html,
    browser: browserShown(to),
  };
}

/** A Message-ID (envelope.ts) begins with 192 bits of a hash. */
function idOf(messageId: string): string {
  const hash = Buffer.from(messageId.slice(1, 33), 'base64url').toString('hex');
  // UUID version 8, whose bits the application chooses.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

async function insertEmails(db: Database, rows: readonly Row[]): Promise<void> {
  await db
    .insertInto('demo_mail')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['region_id', 'id']).doNothing())
    .execute();
}
