import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPaidOperator } from './find-paid-operator.ts';
import { statementOf } from './statement-of.ts';
import { statementPdf } from './statement-pdf.ts';

export function downloadStatementPdf(app: App, platform: Platform): void {
  serve(app, routes.downloadStatementPdf, async ({ actor, params: { operatorId, month } }, reply) => {
    const statement = await statementOf(platform, await findPaidOperator(platform, actor, operatorId), month);
    const pdf = await statementPdf(statement, (await platform.region.current()).settings);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="liquidacion-${month}.pdf"`)
      .type('application/pdf')
      .send(pdf);
  });
}
