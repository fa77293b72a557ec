import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/checkout/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionBooking } from './read-region-booking.ts';

/** The audit log records every request, because the response contains personal data. */
export function showRegionBooking(app: App, { db, config }: Platform): void {
  const region = config.REGION;

  serve(app, routes.showRegionBooking, ({ actor, params: { bookingId } }) =>
    inTransaction(db, async (trx) => {
      const booking = await readRegionBooking(trx, region, { actor, bookingId });
      const subject = { kind: 'booking' as const, id: booking.reference };
      await recordAudit(trx, { region, actor, action: 'bookings.look', subject });
      return booking;
    }),
  );
}
