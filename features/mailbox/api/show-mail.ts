import * as routes from '#features/mailbox/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findMail } from './find-mail.ts';
import type { OwnerOf } from './mail-owner.ts';

export function showMail(app: App, platform: Platform, ownerOf: OwnerOf): void {
  serve(app, routes.showMail, async (request) => {
    const mail = await findMail(platform, request.params.id, ownerOf(request));
    const { id, sent_at, recipient, sender, subject, message_id, headers, body_text } = mail;
    return {
      id,
      sentAt: sent_at.toISOString(),
      to: recipient,
      from: sender,
      subject,
      text: body_text,
      headers: Object.entries({ 'Message-ID': message_id, ...headers }).map(([name, value]) => ({ name, value })),
    };
  });
}
