import * as routes from '#features/quotations/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { quotationAsker } from './quotation-asker.ts';

export async function askQuotation(app: App, platform: Platform): Promise<void> {
  const ask = await quotationAsker(platform);
  serve(app, routes.askQuotation, ({ body }, reply) => ask(reply, body, null));
}
