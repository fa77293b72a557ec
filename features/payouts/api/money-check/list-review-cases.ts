import { readCases } from '#features/payments/api/public.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';

export function listReviewCases(app: App, { db, config }: Platform): void {
  serve(app, routes.listReviewCases, async ({ query }) => ({ items: await readCases(db, config.REGION, query.state) }));
}
