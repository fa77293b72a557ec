import { fromDate } from '@internationalized/date';
import { Type } from 'typebox';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import {
  CancelDeparture,
  DepartureCancellation,
  operatorBookingRoutes,
} from '#features/checkout/contract/operator-bookings.ts';
import {
  findCalendarPlan,
  lockDeparture,
  minimumDue,
  openChoice,
  readDepartures,
  readSellables,
  saveDepartureState,
  syncClaims,
} from '#features/operators/api/public.ts';
import {
  type CancelledFor,
  type DepartureActor,
  isOnSale,
  moveDeparture,
} from '#features/operators/contract/departure-states.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { Id, orNull } from '#features/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { App, Platform } from '#server/platform.ts';
import { termsOf } from '../sale.rules.ts';
import { giveAllBack, lockBookingWithOrder } from './answer-booking.ts';
import { offerDates } from './offer-dates.ts';
import { findToCancel, readStillBooked, type StillBooked, type ToCancelRow } from './operator-sale.store.ts';
import { releaseHeld } from './release-held.ts';

const Params = Type.Object({ operatorId: Id, departureId: Id });
const tags = ['Oficina del operador'];
const config = { right: 'operator.sell' } as const;

const HOUR = 3_600_000;

export const CARRY_DEPARTURE = 'checkout/carry-departure';

/**
 * Routes that show the effect of calling a departure off, and call it off. The request only ends the sales. A job then releases the unpaid baskets, and offers
 * each booking another date or cancels it with a refund. The job `carryDepartures` resumes an interrupted call-off.
 */
export function cancelDeparture(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;

  const show = async (operatorId: string, departureId: string): Promise<DepartureCancellation> => {
    const row = await findToCancel(db, { region, operatorId, departureId });
    if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
    const { bookings, people, held, refund, currency, id, title, option_name, local_date, local_time, state } = row;
    const { choiceHours } = termsOf(await platform.region.current());
    return {
      departure: { id, title, optionName: option_name, localDate: local_date, localTime: local_time, state },
      bookings,
      people,
      held,
      refund,
      currency,
      can: moveDeparture(state, 'cancel', 'operator') !== null,
      otherDates: state === 'cancelled' ? 0 : await countOthers(db, region, row),
      choiceHours,
      choiceUntil: row.choice_until?.toISOString() ?? null,
      choosing: row.choosing,
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
      authorize(actor, 'operator.sell', { operatorId });
      return show(operatorId, departureId);
    },
  );

  app.post(
    operatorBookingRoutes.cancelDeparture,
    {
      config,
      schema: {
        tags,
        summary: 'Cancela una salida: a cada reserva se le devuelve todo, o se le ofrece otra fecha',
        params: Params,
        body: CancelDeparture,
        response: { 200: DepartureCancellation },
      },
    },
    async (request) => {
      const { operatorId, departureId } = request.params;
      authorize(request.actor, 'operator.sell', { operatorId });
      const { cause, reason = null, offerDates: isOffered } = request.body;
      const { choiceHours } = termsOf(await platform.region.current());
      const { accountId } = personOf(request);
      await inTransaction(db, async (trx) => {
        const until = isOffered ? new Date(Date.now() + choiceHours * HOUR) : null;
        const state = await callOff(trx, region, { operatorId, departureId }, { cause, actor: 'operator', until });
        if (!state) throw problem(OPERATOR_ERRORS, 'departure_cannot');
        if (reason === null && (await hasReaders(trx, { region, operatorId, departureId })))
          throw problem(OPERATOR_ERRORS, 'departure_booked');
        await jobs.add(trx, CARRY_DEPARTURE, { departureId, reason, actorId: accountId });
      });
      return show(operatorId, departureId);
    },
  );
}

/** True when the departure has bookings or unpaid baskets. Emails to their buyers contain the reason. */
async function hasReaders(trx: Database, place: Parameters<typeof findToCancel>[1]): Promise<boolean> {
  const row = await findToCancel(trx, place);
  return row !== undefined && row.bookings + row.held > 0;
}

/** Number of other departures of this option, from today on, that could be offered to the travellers. */
async function countOthers(db: Database, region: string, row: ToCancelRow): Promise<number> {
  const plan = await findCalendarPlan(db, region, row.plan_id);
  if (!plan) return 0;
  const now = new Date();
  const dayIn = (days: number) =>
    fromDate(new Date(now.getTime() + days * 24 * HOUR), plan.zone)
      .toString()
      .slice(0, 10);
  const [today, to] = [dayIn(0), dayIn(120)];
  const departures = await readDepartures(db, region, plan.id, { from: today, to, option: row.option_id });
  return departures.filter(
    ({ id, state, cutoffAt, left }) =>
      id !== row.id && isOnSale(state) && cutoffAt > now && (left === null || left > 0),
  ).length;
}

interface CallingOff {
  cause: CancelledFor;
  actor: DepartureActor;
  /** Deadline for choosing another date. When null, all bookings are refunded at once. */
  until: Date | null;
}

/**
 * Ends the sales of a departure and frees its guides and vehicles.
 * @returns null when the departure can no longer be called off.
 */
async function callOff(
  trx: Database,
  region: string,
  { operatorId, departureId }: { operatorId: string; departureId: string },
  { cause, actor, until }: CallingOff,
): Promise<'cancelled' | null> {
  const row = await lockDeparture(trx, region, operatorId, departureId);
  if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
  if (!moveDeparture(row.state, 'cancel', actor)) return null;
  await saveDepartureState(trx, region, departureId, 'cancelled', cause);
  if (until) await openChoice(trx, region, departureId, until);
  await syncClaims(trx, region, [departureId]);
  return 'cancelled';
}

/** Releases the baskets of a called-off departure, and offers each booking another date or cancels it. */
export const carryDeparture = defineJob(
  Type.Object({
    departureId: Id,
    reason: orNull(Type.String()),
    actorId: orNull(Id),
  }),
  async ({ departureId, reason, actorId }, platform) => {
    const actor = actorId ? 'operator' : 'system';
    await releaseHeld(platform, departureId, { actor, actorId, reason });
    for (const booked of await readStillBooked(platform.db, platform.config.REGION, departureId))
      await settleBooking(platform, booked, { actor, actorId, reason: booked.reason ?? reason });
  },
);

/**
 * Calls off departures below their minimum group. Finishes every earlier call-off: refunds baskets that were paid during the call-off, refunds travellers who
 * did not choose in time, and continues interrupted work.
 */
export const carryDepartures = defineJob(Type.Object({}), async (_, platform) => {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  const { choiceHours } = termsOf(await platform.region.current());
  for (const { id, operator_id, reached, outcome } of await minimumDue(db, region, new Date())) {
    if (reached || outcome !== 'cancel') continue;
    const policy = (await readSellables(db, region, [id])).get(id)?.plan.content.policy;
    const until = policy?.minimum === 'move_or_full' ? new Date(Date.now() + choiceHours * HOUR) : null;
    await alone(platform, { departure: id }, () =>
      inTransaction(db, async (trx) => {
        const place = { operatorId: operator_id, departureId: id };
        if (await callOff(trx, region, place, { cause: 'minimum', actor: 'system', until }))
          await jobs.add(trx, CARRY_DEPARTURE, { departureId: id, reason: null, actorId: null });
      }),
    );
  }
  for (const booked of await readStillBooked(db, region, null))
    await alone(platform, { booking: booked.id }, () =>
      settleBooking(platform, booked, { actor: 'system', actorId: null, reason: booked.reason }),
    );
});

/** Logs the failure of one departure, so that the other departures are still handled. The next run, five minutes later, tries again. */
async function alone({ log }: Platform, about: object, carry: () => Promise<void>): Promise<void> {
  await carry().catch((error: unknown) =>
    log.error({ err: error, ...about }, 'a called-off departure could not be processed'),
  );
}

interface By {
  actor: 'operator' | 'system';
  actorId: string | null;
  reason: string | null;
}

/** Offers another date until the deadline of the choice. After the deadline, or when no other date has free seats, refunds the booking. */
async function settleBooking(
  platform: Platform,
  { id, cancelled_for: cause, choice_until: until }: StillBooked,
  by: By,
): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const locked = await lockBookingWithOrder(trx, platform, id);
    const state = locked?.booking.state;
    if (!locked || (state !== 'CONFIRMED' && state !== 'PENDING') || locked.booking.cancellation?.pending) return;
    const { booking, order } = locked;
    const choosing = until !== null && until > new Date() && state === 'CONFIRMED' && order !== null;
    if (choosing && (await offerDates(trx, platform, { booking, order, until, ...by }))) return;
    await giveAllBack(trx, platform, locked, { ...by, cause });
  });
}
