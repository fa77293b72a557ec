import type { BankAccounts } from '#features/operators/api/public.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { makeBatches } from './make-batches.ts';
import { payoutsView } from './payouts.view.ts';

export function makePayoutBatches(app: App, platform: Platform, accounts: BankAccounts): void {
  serve(app, routes.makePayoutBatches, async ({ actor }) => {
    await makeBatches(platform, actor);
    return payoutsView(platform, accounts);
  });
}
