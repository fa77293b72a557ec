import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { listMails, showMail, showMailPage } from '#features/mailbox/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY } from '../roles.ts';
import type { World } from '../world.ts';

async function mail({ platform: { db, config } }: World): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into demo_mail (region_id, recipient, sender, subject, message_id, headers, body_text, body_html)
    values (${config.REGION}, 'ana@ejemplo.pe', 'sitio@ejemplo.pe', 'Hola', ${randomUUID()}, '{}', 'Hola', '<p>Hola</p>')
    returning id`.execute(db);
  return rows[0]!.id;
}

export const mailboxOperations: Operations = {
  ...row(listMails, { lets: ANYBODY, request: () => requestOf(listMails) }),
  ...row(showMail, {
    lets: ANYBODY,
    request: async (world) => requestOf(showMail, { params: { id: await mail(world) } }),
  }),
  ...row(showMailPage, {
    lets: ANYBODY,
    request: async (world) => requestOf(showMailPage, { params: { id: await mail(world) } }),
  }),
};
