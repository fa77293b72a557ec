import { type Generated, type Insertable, type JSONColumnType, sql } from 'kysely';
import { builtOnce, columnsOf } from '#server/database/built-once.ts';
import type { Database } from '#server/database/connect.ts';
import type { Mail } from '#server/platform.ts';
import { addressLetter, type Sender } from './envelope.ts';

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
}

/** Keeps letters in the database, for the demo's mailbox page; a letter that is sent again is kept once. */
export function demoMail(db: Database, region: string, sender: () => Promise<Sender>): Mail {
  return {
    async send(letter) {
      const { from, to, subject, text, html, messageId, headers } = addressLetter(letter, await sender());
      await letterInsert(db, {
        region_id: region,
        recipient: to,
        sender: `${from.name} <${from.address}>`,
        subject,
        message_id: messageId,
        headers: JSON.stringify(headers),
        body_text: text,
        body_html: html,
      });
    },
  };
}

/** Nobody waits until it is on the disk: should it be lost there, so is what says that it was sent, which is written behind it. */
const letterInsert = builtOnce<Insertable<DemoMailTable>, unknown>((db, slot, like) => {
  const columns = columnsOf(like) as (keyof DemoMailTable)[];
  const typeOf = (column: string) => sql.raw(column === 'headers' ? 'jsonb' : 'text');
  return db
    .insertInto('demo_mail')
    .columns(columns)
    .expression(
      db
        .selectNoFrom(columns.map((column) => sql<string>`${slot(column)}::${typeOf(column)}`.as(column)))
        .where(sql<string>`set_config('synchronous_commit', 'off', true)`, '=', 'off'),
    )
    .onConflict((conflict) => conflict.columns(['region_id', 'message_id']).doNothing());
});
