import * as routes from '#features/owners/contract/notice-routes.ts';
import { countTripsThrough } from '#features/trips/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';
import { assertNotice } from './assert-notice.ts';

export function previewNotice(app: App, { db, config }: Platform): void {
  serve(app, routes.previewNotice, async (request) => {
    const { placeId } = request.params;
    memberOf(request, placeId);
    const { notice } = request.body;
    assertNotice(notice);
    const dates = { from: notice.startsOn, to: notice.endsOn };
    return { trips: await countTripsThrough(db, config.REGION, [placeId], dates) };
  });
}
