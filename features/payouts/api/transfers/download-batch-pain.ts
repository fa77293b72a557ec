import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { paymentOrderOf } from './payment-order-of.ts';

export function downloadBatchPain(app: App, platform: Platform): void {
  serve(app, routes.downloadBatchPain, async ({ actor, params }, reply) => {
    const order = await paymentOrderOf(platform, actor, params.batchId, 'xml');
    const { writePain001 } = await import('./payment-file/pain-001.ts');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${order.reference}.xml"`)
      .type('application/xml; charset=utf-8')
      .send(writePain001(order));
  });
}
