import { authorize } from '#features/accounts/api/public.ts';
import { countPending } from '#features/bookings/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { readToGiveBack } from '#features/payments/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readToNotify, readWithNames } from './called-off.store.ts';

export function countSoldBookings(app: App, { db, config }: Platform): void {
  serve(app, routes.countSoldBookings, async ({ actor, params: { operatorId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    const [pending, toNotify, toGiveBack] = await Promise.all([
      countPending(db, config.REGION, operatorId),
      readToNotify(db, config.REGION, operatorId),
      readToGiveBack(db, config.REGION, operatorId),
    ]);
    const names = await readWithNames(
      db,
      config.REGION,
      toGiveBack.map(({ booking_id }) => booking_id),
    );
    return {
      pending,
      toGiveBack: toGiveBack.flatMap(({ booking_id, amount, currency }) => {
        const named = names.find(({ id }) => id === booking_id);
        return named ? [{ bookingId: booking_id, name: named.name, title: named.title, amount, currency }] : [];
      }),
      toNotify: toNotify.map(({ id, title, local_date, local_time, guests }) => ({
        ...{ departureId: id, title, localDate: local_date, localTime: local_time, guests },
      })),
    };
  });
}
