import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { settlementsView } from './settlement.view.ts';

export function listCardSettlements(app: App, platform: Platform): void {
  serve(app, routes.listCardSettlements, () => settlementsView(platform));
}
