import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Operations } from '../operation.ts';
import { ANYBODY } from '../roles.ts';
import type { World } from '../world.ts';

/** Inserts an email into the demo's mailbox. @returns its id. */
async function mail({ platform: { db, config } }: World): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into demo_mail (region_id, recipient, sender, subject, message_id, headers, body_text, body_html)
    values (${config.REGION}, 'ana@ejemplo.pe', 'sitio@ejemplo.pe', 'Hola', ${randomUUID()}, '{}', 'Hola', '<p>Hola</p>')
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Operations of the demo's mailbox, open to every caller. Production does not have these paths. */
export const mailboxOperations: Operations = {
  'GET /api/demo/mails/': { lets: ANYBODY, request: () => ({ url: '/api/demo/mails/' }) },
  'GET /api/demo/mails/{id}/': {
    lets: ANYBODY,
    request: async (world) => ({ url: `/api/demo/mails/${await mail(world)}/` }),
  },
  'GET /api/demo/mails/{id}/page/': {
    lets: ANYBODY,
    request: async (world) => ({ url: `/api/demo/mails/${await mail(world)}/page/` }),
  },
};
