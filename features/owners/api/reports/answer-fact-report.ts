import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/owners/contract/report-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readReports } from './report.view.ts';
import { settleReport } from './settle-report.ts';

export function answerFactReport(app: App, platform: Platform): void {
  serve(app, routes.answerFactReport, async (request) => {
    const { accountId } = personOf(request);
    await settleReport(platform, { ...request.body, id: request.params.id, accountId, madeAs: 'region' });
    return readReports(platform);
  });
}
