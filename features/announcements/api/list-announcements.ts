import * as routes from '#features/announcements/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { listAnnouncementRows } from './announcement.store.ts';
import { summaryView } from './announcement.view.ts';

export function listAnnouncements(app: App, { db, config }: Platform): void {
  serve(app, routes.listAnnouncements, async ({ query }) => {
    const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(query.cursor) };
    const { rows, next } = cutPage(await listAnnouncementRows(db, config.REGION, page), PAGE_SIZE);
    return { items: rows.map(summaryView), next };
  });
}
