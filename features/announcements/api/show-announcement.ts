import * as routes from '#features/announcements/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAnnouncement } from './announcement.view.ts';

export function showAnnouncement(app: App, { db, config }: Platform): void {
  serve(app, routes.showAnnouncement, ({ params }) => readAnnouncement(db, config.REGION, params.id));
}
