import type { Actor } from '#features/accounts/contract/actor.ts';
import { type Can, can } from '#features/accounts/contract/rights.ts';
import { readSteps } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { RegionBooking } from '#features/checkout/contract/region-bookings.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { isCancellable } from '../cancel/offer-cancellation.ts';
import { countOrderBookings, findAnyBooking, type RegionBookingRow } from './region-booking.store.ts';
import { wholeBooking } from './region-booking.view.ts';

export async function readRegionBooking(
  trx: Database,
  region: string,
  { actor, bookingId }: { actor: Actor; bookingId: string },
): Promise<RegionBooking> {
  const row = await findAnyBooking(trx, region, bookingId);
  if (!row) throw problem(BOOKING_ERRORS, 'booking_not_found');
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
    can: regionActs(actor, row),
  };
}

const no = (reason: string): Can => ({ allowed: false, reason });

function regionActs(actor: Actor, row: RegionBookingRow): RegionBooking['can'] {
  const right = can(actor, 'bookings.serve', null);
  const writes = !row.order_id
    ? no('La vendió una agencia: sus correos los manda la agencia.')
    : row.order_state !== 'confirmed'
      ? no('La compra no está pagada o ya terminó.')
      : row.email
        ? right
        : no('Esta reserva no tiene un correo.');
  const cancels = !row.order_id
    ? no('La vendió una agencia: la cancela la agencia.')
    : isCancellable(row)
      ? right
      : no('En el estado en que está ya no se cancela.');
  return { changeEmail: writes, resend: writes, cancel: cancels };
}
