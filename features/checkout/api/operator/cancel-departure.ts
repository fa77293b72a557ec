import { Type } from 'typebox';
import { demand, personOf } from '#features/accounts/api/public.ts';
import {
  CancelDeparture,
  DepartureCancellation,
  operatorBookingRoutes,
} from '#features/checkout/contract/operator-desk.ts';
import { lockDeparture, minimumDue, saveDepartureState } from '#features/operators/api/public.ts';
import {
  type CancelledFor,
  type DepartureActor,
  moveDeparture,
} from '#features/operators/contract/departure-states.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { App, Platform } from '#server/platform.ts';
import { giveAllBack, lockSold } from './answer-booking.ts';
import { findToCancel, readStillBooked, type StillBooked } from './sold.store.ts';

const Id = Type.String({ format: 'uuid' });
const Params = Type.Object({ operatorId: Id, departureId: Id });
const tags = ['Oficina del operador'];
const config = { right: 'operator.sell' } as const;

export const CARRY_DEPARTURE = 'checkout/carry-departure';

/**
 * Calling a departure off is a saga: first nothing more is sold of it, in a transaction of its own; then its bookings end one by one, each with its
 * money on the way back, and whatever is interrupted is found again by the job that looks after all departures that were called off.
 */
export function cancelDeparture(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;

  const show = async (operatorId: string, departureId: string): Promise<DepartureCancellation> => {
    const row = await findToCancel(db, { region, operatorId, departureId });
    if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
    const { bookings, people, held, refund, currency, id, title, option_name, local_date, local_time, state } = row;
    return {
      departure: { id, title, optionName: option_name, localDate: local_date, localTime: local_time, state },
      bookings,
      people,
      held,
      refund,
      currency,
      can: moveDeparture(state, 'cancel', 'operator') !== null,
    };
  };

  app.get(
    operatorBookingRoutes.cancelDeparture,
    {
      config,
      schema: {
        tags,
        summary: 'Qué pasaría, y a quiénes, al cancelar una salida',
        params: Params,
        response: { 200: DepartureCancellation },
      },
    },
    async ({ actor, params: { operatorId, departureId } }) => {
      demand(actor, 'operator.sell', { operatorId });
      return show(operatorId, departureId);
    },
  );

  app.post(
    operatorBookingRoutes.cancelDeparture,
    {
      config,
      schema: {
        tags,
        summary: 'Cancela una salida: a cada reserva se le devuelve todo',
        params: Params,
        body: CancelDeparture,
        response: { 200: DepartureCancellation },
      },
    },
    async (request) => {
      const { operatorId, departureId } = request.params;
      demand(request.actor, 'operator.sell', { operatorId });
      const { cause, reason } = request.body;
      const { accountId } = personOf(request);
      const before = await show(operatorId, departureId);
      await inTransaction(db, async (trx) => {
        const state = await callOff(trx, region, { operatorId, departureId }, cause, 'operator');
        if (!state) throw problem(OPERATOR_ERRORS, 'departure_cannot');
        await jobs.add(trx, CARRY_DEPARTURE, { departureId, reason, actorId: accountId });
      });
      return { ...before, departure: { ...before.departure, state: 'cancelled' as const }, can: false };
    },
  );
}

/** Takes a departure off sale for good. @returns null where it can no longer be called off. */
async function callOff(
  trx: Database,
  region: string,
  { operatorId, departureId }: { operatorId: string; departureId: string },
  cause: CancelledFor,
  actor: DepartureActor,
): Promise<'cancelled' | null> {
  const row = await lockDeparture(trx, region, operatorId, departureId);
  if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
  if (!moveDeparture(row.state, 'cancel', actor)) return null;
  await saveDepartureState(trx, region, departureId, 'cancelled', cause);
  return 'cancelled';
}

/** Ends the bookings of one departure that was called off. */
export const carryDeparture = defineJob(
  Type.Object({
    departureId: Id,
    reason: Type.Union([Type.String(), Type.Null()]),
    actorId: Type.Union([Id, Type.Null()]),
  }),
  async ({ departureId, reason, actorId }, platform) => {
    const actor = actorId ? 'operator' : 'system';
    for (const booked of await readStillBooked(platform.db, platform.config.REGION, departureId))
      await endBooking(platform, booked, { actor, actorId, reason });
  },
);

/**
 * Calls off departures whose group stayed too small, and finishes what was left of any that was called off: a basket that was paid at that very
 * moment, or work that a falling server interrupted.
 */
export const carryDepartures = defineJob(Type.Object({}), async (_, platform) => {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  for (const { id, operator_id, reached, outcome } of await minimumDue(db, region, new Date())) {
    if (reached || outcome !== 'cancel') continue;
    await inTransaction(db, async (trx) => {
      const place = { operatorId: operator_id, departureId: id };
      if (await callOff(trx, region, place, 'minimum', 'system'))
        await jobs.add(trx, CARRY_DEPARTURE, { departureId: id, reason: null, actorId: null });
    });
  }
  for (const booked of await readStillBooked(db, region, null))
    await endBooking(platform, booked, { actor: 'system', actorId: null, reason: null });
});

async function endBooking(
  platform: Platform,
  { id, cancelled_for: cause }: StillBooked,
  by: { actor: 'operator' | 'system'; actorId: string | null; reason: string | null },
): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const locked = await lockSold(trx, platform, id);
    const state = locked?.booking.state;
    if (!locked || (state !== 'CONFIRMED' && state !== 'PENDING') || locked.booking.cancellation?.pending) return;
    await giveAllBack(trx, platform, locked, { ...by, cause });
  });
}
