import { Type } from 'typebox';
import { MAILBOX_ERRORS } from '#features/mailbox/contract/errors.ts';
import { Mail } from '#features/mailbox/contract/mail.ts';
import { mailboxRoutes } from '#features/mailbox/contract/routes.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import type { OwnerOf } from './mail-owner.ts';
import { readMail } from './mailbox.store.ts';

const Params = Type.Object({ id: Type.String({ maxLength: 40 }) });

/** Content security policy of an email in the mailbox's frame: it allows the email's own styles, and links that open in a new tab. */
const pagePolicy = (site: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${new URL(site).origin}`,
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/** `GET /api/demo/mails/:id/`: returns one email; `GET /api/demo/mails/:id/page/`: returns the email's HTML as a document. */
export function showMail(app: App, { db, config }: Platform, ownerOf: OwnerOf): void {
  const find = async (id: string, owner: string | undefined) => {
    const row = isUuid(id) ? await readMail(db, config.REGION, id, owner) : undefined;
    if (!row) throw problem(MAILBOX_ERRORS, 'mail_not_found');
    return row;
  };

  app.get(
    mailboxRoutes.detail,
    {
      config: { right: 'demo.mailbox' },
      schema: { tags: ['Demostración'], summary: 'Un mensaje', params: Params, response: { 200: Mail } },
    },
    async (request) => {
      const { id, sent_at, recipient, sender, subject, message_id, headers, body_text } = await find(
        request.params.id,
        ownerOf(request),
      );
      return {
        id,
        sentAt: sent_at.toISOString(),
        to: recipient,
        from: sender,
        subject,
        text: body_text,
        headers: Object.entries({ 'Message-ID': message_id, ...headers }).map(([name, value]) => ({ name, value })),
      };
    },
  );

  app.get(
    mailboxRoutes.page,
    {
      config: { right: 'demo.mailbox' },
      schema: { tags: ['Demostración'], summary: 'El mensaje como página', params: Params, produces: ['text/html'] },
    },
    async (request, reply) => {
      const { body_html } = await find(request.params.id, ownerOf(request));
      // Without this header, the frame can share a process with the page around it, although their origins differ.
      reply.removeHeader('origin-agent-cluster');
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': pagePolicy(config.PUBLIC_URL),
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'no-referrer',
        })
        .send(body_html.replace('<head>', '<head><base target="_blank">'));
    },
  );
}
