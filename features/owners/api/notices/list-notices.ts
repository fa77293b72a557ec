import * as routes from '#features/owners/contract/notice-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';
import { readNotices } from './notices.view.ts';

export function listNotices(app: App, platform: Platform): void {
  serve(app, routes.listNotices, (request) => {
    const { placeId } = request.params;
    memberOf(request, placeId);
    return readNotices(platform, placeId);
  });
}
