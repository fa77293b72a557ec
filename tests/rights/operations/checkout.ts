import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import type { PlacedOrder } from '#features/checkout/contract/order.ts';
import { openCase } from '#features/payments/api/public.ts';
import { SIGNATURE_HEADER } from '#sandbox/deliver.ts';
import { webhookSecret } from '#sandbox/open-sandbox.ts';
import { hmacHex } from '#server/cards/signed-body.ts';
import { insertBooking, insertDeparture, insertProposal } from '#tests/sales.ts';
import type { Operations } from '../operation.ts';
import { ANYBODY, EVERYBODY, PEOPLE, type Role } from '../roles.ts';
import { APP_TOKEN, type World } from '../world.ts';

const OWN: readonly Role[] = ['guest', 'traveller'];
const REGION = 'trujillo';
const CONTACT = { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe', phone: '' };

/** A basket with one line on a new departure. */
async function basket(world: World) {
  const { departure, units } = await insertDeparture(world.platform.db, REGION, { operator: world.operator });
  const line = { uuid: randomUUID(), departureId: departure, units: [{ unitId: units.adult, quantity: 2 }] };
  return { url: '/api/orders/', payload: { uuid: randomUUID(), lines: [line] } };
}

/** Creates an order of the traveller. A guest sends the link of the order, another guest the link of a different order. */
async function about(world: World, role: Role) {
  const { order, secret } = await placed(world, { authorization: `Bearer ${world.people.traveller.token}` });
  const held = role === 'guest' ? secret : role === 'other guest' ? (await placed(world)).secret : undefined;
  const headers: Record<string, string> = held ? { [ORDER_SECRET_HEADER]: held } : {};
  return { url: `/api/orders/${order.id}`, id: order.id, secret, headers };
}

/** Creates an order with held places. It contains answers to the questions that the operator asks. */
async function placed(world: World, headers = {}): Promise<Static<typeof PlacedOrder>> {
  const answer = await world.ask({ method: 'POST', ...(await basket(world)), headers });
  const { order, secret }: Static<typeof PlacedOrder> = answer.json();
  const [booking] = order.bookings;
  const [question] = booking!.snapshot.questions!;
  const answers = Object.fromEntries(booking!.items.map(({ id }) => [`${question!.id}/${id}`, 'Sí']));
  await world.ask({
    method: 'PUT',
    url: `/api/orders/${order.id}/details`,
    headers: { [ORDER_SECRET_HEADER]: secret },
    payload: { contact: CONTACT, lines: [{ bookingId: booking!.id, travellers: [], answers, pickup: 'Hostal' }] },
  });
  return { order, secret };
}

const paying = (orderId: string) => ({
  orderId,
  key: randomUUID(),
  instalment: 1,
  mode: 'page',
  payer: { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe' },
  accepted: [],
});

/** Starts a payment of the order. */
async function begun(world: World, role: Role) {
  const order = await about(world, role);
  const headers = { authorization: `Bearer ${APP_TOKEN}`, [ORDER_SECRET_HEADER]: order.secret };
  const { payment } = (
    await world.ask({ method: 'POST', url: '/api/transaction/', headers, payload: paying(order.id) })
  ).json();
  return { url: `/api/transaction/${payment.id}/`, headers: order.headers };
}

/** The URL of a payment below `/api/me/`, for signed-in travellers. */
const ownTry = ({ url }: { url: string }) => ({ url: url.replace('/transaction/', '/me/transactions/') });

/** Creates a confirmed booking of the traveller. A guest sends the link of the booking's order, another guest the link of a different order. */
async function booked(world: World, role: Role) {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator, hoursAhead: 72 });
  const booking = await insertBooking(db, REGION, departure, { accountId: world.people.traveller.id });
  const secret = await world.linkTo(booking.order);
  const other = role === 'other guest' ? (await about(world, 'guest')).secret : undefined;
  const held = role === 'guest' ? secret : other;
  const headers: Record<string, string> = held ? { [ORDER_SECRET_HEADER]: held } : {};
  const { units } = departure;
  return { url: `/api/bookings/${booking.reference}`, headers, units, departure, booking };
}

/** Creates a payment case that staff must check. */
async function openedCase({ platform: { db } }: World) {
  const about = `payment/${randomUUID()}`;
  await openCase(db, { region: REGION, about, reason: 'paid_short' });
  const { id } = await db.selectFrom('review_case').select('id').where('about', '=', about).executeTakeFirstOrThrow();
  return { url: `/api/admin/review-cases/${id}/close`, payload: { resolution: 'Se devolvió por transferencia.' } };
}

const ADMIN = { lets: ['admin'], others: 403 } as const;

/** Creates a confirmed, half paid order of the traveller. A guest sends the order's link. With `payer`, it is a link that can only pay the rest. */
async function owing(world: World, role: Role, kind: 'link' | 'payer' = 'link') {
  const { db, pool } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator, hoursAhead: 72 });
  const { order } = await insertBooking(db, REGION, departure, { accountId: world.people.traveller.id });
  const due = new Date().toISOString();
  const schedule = [1, 2].map((number) => ({ number, dueAt: due, amount: 5000 }));
  await pool.query('update customer_order set paid = 5000, schedule = $2 where id = $1', [
    order,
    JSON.stringify(schedule),
  ]);
  const secret = await world.linkTo(order);
  if (kind === 'payer')
    await pool.query(`update customer_order_key set kind = 'payer', instalment = 2 where order_id = $1`, [order]);
  const headers: Record<string, string> = role === 'guest' ? { [ORDER_SECRET_HEADER]: secret } : {};
  return { id: order, headers };
}

/** Operations on baskets, payments and cancellations. */
export const checkoutOperations: Operations = {
  'GET /api/admin/money/check': { ...ADMIN, request: () => ({ url: '/api/admin/money/check' }) },
  'GET /api/admin/review-cases/': { ...ADMIN, request: () => ({ url: '/api/admin/review-cases/' }) },
  'POST /api/admin/review-cases/{id}/close': { ...ADMIN, request: openedCase },
  'POST /api/orders/': { lets: ANYBODY, request: basket },
  'GET /api/orders/{id}': { lets: OWN, request: about },
  'GET /api/me/orders/': { lets: PEOPLE, request: () => ({ url: '/api/me/orders/' }) },
  'GET /api/orders/{id}/payments/{payment}/receipt.pdf': {
    lets: OWN,
    request: async (world, role) => {
      const { id, headers } = await owing(world, role);
      const { rows } = await world.platform.pool.query(
        `insert into payment (region_id, order_id, client_key, state, amount, currency, provider, mode, payer, captured)
         values ($1, $2, gen_random_uuid(), 'captured', 5000, 'PEN', 'sandbox', 'page', '{"name":"Ana","email":"ana@ejemplo.pe"}', 5000)
         returning id`,
        [REGION, id],
      );
      return { url: `/api/orders/${id}/payments/${rows[0].id}/receipt.pdf`, headers };
    },
  },
  'PUT /api/orders/{id}/details': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await about(world, role);
      return { url: `${url}/details`, headers, payload: { contact: CONTACT, lines: [] } };
    },
  },
  'POST /api/orders/{id}/release': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await about(world, role);
      return { url: `${url}/release`, headers };
    },
  },
  'POST /api/orders/{id}/trip': {
    lets: OWN,
    request: async (world, role) => {
      const { id, headers } = await owing(world, role);
      return { url: `/api/orders/${id}/trip`, headers, payload: { trip: null } };
    },
  },
  'POST /api/orders/{id}/payer-links': {
    lets: OWN,
    request: async (world, role) => {
      const { id, headers } = await owing(world, role);
      return { url: `/api/orders/${id}/payer-links`, headers, payload: { key: randomUUID(), instalment: 2 } };
    },
  },
  'GET /api/orders/{id}/payer': {
    // Only the holder of the payer's link is accepted. The traveller reads the order at `GET /api/orders/{id}`.
    lets: ['guest'],
    request: async (world, role) => {
      const { id, headers } = await owing(world, role, 'payer');
      return { url: `/api/orders/${id}/payer`, headers };
    },
  },
  'GET /api/transaction/': { lets: EVERYBODY, request: () => ({ url: '/api/transaction/' }) },
  'POST /api/transaction/': {
    // This path ignores the caller's account, so it requires the order's secret. Accounts use `/api/me/transactions/`.
    lets: ['guest'],
    request: async (world, role) => {
      const { id, headers } = await about(world, role);
      return { url: '/api/transaction/', headers, payload: paying(id) };
    },
  },
  'GET /api/transaction/{id}/': { lets: ['guest'], request: begun },
  'POST /api/transaction/{id}/refresh/': {
    lets: ['guest'],
    request: async (world, role) => {
      const { url, headers } = await begun(world, role);
      return { url: `${url}refresh/`, headers };
    },
  },
  'POST /api/me/transactions/': {
    lets: ['traveller'],
    request: async (world, role) => {
      const { id } = await about(world, role);
      return { url: '/api/me/transactions/', payload: paying(id) };
    },
  },
  'GET /api/me/transactions/{id}/': {
    lets: ['traveller'],
    request: async (world, role) => ownTry(await begun(world, role)),
  },
  'POST /api/me/transactions/{id}/refresh/': {
    lets: ['traveller'],
    request: async (world, role) => {
      const { url } = ownTry(await begun(world, role));
      return { url: `${url}refresh/` };
    },
  },
  'POST /api/card-events/{provider}': {
    lets: ANYBODY,
    request: (world) => {
      const body = JSON.stringify({
        id: randomUUID(),
        type: 'payment.captured',
        created: 1,
        data: { payment: 'pay_1' },
      });
      const t = Math.floor(Date.now() / 1000);
      const signature = `t=${t},v1=${hmacHex(webhookSecret(world.cardKey), `${t}.${body}`)}`;
      const headers = { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' };
      return { url: '/api/card-events/sandbox', headers, payload: body };
    },
  },
  'POST /api/bookings/{reference}/quote-cancellation': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await booked(world, role);
      return { url: `${url}/quote-cancellation`, headers, payload: { itemIds: null } };
    },
  },
  'POST /api/bookings/{reference}/cancel': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await booked(world, role);
      const quote = await world.ask({
        method: 'POST',
        url: `${url}/quote-cancellation`,
        headers: { authorization: `Bearer ${world.people.traveller.token}` },
        payload: { itemIds: null },
      });
      return { url: `${url}/cancel`, headers, payload: { quoteId: quote.json().id } };
    },
  },
  'GET /api/bookings/{reference}/change-dates': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await booked(world, role);
      return { url: `${url}/change-dates`, headers };
    },
  },
  'POST /api/bookings/{reference}/quote-change': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers, units, departure } = await booked(world, role);
      const payload = { departureId: departure.departure, units: [{ unitId: units.adult, quantity: 3 }] };
      return { url: `${url}/quote-change`, headers, payload };
    },
  },
  'POST /api/bookings/{reference}/change': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers, units, departure } = await booked(world, role);
      const quote = await world.ask({
        method: 'POST',
        url: `${url}/quote-change`,
        headers: { authorization: `Bearer ${world.people.traveller.token}` },
        payload: { departureId: departure.departure, units: [{ unitId: units.adult, quantity: 3 }] },
      });
      return { url: `${url}/change`, headers, payload: { uuid: randomUUID(), quoteId: quote.json().id } };
    },
  },
  'POST /api/bookings/{reference}/withdraw-change': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await booked(world, role);
      return { url: `${url}/withdraw-change`, headers };
    },
  },
  'POST /api/bookings/{reference}/choose': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers, booking, departure } = await booked(world, role);
      const changeId = await insertProposal(world.platform.db, REGION, { booking, departure });
      return { url: `${url}/choose`, headers, payload: { changeId, take: 'keep' } };
    },
  },
};
