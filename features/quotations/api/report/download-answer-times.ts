import * as routes from '#features/quotations/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { answerTimes } from './answer-times.ts';
import { answersCsv } from './report-csv.ts';
import { sendCsv } from './send-csv.ts';

export function downloadAnswerTimes(app: App, platform: Platform): void {
  serve(app, routes.downloadAnswerTimes, async ({ query }, reply) => {
    const report = await answerTimes(platform, query.quarter);
    return sendCsv(reply, `respuestas-${platform.config.REGION}-${report.quarter}`, answersCsv(report));
  });
}
