import { announceForPlace, publishNotice } from '#features/closures/api/public.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { closedHoursOf, MOST_NOTICES } from '#features/owners/contract/notice.ts';
import * as routes from '#features/owners/contract/notice-routes.ts';
import { lockPlaceFacts } from '#features/places/api/public.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { assertFree } from '../own/assert-free.ts';
import { memberOf } from '../own/member-of.ts';
import { assertNotice } from './assert-notice.ts';
import { reasonOf } from './notice.rules.ts';
import { readNotices } from './notices.view.ts';

/** Continues the sentence "Lo dice …". */
const SOURCE = 'su responsable';

/** A repeated request changes nothing. */
export function createNotice(app: App, platform: Platform): void {
  const { db, config } = platform;

  serve(app, routes.createNotice, async (request, reply) => {
    const { placeId } = request.params;
    const { role } = memberOf(request, placeId);
    const { id, notice } = request.body;
    assertNotice(notice);
    const { startsOn, endsOn, words, effect } = notice;
    const clock = regionClock(await platform.region.current());
    if (endsOn < today(clock)) throw problem(OWNER_ERRORS, 'notice_over');
    const { items } = await readNotices(platform, placeId);
    if (items.length >= MOST_NOTICES && !items.some((one) => one.id === id))
      throw problem(OWNER_ERRORS, 'notice_too_many');
    const announced = { id, placeId, startsOn, endsOn, actor: request.actor, madeAs: role };
    await inTransaction(db, async (trx) => {
      const { row } = await lockPlaceFacts(trx, config.REGION, operatorRows, placeId);
      assertFree(trx, row);
      if (words) await publishNotice(trx, platform, { ...announced, body: cleanWords(words) });
      if (effect)
        await announceForPlace(trx, platform, {
          ...announced,
          ...{ hours: closedHoursOf(notice), reason: reasonOf(notice) },
          ...{ source: SOURCE, timeZone: clock.timeZone },
        });
    });
    return reply.code(201).send(await readNotices(platform, placeId));
  });
}
