import { Type } from 'typebox';
import { saveBooking } from '#features/bookings/api/public.ts';
import { termsOf } from '#features/checkout/api/public.ts';
import { ExtendBody } from '#features/octo/contract/booking-requests.ts';
import { octoRoutes } from '#features/octo/contract/routes.ts';
import { assertRegionSells } from '#features/policies/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { impossible } from '../octo-error.ts';
import { octoRoute } from '../open-octo.ts';
import { lockBooking } from './open-booking.ts';
import { serializeBooking } from './serialize-bookings.ts';

/**
 * In minutes, counted from the first request. The limit prevents agencies from holding seats for days without buying.
 */
export const MOST_HOLD_MINUTES = 240;

/** The requested minutes are counted from now. A hold never becomes shorter. */
export function extend(app: App, platform: Platform): void {
  const schema = { params: Type.Object({ uuid: Type.String() }), body: ExtendBody };
  app.post(octoRoutes.extend, { ...octoRoute, schema }, async ({ octo, params, body }) => {
    const region = await platform.region.current();
    const minutes = body.expirationMinutes ?? termsOf(region).holdMinutes;
    const booking = await inTransaction(platform.db, async (trx) => {
      const held = await lockBooking(trx, octo.key, params.uuid);
      if (held.state !== 'ON_HOLD' || !held.hold_until) throw impossible('not_on_hold');
      assertRegionSells(region, 'agency');
      const last = held.created_at.getTime() + MOST_HOLD_MINUTES * 60_000;
      const wanted = Date.now() + minutes * 60_000;
      if (wanted <= held.hold_until.getTime()) return held;
      if (last <= held.hold_until.getTime()) throw impossible('held_too_long');
      return saveBooking(trx, held.region_id, held.id, { hold_until: new Date(Math.min(wanted, last)) });
    });
    return serializeBooking(platform, octo, booking);
  });
}
