import { endForPlace, findNotice, moveNotice } from '#features/closures/api/public.ts';
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
    const ending = { id: noticeId, placeId, actor: request.actor };
    await inTransaction(platform.db, async (trx) => {
      // A notice without words is only a closure.
      if (await findNotice(trx, platform.config.REGION, noticeId))
        await moveNotice(trx, platform, { ...ending, action: 'end' });
      else await endForPlace(trx, platform, ending);
    });
    return readNotices(platform, placeId);
  });
}
