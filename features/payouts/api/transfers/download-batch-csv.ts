import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { writeTransfersCsv } from './payment-file/transfers-csv.ts';
import { paymentOrderOf } from './payment-order-of.ts';

export function downloadBatchCsv(app: App, platform: Platform): void {
  serve(app, routes.downloadBatchCsv, async ({ actor, params }, reply) => {
    const order = await paymentOrderOf(platform, actor, params.batchId, 'csv');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${order.reference}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(writeTransfersCsv(order));
  });
}
