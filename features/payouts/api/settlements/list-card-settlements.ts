import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { settlementsView } from './settlement.view.ts';

/** Settlements are the card provider's payouts to the region's bank account. */
export function listCardSettlements(app: App, platform: Platform): void {
  serve(app, routes.listCardSettlements, () => settlementsView(platform));
}
