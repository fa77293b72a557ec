import type { BankAccounts } from '#features/operators/api/public.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { payoutsView } from './payouts.view.ts';

export function listRegionPayouts(app: App, platform: Platform, accounts: BankAccounts): void {
  serve(app, routes.listRegionPayouts, () => payoutsView(platform, accounts));
}
