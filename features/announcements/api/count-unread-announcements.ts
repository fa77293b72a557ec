import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/announcements/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { countUnread } from './received.store.ts';

export function countUnreadAnnouncements(app: App, { db, config }: Platform): void {
  serve(app, routes.countUnreadAnnouncements, async (request) => {
    const { operatorId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    return countUnread(db, { region: config.REGION, operatorId, accountId: personOf(request).accountId });
  });
}
