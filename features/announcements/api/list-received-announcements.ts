import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/announcements/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { receivedView } from './announcement.view.ts';
import { listReceived } from './received.store.ts';

export function listReceivedAnnouncements(app: App, { db, config }: Platform): void {
  serve(app, routes.listReceivedAnnouncements, async (request) => {
    const { actor, params, query } = request;
    authorize(actor, 'operator.sell', params);
    const reader = { region: config.REGION, operatorId: params.operatorId, accountId: personOf(request).accountId };
    const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(query.cursor) };
    const { rows, next } = cutPage(await listReceived(db, reader, page), PAGE_SIZE);
    return { items: rows.map(receivedView), next };
  });
}
