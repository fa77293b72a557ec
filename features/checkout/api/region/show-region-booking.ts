import { recordAudit } from '#features/audit/api/public.ts';
import { readSteps } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { countOrderBookings, findAnyBooking } from './region-booking.store.ts';
import { wholeBooking } from './region-booking.view.ts';

/** The audit log records every request, because the response contains personal data. */
export function showRegionBooking(app: App, { db, config }: Platform): void {
  const region = config.REGION;

  serve(app, routes.showRegionBooking, ({ actor, params: { bookingId } }) =>
    inTransaction(db, async (trx) => {
      const row = await findAnyBooking(trx, region, bookingId);
      if (!row) throw problem(BOOKING_ERRORS, 'booking_not_found');
      const subject = { kind: 'booking' as const, id: row.reference };
      await recordAudit(trx, { region, actor, action: 'bookings.look', subject });
      const steps = await readSteps(trx, region, bookingId);
      return {
        ...wholeBooking(row),
        planId: row.plan_id,
        order: row.order_id
          ? {
              total: row.order_total ?? 0,
              paid: row.order_paid ?? 0,
              bookings: await countOrderBookings(trx, region, row.order_id),
            }
          : null,
        cancellation: row.cancellation,
        history: steps.map(({ at, to_state, ...step }) => ({ ...step, at: at.toISOString(), toState: to_state })),
      };
    }),
  );
}
