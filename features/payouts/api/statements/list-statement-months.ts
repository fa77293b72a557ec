import { readMonths } from '#features/payments/api/public.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPaidOperator } from './find-paid-operator.ts';

export function listStatementMonths(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listStatementMonths, async ({ actor, params }) => {
    const { id } = await findPaidOperator(platform, actor, params.operatorId);
    const { settings } = await platform.region.current();
    return { items: await readMonths(db, config.REGION, id, settings.time_zone) };
  });
}
