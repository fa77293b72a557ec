import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { findBooking, insertMessage, recordStep } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import {
  BookingMessage,
  CancelOperatorBooking,
  operatorBookingRoutes,
  ProposalDates,
  ProposeDate,
} from '#features/checkout/contract/operator-bookings.ts';
import { findCalendarPlan, readSellables } from '#features/operators/api/public.ts';
import { Id } from '#features/schema.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { movedTo } from '../change/becoming.ts';
import { findOpenChange } from '../change/change.store.ts';
import { datesAt } from '../change/dates.ts';
import { endOpenChange } from '../change/end-open-change.ts';
import { holdForChange } from '../change/hold-for-change.ts';
import { termsOf } from '../sale.rules.ts';
import { giveAllBack, lockBookingWithOrder } from './answer-booking.ts';
import { askToChoose } from './offer-dates.ts';
import { findOperatorBooking } from './operator-sale.store.ts';

const Params = Type.Object({ operatorId: Id, bookingId: Id });
type Key = { operatorId: string; bookingId: string };
const tags = ['Oficina del operador'];
const config = { right: 'operator.sell' } as const;
const Done = Type.Object({ done: Type.Literal(true) });
const DONE = { done: true } as const;
const HOUR = 3_600_000;

/** Routes with which an operator acts on one paid booking: cancel with a full refund, propose another date, or send a message. */
export function actOnBooking(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  /**
   * Runs work on a locked booking and its order.
   * @throws 404 for another operator's booking.
   */
  async function within(
    { actor, params }: Pick<FastifyRequest, 'actor'> & { params: Key },
    work: (
      trx: Transaction<Tables>,
      locked: NonNullable<Awaited<ReturnType<typeof lockBookingWithOrder>>>,
    ) => Promise<void>,
  ): Promise<void> {
    authorize(actor, 'operator.sell', { operatorId: params.operatorId });
    if (!(await findOperatorBooking(db, { region, ...params }))) throw problem(BOOKING_ERRORS, 'booking_not_found');
    await inTransaction(db, async (trx) => work(trx, (await lockBookingWithOrder(trx, platform, params.bookingId))!));
  }

  app.post(
    operatorBookingRoutes.cancel,
    {
      config,
      schema: {
        tags,
        summary: 'Cancela una reserva confirmada: se devuelve todo',
        params: Params,
        body: CancelOperatorBooking,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { accountId } = personOf(request);
      const { reason } = request.body;
      await within(request, async (trx, locked) => {
        const { booking } = locked;
        if (booking.state !== 'CONFIRMED' || booking.cancellation?.pending)
          throw problem(BOOKING_ERRORS, 'booking_action_refused');
        await giveAllBack(trx, platform, locked, { actor: 'operator', actorId: accountId, cause: 'operator', reason });
        const subject = { kind: 'booking' as const, id: booking.id };
        await recordAudit(trx, { region, actor: request.actor, action: 'bookings.cancel', subject, after: { reason } });
      });
      return DONE;
    },
  );

  app.get(
    operatorBookingRoutes.proposalDates,
    {
      config,
      schema: {
        tags,
        summary: 'Fechas con lugares para una reserva, que se le pueden proponer',
        params: Params,
        response: { 200: ProposalDates },
      },
    },
    async ({ actor, params }) => {
      authorize(actor, 'operator.sell', { operatorId: params.operatorId });
      if (!(await findOperatorBooking(db, { region, ...params }))) throw problem(BOOKING_ERRORS, 'booking_not_found');
      const booking = (await findBooking(db, region, params.bookingId))!;
      const plan = await findCalendarPlan(db, region, booking.plan_id);
      if (!plan) return { items: [] };
      return { items: await datesAt(db, region, { booking, plan, from: undefined, now: new Date(), held: null }) };
    },
  );

  app.post(
    operatorBookingRoutes.propose,
    {
      config,
      schema: {
        tags,
        summary: 'Propone otra fecha a una reserva, con los lugares guardados mientras contesta',
        params: Params,
        body: ProposeDate,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { accountId } = personOf(request);
      const { departureId, reason } = request.body;
      const { choiceHours } = termsOf(await platform.region.current());
      await within(request, async (trx, { booking, order }) => {
        const now = Date.now();
        const sellables = await readSellables(trx, region, [booking.departure_id, departureId]);
        const sellable = sellables.get(departureId);
        const current = sellables.get(booking.departure_id)!.departure;
        const fits =
          booking.state === 'CONFIRMED' &&
          !booking.cancellation?.pending &&
          current.state !== 'cancelled' &&
          current.startsAt.getTime() > now &&
          sellable?.option.id === booking.option_id &&
          departureId !== booking.departure_id;
        if (!fits || !order) throw problem(CHECKOUT_ERRORS, 'change_refused');
        // A new proposal replaces an earlier proposal. A change that the traveller is paying cannot be replaced.
        const open = await findOpenChange(trx, region, booking.id);
        if (open && open.kind !== 'proposal' && open.until.getTime() > now)
          throw problem(CHECKOUT_ERRORS, 'change_refused');
        await endOpenChange(trx, booking, 'lapsed');
        const last = Math.min(sellable.departure.cutoffAt.getTime(), current.startsAt.getTime());
        const until = new Date(Math.min(now + choiceHours * HOUR, last));
        const held = await holdForChange(trx, booking, movedTo(booking, sellable), until);
        if ('refused' in held) throw problem(BOOKING_ERRORS, held.refused.code);
        const by = { actor: 'operator', actorId: accountId, reason } as const;
        const to = { departureId, holdId: held.holdId, kind: 'proposal', until } as const;
        await askToChoose(trx, platform, { booking, order, ...by }, to);
      });
      return DONE;
    },
  );

  app.post(
    operatorBookingRoutes.message,
    {
      config,
      schema: {
        tags,
        summary: 'Escribe a quien hizo una reserva',
        params: Params,
        body: BookingMessage,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { accountId } = personOf(request);
      const { operatorId, bookingId } = request.params;
      const { id } = request.body;
      const body = request.body.body.trim();
      await within(request, async (trx, { booking, order }) => {
        if (!order?.contact) throw problem(BOOKING_ERRORS, 'booking_action_refused');
        const { departure_id: departureId, state } = booking;
        const key = { region, operatorId, departureId };
        const isNew = await insertMessage(trx, { ...key, id, bookingId, body, authorId: accountId, letters: 1 });
        if (!isNew) return;
        const by = { actor: 'operator', actorId: accountId } as const;
        await recordStep(trx, region, { bookingId, action: 'message', from: state, to: state, ...by, reason: body });
        await platform.jobs.add(trx, 'checkout/tell-departure-message', { bookingId, messageId: id });
      });
      return DONE;
    },
  );
}
