import { endForPlace } from '#features/closures/api/public.ts';
import * as routes from '#features/owners/contract/notice-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';
import { readNotices } from './notices.view.ts';

/** A repeated request changes nothing. */
export function endNotice(app: App, platform: Platform): void {
  serve(app, routes.endNotice, async (request) => {
    const { placeId, noticeId } = request.params;
    memberOf(request, placeId);
    await inTransaction(platform.db, (trx) =>
      endForPlace(trx, platform, { id: noticeId, placeId, actor: request.actor }),
    );
    return readNotices(platform, placeId);
  });
}
