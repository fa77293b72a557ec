import * as routes from '#features/mailbox/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import type { OwnerOf } from './mail-owner.ts';
import { listMails as readMails } from './mailbox.store.ts';

export function listMails(app: App, { db, config }: Platform, ownerOf: OwnerOf): void {
  serve(app, routes.listMails, async (request) => {
    const { to = '', limit = PAGE_SIZE, cursor } = request.query;
    const asked = { to: to.trim(), after: readTimeCursor(cursor), limit };
    const found = await readMails(db, config.REGION, { ...asked, browser: ownerOf(request) });
    const { rows, next } = cutPage(found, limit);
    const items = rows.map(({ id, sent_at, recipient, subject, preview }) => ({
      id,
      sentAt: sent_at.toISOString(),
      to: recipient,
      subject,
      preview,
    }));
    return { items, next };
  });
}
