import * as routes from '#features/owners/contract/report-routes.ts';
import { serve } from '#server/http/serve.ts';
import { readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readReports } from './report.view.ts';

export function listFactReports(app: App, platform: Platform): void {
  serve(app, routes.listFactReports, ({ query: { limit, cursor } }) =>
    readReports(platform, { ...(limit && { limit }), after: readTimeCursor(cursor) }),
  );
}
