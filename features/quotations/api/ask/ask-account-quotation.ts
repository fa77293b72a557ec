import { accountIdOf } from '#features/accounts/contract/actor.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { quotationAsker } from './quotation-asker.ts';

export async function askAccountQuotation(app: App, platform: Platform): Promise<void> {
  const ask = await quotationAsker(platform);
  serve(app, routes.askAccountQuotation, ({ actor, body }, reply) => ask(reply, body, accountIdOf(actor)));
}
