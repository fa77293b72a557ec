import * as routes from '#features/mailbox/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findMail } from './find-mail.ts';
import type { OwnerOf } from './mail-owner.ts';

/** Allows the email's own styles and images, and links to new tabs. */
const pagePolicy = (site: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${new URL(site).origin}`,
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

export function showMailPage(app: App, platform: Platform, ownerOf: OwnerOf): void {
  serve(app, routes.showMailPage, async (request, reply) => {
    const { body_html } = await findMail(platform, request.params.id, ownerOf(request));
    reply.removeHeader('origin-agent-cluster');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy(platform.config.PUBLIC_URL),
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
      })
      .send(body_html.replace('<head>', '<head><base target="_blank">'));
  });
}
