import * as routes from '#features/owners/contract/report-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';
import { readReports } from './report.view.ts';

export function listOwnedReports(app: App, platform: Platform): void {
  serve(app, routes.listOwnedReports, (request) => {
    const { placeId } = request.params;
    memberOf(request, placeId);
    return readReports(platform, { placeId });
  });
}
