import { randomUUID } from 'node:crypto';
import * as bookings from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import type { StartTransactionBody } from '#features/checkout/contract/order.ts';
import * as payments from '#features/checkout/contract/payment-routes.ts';
import * as orders from '#features/checkout/contract/routes.ts';
import { openCase } from '#features/payments/api/public.ts';
import * as payouts from '#features/payouts/contract/routes.ts';
import { SIGNATURE_HEADER } from '#sandbox/deliver.ts';
import { webhookSecret } from '#sandbox/open-sandbox.ts';
import { hmacHex } from '#server/cards/signed-body.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture, insertProposal } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, EVERYBODY, PEOPLE, type Role } from '../roles.ts';
import { APP_TOKEN, type World } from '../world.ts';

const OWN: readonly Role[] = ['guest', 'traveller'];
const REGION = 'trujillo';
const CONTACT = { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe', phone: '' };

async function basket(world: World) {
  const { departure, units } = await insertDeparture(world.platform.db, REGION, { operator: world.operator });
  const line = { uuid: randomUUID(), departureId: departure, units: [{ unitId: units.adult, quantity: 2 }] };
  return { body: { uuid: randomUUID(), lines: [line] } };
}

async function about(world: World, role: Role) {
  const { order, secret } = await placed(world, { authorization: `Bearer ${world.people.traveller.token}` });
  const held = role === 'guest' ? secret : role === 'other guest' ? (await placed(world)).secret : undefined;
  const headers: Record<string, string> = held ? { [ORDER_SECRET_HEADER]: held } : {};
  return { params: { id: order.id }, secret, headers };
}

async function placed(world: World, headers: Record<string, string> = {}) {
  const answer = await call(world.app, orders.placeOrder, { ...(await basket(world)), headers });
  const { order, secret } = answer.json();
  const [booking] = order.bookings;
  const [question] = booking!.snapshot.questions!;
  const answers = Object.fromEntries(booking!.items.map(({ id }) => [`${question!.id}/${id}`, 'Sí']));
  await call(world.app, orders.saveOrderDetails, {
    params: { id: order.id },
    headers: { [ORDER_SECRET_HEADER]: secret },
    body: { contact: CONTACT, lines: [{ bookingId: booking!.id, travellers: [], answers, pickup: 'Hostal' }] },
  });
  return { order, secret };
}

const paying = (orderId: string): StartTransactionBody => ({
  orderId,
  key: randomUUID(),
  instalment: 1,
  mode: 'page',
  payer: { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe' },
  accepted: [],
});

async function begun(world: World, role: Role) {
  const order = await about(world, role);
  const headers = { authorization: `Bearer ${APP_TOKEN}`, [ORDER_SECRET_HEADER]: order.secret };
  const answer = await call(world.app, payments.startTransaction, { headers, body: paying(order.params.id) });
  return { params: { id: answer.json().payment.id }, headers: order.headers };
}

/** The role `other guest` sends the secret of a different order. */
async function booked(world: World, role: Role) {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator, hoursAhead: 72 });
  const booking = await insertBooking(db, REGION, departure, { accountId: world.people.traveller.id });
  const secret = await world.linkTo(booking.order);
  const other = role === 'other guest' ? (await about(world, 'guest')).secret : undefined;
  const held = role === 'guest' ? secret : other;
  const headers: Record<string, string> = held ? { [ORDER_SECRET_HEADER]: held } : {};
  const { units } = departure;
  return { params: { reference: booking.reference }, headers, units, departure, booking };
}

async function openedCase({ platform: { db } }: World) {
  const about = `payment/${randomUUID()}`;
  await openCase(db, { region: REGION, about, reason: 'paid_short' });
  const { id } = await db.selectFrom('review_case').select('id').where('about', '=', about).executeTakeFirstOrThrow();
  return requestOf(payouts.closeReviewCase, {
    params: { id },
    body: { resolution: 'Se devolvió por transferencia.' },
  });
}

const ADMIN = { lets: ['admin'], others: 403 } as const;

async function owing(world: World, role: Role, kind: 'link' | 'payer' = 'link') {
  const { db, pool } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator, hoursAhead: 72 });
  const { id, order } = await insertBooking(db, REGION, departure, { accountId: world.people.traveller.id });
  const due = new Date().toISOString();
  const schedule = [1, 2].map((number) => ({
    ...{ number, dueAt: due, amount: 5000 },
    parts: [{ bookingId: id, amount: 5000 }],
  }));
  await pool.query('update customer_order set paid = 5000, schedule = $2 where id = $1', [
    order,
    JSON.stringify(schedule),
  ]);
  const secret = await world.linkTo(order);
  if (kind === 'payer')
    await pool.query(`update customer_order_key set kind = 'payer', instalment = 2 where order_id = $1`, [order]);
  const headers: Record<string, string> = role === 'guest' ? { [ORDER_SECRET_HEADER]: secret } : {};
  return { params: { id: order }, headers };
}

export const checkoutOperations: Operations = {
  ...row(payouts.showMoneyCheck, { ...ADMIN, request: () => requestOf(payouts.showMoneyCheck) }),
  ...row(payouts.listReviewCases, { ...ADMIN, request: () => requestOf(payouts.listReviewCases) }),
  ...row(payouts.closeReviewCase, { ...ADMIN, request: openedCase }),
  ...row(orders.placeOrder, {
    lets: ANYBODY,
    request: async (world) => requestOf(orders.placeOrder, await basket(world)),
  }),
  ...row(orders.showOrder, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await about(world, role);
      return requestOf(orders.showOrder, { params, headers });
    },
  }),
  ...row(orders.listAccountOrders, { lets: PEOPLE, request: () => requestOf(orders.listAccountOrders) }),
  ...row(orders.downloadReceipt, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await owing(world, role);
      const { rows } = await world.platform.pool.query(
        `insert into payment (region_id, order_id, client_key, state, amount, currency, provider, mode, payer, captured)
         values ($1, $2, gen_random_uuid(), 'captured', 5000, 'PEN', 'sandbox', 'page', '{"name":"Ana","email":"ana@ejemplo.pe"}', 5000)
         returning id`,
        [REGION, params.id],
      );
      return requestOf(orders.downloadReceipt, { params: { ...params, payment: rows[0].id }, headers });
    },
  }),
  ...row(orders.saveOrderDetails, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await about(world, role);
      return requestOf(orders.saveOrderDetails, { params, headers, body: { contact: CONTACT, lines: [] } });
    },
  }),
  ...row(orders.releaseOrder, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await about(world, role);
      return requestOf(orders.releaseOrder, { params, headers });
    },
  }),
  ...row(orders.putOrderInTrip, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await owing(world, role);
      return requestOf(orders.putOrderInTrip, { params, headers, body: { trip: null } });
    },
  }),
  ...row(orders.makePayerLink, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await owing(world, role);
      return requestOf(orders.makePayerLink, { params, headers, body: { key: randomUUID(), instalment: 2 } });
    },
  }),
  ...row(orders.showInstalmentToPay, {
    lets: ['guest'],
    request: async (world, role) => requestOf(orders.showInstalmentToPay, await owing(world, role, 'payer')),
  }),
  ...row(payments.showCardConfiguration, {
    lets: EVERYBODY,
    request: () => requestOf(payments.showCardConfiguration),
  }),
  ...row(payments.startTransaction, {
    lets: ['guest'],
    request: async (world, role) => {
      const { params, headers } = await about(world, role);
      return requestOf(payments.startTransaction, { headers, body: paying(params.id) });
    },
  }),
  ...row(payments.showTransaction, {
    lets: ['guest'],
    request: async (world, role) => {
      const { params, headers } = await begun(world, role);
      return requestOf(payments.showTransaction, { params, headers });
    },
  }),
  ...row(payments.refreshTransaction, {
    lets: ['guest'],
    request: async (world, role) => {
      const { params, headers } = await begun(world, role);
      return requestOf(payments.refreshTransaction, { params, headers });
    },
  }),
  ...row(payments.startAccountTransaction, {
    lets: ['traveller'],
    request: async (world, role) => {
      const { params } = await about(world, role);
      return requestOf(payments.startAccountTransaction, { body: paying(params.id) });
    },
  }),
  ...row(payments.showAccountTransaction, {
    lets: ['traveller'],
    request: async (world, role) => {
      const { params } = await begun(world, role);
      return requestOf(payments.showAccountTransaction, { params });
    },
  }),
  ...row(payments.refreshAccountTransaction, {
    lets: ['traveller'],
    request: async (world, role) => {
      const { params } = await begun(world, role);
      return requestOf(payments.refreshAccountTransaction, { params });
    },
  }),
  ...row(payments.hearProvider, {
    lets: ANYBODY,
    request: (world) => {
      const payload = JSON.stringify({
        id: randomUUID(),
        type: 'payment.captured',
        created: 1,
        data: { payment: 'pay_1' },
      });
      const t = Math.floor(Date.now() / 1000);
      const signature = `t=${t},v1=${hmacHex(webhookSecret(world.cardKey), `${t}.${payload}`)}`;
      const headers = { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' };
      const input = { params: { provider: 'sandbox' }, headers, body: new Blob([payload]) };
      return { ...requestOf(payments.hearProvider, input), payload };
    },
  }),
  ...row(bookings.quoteCancellation, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await booked(world, role);
      return requestOf(bookings.quoteCancellation, { params, headers, body: { itemIds: null } });
    },
  }),
  ...row(bookings.cancelBooking, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await booked(world, role);
      const quote = await call(world.app, bookings.quoteCancellation, {
        params,
        headers: { authorization: `Bearer ${world.people.traveller.token}` },
        body: { itemIds: null },
      });
      return requestOf(bookings.cancelBooking, { params, headers, body: { quoteId: quote.json().id } });
    },
  }),
  ...row(bookings.listChangeDates, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await booked(world, role);
      return requestOf(bookings.listChangeDates, { params, headers });
    },
  }),
  ...row(bookings.quoteChange, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers, units, departure } = await booked(world, role);
      const body = { departureId: departure.departure, units: [{ unitId: units.adult, quantity: 3 }] };
      return requestOf(bookings.quoteChange, { params, headers, body });
    },
  }),
  ...row(bookings.takeChange, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers, units, departure } = await booked(world, role);
      const quote = await call(world.app, bookings.quoteChange, {
        params,
        headers: { authorization: `Bearer ${world.people.traveller.token}` },
        body: { departureId: departure.departure, units: [{ unitId: units.adult, quantity: 3 }] },
      });
      const body = { uuid: randomUUID(), quoteId: quote.json().id };
      return requestOf(bookings.takeChange, { params, headers, body });
    },
  }),
  ...row(bookings.withdrawChange, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await booked(world, role);
      return requestOf(bookings.withdrawChange, { params, headers });
    },
  }),
  ...row(bookings.answerChange, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers, booking, departure } = await booked(world, role);
      const changeId = await insertProposal(world.platform.db, REGION, { booking, departure });
      return requestOf(bookings.answerChange, { params, headers, body: { changeId, take: 'keep' } });
    },
  }),
};
