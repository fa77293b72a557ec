import * as routes from '#features/quotations/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { answerTimes } from './answer-times.ts';

export function showAnswerTimes(app: App, platform: Platform): void {
  serve(app, routes.showAnswerTimes, ({ query }) => answerTimes(platform, query.quarter));
}
