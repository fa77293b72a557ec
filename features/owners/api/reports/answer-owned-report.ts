import * as routes from '#features/owners/contract/report-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';
import { readReports } from './report.view.ts';
import { settleReport } from './settle-report.ts';

export function answerOwnedReport(app: App, platform: Platform): void {
  serve(app, routes.answerOwnedReport, async (request) => {
    const { placeId, reportId } = request.params;
    const { person, role } = memberOf(request, placeId);
    const by = { accountId: person.accountId, madeAs: role };
    await settleReport(platform, { ...request.body, ...by, id: reportId, placeId });
    return readReports(platform, { placeId });
  });
}
