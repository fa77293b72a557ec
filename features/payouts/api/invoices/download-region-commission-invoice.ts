import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { invoicePdfOf } from './invoice-pdf-of.ts';

export function downloadRegionCommissionInvoice(app: App, platform: Platform): void {
  serve(app, routes.downloadRegionCommissionInvoice, async ({ params: { invoiceId } }, reply) => {
    const { number, pdf } = await invoicePdfOf(platform, invoiceId, null);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${number}.pdf"`)
      .type('application/pdf')
      .send(pdf);
  });
}
