import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPaidOperator } from '../statements/find-paid-operator.ts';
import { invoicePdfOf } from './invoice-pdf-of.ts';

export function downloadCommissionInvoice(app: App, platform: Platform): void {
  serve(app, routes.downloadCommissionInvoice, async ({ actor, params: { operatorId, invoiceId } }, reply) => {
    await findPaidOperator(platform, actor, operatorId);
    const { number, pdf } = await invoicePdfOf(platform, invoiceId, operatorId);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${number}.pdf"`)
      .type('application/pdf')
      .send(pdf);
  });
}
