import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPaidOperator } from './find-paid-operator.ts';
import { statementCsv } from './statement-csv.ts';
import { statementOf } from './statement-of.ts';

export function downloadStatementCsv(app: App, platform: Platform): void {
  serve(app, routes.downloadStatementCsv, async ({ actor, params: { operatorId, month } }, reply) => {
    const statement = await statementOf(platform, await findPaidOperator(platform, actor, operatorId), month);
    const { settings } = await platform.region.current();
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="liquidacion-${month}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(statementCsv(statement, settings.time_zone));
  });
}
