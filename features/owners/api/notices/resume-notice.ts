import { findNotice, moveNotice, readOwnEnd, reopenForPlace } from '#features/closures/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/notice-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';
import { readNotices } from './notices.view.ts';

/** Undoes `endNotice`. A repeated request changes nothing. */
export function resumeNotice(app: App, platform: Platform): void {
  serve(app, routes.resumeNotice, async (request) => {
    const { placeId, noticeId } = request.params;
    memberOf(request, placeId);
    const region = platform.config.REGION;
    const day = today(regionClock(await platform.region.current()));
    const resuming = { id: noticeId, placeId, actor: request.actor };
    await inTransaction(platform.db, async (trx) => {
      const notice = await findNotice(trx, region, noticeId);
      const endsOn = notice?.ends_on ?? (await readOwnEnd(trx, region, noticeId));
      if (endsOn && endsOn < day) throw problem(OWNER_ERRORS, 'notice_over');
      if (notice) await moveNotice(trx, platform, { ...resuming, action: 'resume' });
      else await reopenForPlace(trx, platform, resuming);
    });
    return readNotices(platform, placeId);
  });
}
