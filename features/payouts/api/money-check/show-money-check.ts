import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { checkMoney } from './check-money.ts';

export function showMoneyCheck(app: App, { db, config }: Platform): void {
  serve(app, routes.showMoneyCheck, () => checkMoney(db, config.REGION));
}
