import { authorize } from '#features/accounts/api/public.ts';
import { countPending } from '#features/bookings/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';

export function countSoldBookings(app: App, { db, config }: Platform): void {
  serve(app, routes.countSoldBookings, async ({ actor, params: { operatorId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    return { pending: await countPending(db, config.REGION, operatorId) };
  });
}
