import { authorize, personOf } from '#features/accounts/api/public.ts';
import { ANNOUNCEMENT_ERRORS } from '#features/announcements/contract/errors.ts';
import * as routes from '#features/announcements/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { receivedView } from './announcement.view.ts';
import { findReceived, markRead } from './received.store.ts';

export function openAnnouncement(app: App, { db, config }: Platform): void {
  serve(app, routes.openAnnouncement, async (request) => {
    const { operatorId, announcementId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    const reader = { region: config.REGION, operatorId, accountId: personOf(request).accountId };
    await markRead(db, reader, announcementId);
    const row = await findReceived(db, reader, announcementId);
    if (!row) throw problem(ANNOUNCEMENT_ERRORS, 'announcement_not_found');
    return receivedView(row);
  });
}
