import { authorize } from '#features/accounts/api/public.ts';
import { countPending } from '#features/bookings/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readToNotify } from './called-off.store.ts';

export function countSoldBookings(app: App, { db, config }: Platform): void {
  serve(app, routes.countSoldBookings, async ({ actor, params: { operatorId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    const [pending, toNotify] = await Promise.all([
      countPending(db, config.REGION, operatorId),
      readToNotify(db, config.REGION, operatorId),
    ]);
    return {
      pending,
      toNotify: toNotify.map(({ id, title, local_date, local_time, guests }) => ({
        ...{ departureId: id, title, localDate: local_date, localTime: local_time, guests },
      })),
    };
  });
}
