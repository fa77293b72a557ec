import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as onSite from '#features/bookings/contract/on-site-routes.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import * as region from '#features/checkout/contract/region-routes.ts';
import { listPlanClosures } from '#features/operators/contract/plan-closure-routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture, insertSameOption } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';

const SELLERS = {
  lets: ['operator owner', 'operator sales'],
  others: 404,
  refuses: { 'operator guide': 403 },
} as const;
const REGION = 'trujillo';

async function sold(world: World, state: 'CONFIRMED' | 'PENDING' = 'CONFIRMED') {
  const { db } = world.platform;
  const operatorId = world.operator;
  const departure = await insertDeparture(db, REGION, { operator: operatorId });
  const { id } = await insertBooking(db, REGION, departure, { state });
  const other = await insertSameOption(db, REGION, departure);
  return {
    other,
    unit: departure.units.adult,
    departure: { operatorId, departureId: departure.departure },
    booking: { operatorId, bookingId: id },
  };
}

async function owing(world: World) {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator });
  const { id, order } = await insertBooking(db, REGION, departure);
  const schedule = [3000, 7000].map((amount, index) => ({
    ...{ number: index + 1, dueAt: new Date().toISOString(), amount },
    parts: [{ bookingId: id, amount }],
  }));
  await sql`update customer_order set paid = 3000, schedule = ${JSON.stringify(schedule)} where id = ${order}`.execute(
    db,
  );
  return { booking: { operatorId: world.operator, bookingId: id }, order };
}

async function closedStop(world: World) {
  const { db } = world.platform;
  const { plan } = await insertDeparture(db, REGION, { operator: world.operator });
  const { rows } = await sql<{ id: string }>`
    insert into closure (region_id, kind, state, place_id, severity, starts_on, time_zone, reason, source)
    values (${REGION}, 'place', 'announced', ${world.place}, 'closed', current_date, 'America/Lima', 'obras', 'El museo') returning id`.execute(
    db,
  );
  const closureId = rows[0]!.id;
  await db
    .insertInto('plan_closure')
    .values({
      ...{ region_id: REGION, plan_id: plan, closure_id: closureId, operator_id: world.operator, state: 'waiting' },
      ...{ dates: '{[2020-01-01,)}', stops: ['Huaca'], asked_at: new Date(), due_at: new Date() },
    })
    .execute();
  return { operatorId: world.operator, planId: plan, closureId };
}

const body = { reason: 'Ese día no hay guía.' };

export const operatorSaleOperations: Operations = {
  ...row(region.showClosureReach, {
    lets: ['editor', 'moderator', 'admin'],
    others: 403,
    request: async (world) =>
      requestOf(region.showClosureReach, { params: { id: (await closedStop(world)).closureId } }),
  }),
  ...row(routes.countSoldBookings, {
    ...SELLERS,
    request: ({ operator }) => requestOf(routes.countSoldBookings, { params: { operatorId: operator } }),
  }),
  ...row(routes.listSoldBookings, {
    ...SELLERS,
    request: ({ operator }) => requestOf(routes.listSoldBookings, { params: { operatorId: operator } }),
  }),
  ...row(routes.showSoldBooking, {
    ...SELLERS,
    request: async (world) => requestOf(routes.showSoldBooking, { params: (await sold(world)).booking }),
  }),
  ...row(routes.showDepartureFares, {
    ...SELLERS,
    request: async (world) => requestOf(routes.showDepartureFares, { params: (await sold(world)).departure }),
  }),
  ...row(routes.enterBooking, {
    ...SELLERS,
    request: async (world) => {
      const { departure, unit } = await sold(world);
      return requestOf(routes.enterBooking, {
        params: departure,
        body: {
          id: randomUUID(),
          contact: { name: 'Ana Paz', phone: '+51 944 111 222' },
          units: [{ unitId: unit, quantity: 1 }],
          paid: 0,
        },
      });
    },
  }),
  ...row(routes.acceptSoldBooking, {
    ...SELLERS,
    request: async (world) => requestOf(routes.acceptSoldBooking, { params: (await sold(world, 'PENDING')).booking }),
  }),
  ...row(routes.rejectSoldBooking, {
    ...SELLERS,
    request: async (world) =>
      requestOf(routes.rejectSoldBooking, { params: (await sold(world, 'PENDING')).booking, body }),
  }),
  ...row(routes.cancelSoldBooking, {
    ...SELLERS,
    request: async (world) => requestOf(routes.cancelSoldBooking, { params: (await sold(world)).booking, body }),
  }),
  ...row(routes.quoteSoldCancellation, {
    ...SELLERS,
    request: async (world) => {
      const { booking } = await sold(world);
      await sql`update booking set channel = 'desk' where id = ${booking.bookingId}`.execute(world.platform.db);
      return requestOf(routes.quoteSoldCancellation, { params: booking });
    },
  }),
  ...row(routes.listProposalDates, {
    ...SELLERS,
    request: async (world) => requestOf(routes.listProposalDates, { params: (await sold(world)).booking }),
  }),
  ...row(routes.proposeDate, {
    ...SELLERS,
    request: async (world) => {
      const { booking, other } = await sold(world);
      return requestOf(routes.proposeDate, { params: booking, body: { departureId: other, ...body } });
    },
  }),
  ...row(routes.moveSoldBooking, {
    ...SELLERS,
    request: async (world) => {
      const { booking, departure, other } = await sold(world);
      const { departureId } = departure;
      const { bookingId } = booking;
      await sql`update customer_order o set contact = contact || '{"email": ""}' from booking b
        where b.id = ${bookingId} and o.id = b.order_id`.execute(world.platform.db);
      await sql`update departure set state = 'cancelled', cancelled_for = 'weather' where id = ${departureId}`.execute(
        world.platform.db,
      );
      await sql`insert into booking_change (region_id, id, order_id, booking_id, kind, state, departure_id, until, was)
        select region_id, ${randomUUID()}, order_id, id, 'called_off', 'open', ${other}, now() + interval '1 day', ''
        from booking where id = ${bookingId}`.execute(world.platform.db);
      return requestOf(routes.moveSoldBooking, { params: booking, body: { departureId: other } });
    },
  }),
  ...row(routes.notifyCalledOff, {
    ...SELLERS,
    request: async (world) => {
      const { booking, departure } = await sold(world);
      await sql`update customer_order o set contact = contact || '{"email": ""}' from booking b
        where b.id = ${booking.bookingId} and o.id = b.order_id`.execute(world.platform.db);
      await sql`update departure set state = 'cancelled', cancelled_for = 'weather'
        where id = ${departure.departureId}`.execute(world.platform.db);
      return requestOf(routes.notifyCalledOff, { params: booking });
    },
  }),
  ...row(routes.recordOnSiteReturn, {
    ...SELLERS,
    request: async (world) => {
      const { booking } = await sold(world);
      const { operatorId, bookingId } = booking;
      await sql`insert into ledger_posting (region_id, entry, line, account, amount, currency, booking_id, operator_id) values
        (${REGION}, ${`cancel/${bookingId}`}, 1, 'on_site', 3000, 'PEN', ${bookingId}, ${operatorId}),
        (${REGION}, ${`cancel/${bookingId}`}, 2, 'by_hand', -3000, 'PEN', ${bookingId}, ${operatorId})`.execute(
        world.platform.db,
      );
      return requestOf(routes.recordOnSiteReturn, {
        params: booking,
        body: { id: randomUUID(), means: 'cash', amount: 3000 },
      });
    },
  }),
  ...row(routes.voidOnSiteReturn, {
    ...SELLERS,
    request: async (world) => {
      const { booking, order } = await owing(world);
      const returnId = randomUUID();
      await world.platform.db
        .insertInto('on_site_return')
        .values({
          ...{ region_id: REGION, id: returnId, order_id: order, booking_id: booking.bookingId, means: 'cash' },
          ...{ operator_id: world.operator, amount: 3000, currency: 'PEN', returned_by: randomUUID() },
          ...{ voided_by: null, voided_at: null, void_reason: null },
        })
        .execute();
      return requestOf(routes.voidOnSiteReturn, {
        params: { ...booking, returnId },
        body: { reason: 'Se anotó en otra reserva.' },
      });
    },
  }),
  ...row(routes.writeToBuyer, {
    ...SELLERS,
    request: async (world) =>
      requestOf(routes.writeToBuyer, {
        params: (await sold(world)).booking,
        body: { id: randomUUID(), body: 'Trae zapatos cerrados.' },
      }),
  }),
  ...row(onSite.recordOnSitePayment, {
    lets: ['operator owner', 'operator sales', 'operator guide'],
    others: 404,
    request: async (world) =>
      requestOf(onSite.recordOnSitePayment, {
        params: (await owing(world)).booking,
        body: { id: randomUUID(), means: 'cash', amount: 7000 },
      }),
  }),
  ...row(onSite.voidOnSitePayment, {
    ...SELLERS,
    request: async (world) => {
      const { booking, order } = await owing(world);
      const paymentId = randomUUID();
      await world.platform.db
        .insertInto('on_site_payment')
        .values({
          ...{ region_id: REGION, id: paymentId, order_id: order, booking_id: booking.bookingId, means: 'cash' },
          ...{ operator_id: world.operator, amount: 3000, currency: 'PEN', taken_by: randomUUID() },
          ...{ voided_by: null, voided_at: null, void_reason: null },
        })
        .execute();
      await sql`insert into ledger_posting (region_id, entry, line, account, amount, currency, booking_id) values
        (${REGION}, ${`on-site/${paymentId}`}, 1, 'on_site', 3000, 'PEN', ${booking.bookingId}),
        (${REGION}, ${`on-site/${paymentId}`}, 2, 'customer', -3000, 'PEN', ${booking.bookingId})`.execute(
        world.platform.db,
      );
      return requestOf(onSite.voidOnSitePayment, {
        params: { ...booking, paymentId },
        body: { reason: 'Se anotó en otra reserva.' },
      });
    },
  }),
  ...row(routes.showDepartureCancellation, {
    ...SELLERS,
    request: async (world) => requestOf(routes.showDepartureCancellation, { params: (await sold(world)).departure }),
  }),
  ...row(listPlanClosures, {
    ...SELLERS,
    request: ({ operator }) => requestOf(listPlanClosures, { params: { operatorId: operator } }),
  }),
  ...row(routes.answerPlanClosure, {
    ...SELLERS,
    request: async (world) =>
      requestOf(routes.answerPlanClosure, {
        params: await closedStop(world),
        body: { answer: 'without', instead: null, note: null },
      }),
  }),
  ...row(routes.cancelDeparture, {
    ...SELLERS,
    request: async (world) =>
      requestOf(routes.cancelDeparture, {
        params: (await sold(world)).departure,
        body: { cause: 'weather', reason: 'Oleaje anómalo.' },
      }),
  }),
};
