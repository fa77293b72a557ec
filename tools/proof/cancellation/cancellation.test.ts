import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteCancellation } from '#features/bookings/contract/quote-cancellation.ts';
import * as bookingRoutes from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { checkMoney } from '#features/payouts/api/money-check/check-money.ts';
import { pathOf } from '#features/route.ts';
import { call } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { CANCELLATION_CASE, type CancellationCase, grid, HOUR, PARTY, POLICIES, ZONES } from './cases.ts';
import { backOf, shareAt } from './oracle.ts';

const CASES = Number(process.env.PROOF_CASES ?? 500);
const ORDERS = Number(process.env.PROOF_ORDERS ?? 6);
const SEED = 20_261_121;

type Party = typeof PARTY extends fc.Arbitrary<infer T> ? T : never;

const itemOf = (price: number, index: number) => ({
  ...{ id: `item-${index}`, unitId: 'adult', type: 'ADULT' as const, name: 'Adulto', places: 1, price },
  ...{ state: 'active' as const, redeemedAt: null, traveller: null },
});

type Quote = typeof quoteCancellation;

function check(
  { policy, startsAt, zone, now }: CancellationCase,
  { prices, paidBps, givesUp, reason }: Party,
  quoteOf: Quote = quoteCancellation,
): void {
  const items = prices.map(itemOf);
  const total = prices.reduce((sum, price) => sum + price, 0);
  const paid = Math.floor((total * paidBps) / 10_000);
  const quote = (giveUp: string[] | null) =>
    quoteOf({ policy, startsAt, zone, now, total, paid, items, giveUp, reason });
  const bps = reason === 'traveller' ? shareAt(policy, startsAt, zone, now) : 10_000;
  const whole = quote(null);
  expect(whole).toEqual({ price: total, paid, refund: backOf(total, paid, bps), kept: paid - whole.refund });

  const some = items.filter((_, index) => givesUp & (1 << index));
  const part = quote(some.map(({ id }) => id));
  const price = some.reduce((sum, item) => sum + item.price, 0);
  // If all items are cancelled, the price is that of the whole booking.
  const isAll = some.length === items.length;
  expect(part.price).toBe(isAll ? total : price);
  expect(Math.abs(part.paid * total - paid * part.price)).toBeLessThanOrEqual(total);
  expect(part).toMatchObject({ refund: backOf(part.price, part.paid, bps), kept: part.paid - part.refund });
  expect(Math.min(part.refund, part.kept, whole.refund, whole.kept)).toBeGreaterThanOrEqual(0);
}

const ALL = [...grid()];
const PARTIES = fc.sample(PARTY, { numRuns: CASES, seed: SEED });
const CHOSEN = ALL.filter((_, index) => index % Math.max(1, Math.ceil((2 * ALL.length) / CASES)) === 0);

test(`${CASES} quotes for systematic and random cases equal a separate calculation`, {
  timeout: 600_000,
}, () => {
  const others = CASES - CHOSEN.length;
  expect(others).toBeGreaterThan(0);
  for (const [index, tried] of CHOSEN.entries()) check(tried, PARTIES[index]!);
  fc.assert(
    fc.property(CANCELLATION_CASE, PARTY, (tried, party) => check(tried, party)),
    { numRuns: others, seed: SEED },
  );
  const policies = new Set(CHOSEN.map(({ policy }) => policy)).size;
  const zones = new Set(CHOSEN.map(({ zone }) => zone)).size;
  console.log(
    `Cancellation: ${CHOSEN.length} of ${ALL.length} moments of ${policies} policies in ${zones} zones, ${others} by chance, seed ${SEED}.`,
  );
  expect([policies, zones]).toEqual([Object.keys(POLICIES).length, Object.keys(ZONES).length]);
});

const asHours = ({ before: { amount, unit }, refundBps }: CancellationPolicy['bands'][number]) => ({
  before: { amount: unit === 'day' ? 24 * amount : amount, unit: 'hour' as const },
  refundBps,
});
const WRONG: Record<string, Quote> = {
  'a day counted as 24 hours': (it) =>
    quoteCancellation({ ...it, policy: { ...it.policy, bands: it.policy.bands.map(asHours) } }),
  'days counted in another time zone': (it) => quoteCancellation({ ...it, zone: 'America/Lima' }),
  'a deadline one millisecond too early': (it) => quoteCancellation({ ...it, now: new Date(it.now.getTime() + 1) }),
  'a refund one cent too high': (it) => {
    const right = quoteCancellation(it);
    return right.kept > 0 ? { ...right, refund: right.refund + 1, kept: right.kept - 1 } : right;
  },
};

test.each(Object.entries(WRONG))('the comparison with the oracle detects a wrong quote: %s', (_, quote) => {
  expect(() => {
    for (const [index, tried] of CHOSEN.entries()) check(tried, PARTIES[index]!, quote);
  }).toThrow();
});

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
beforeAll(async () => {
  selling = await seedSelling(site);
});

async function cancelOne(
  policy: CancellationPolicy,
  zone: string,
  hoursBefore: number,
  quantity: number,
  gives: number,
) {
  const startsAt = new Date(Date.now() + hoursBefore * HOUR);
  const departureId = await selling.departure({ capacity: 50, startsAt });
  const line = { uuid: randomUUID(), departureId, units: [{ unitId: selling.adult, quantity }] };
  const placed = await site.app.inject({
    method: 'POST',
    url: pathOf(placeOrder),
    payload: { uuid: randomUUID(), lines: [line] },
  });
  const { order, secret } = placed.json();
  await site.pool.query(
    `update booking set snapshot = snapshot || jsonb_build_object('policy', $2::jsonb, 'zone', $3::text) where order_id = $1`,
    [order.id, JSON.stringify(policy), zone],
  );
  const own = { [ORDER_SECRET_HEADER]: secret };
  const headers = { authorization: 'Bearer vereda-demo', ...own };
  const payer = { name: 'Ana Paz', email: 'ana@example.org' };
  const paying = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page', payer, accepted: [] };
  const { payment } = (
    await site.app.inject({ method: 'POST', url: pathOf(startTransaction), headers, payload: paying })
  ).json();
  await payWithCard(payment.action.url);
  await site.app.inject({ method: 'POST', url: pathOf(refreshTransaction, { params: { id: payment.id } }), headers });
  const [{ reference, items }] = order.bookings;
  const itemIds = gives < quantity ? items.slice(0, gives).map(({ id }: { id: string }) => id) : null;
  const booking = { params: { reference }, headers: own };
  const at = new Date();
  const quote = (await call(site.app, bookingRoutes.quoteCancellation, { ...booking, body: { itemIds } })).json();
  const done = await call(site.app, bookingRoutes.cancelBooking, { ...booking, body: { quoteId: quote.id } });
  expect(done.statusCode, done.body).toBe(200);
  await site.runJobs();
  const { rows } = await site.pool.query(
    `select (select coalesce(sum(amount), 0)::int from refund where order_id = $1 and state = 'settled') as moved,
       (select coalesce(-sum(amount), 0)::int from ledger_posting where order_id = $1 and account in ('operator', 'commission')) as kept,
       (select taken from departure where id = $2) as taken`,
    [order.id, departureId],
  );
  const provider = await site.platform.cards.find(payment.id);
  return { quote, at, startsAt, ...rows[0], atProvider: provider!.refunded, left: quantity - gives };
}

/** Milliseconds. On a slow machine, no deadline may pass between quote and cancellation. */
const MARGIN = 30 * 60_000;

function hoursWithin(policy: CancellationPolicy): number[] {
  const ends = policy.bands.map(({ before: { amount, unit } }) => amount * (unit === 'day' ? 24 : 1));
  return [...new Set([...ends.map((end) => end + 1.5), Math.min(...ends, 100) - 1.5])].filter((hours) => hours >= 4);
}

test(`${ORDERS} orders: the refund in the site and at the provider equals the quote`, {
  timeout: 3_600_000,
}, async () => {
  const wishes = Object.values(POLICIES).flatMap((policy) => hoursWithin(policy).map((hours) => ({ policy, hours })));
  const zones = Object.keys(ZONES);
  const moved = { refunded: 0, kept: 0 };
  for (let order = 0; order < ORDERS; order += 1) {
    const { policy, hours } = wishes[(order * 7) % wishes.length]!;
    const zone = zones[order % zones.length]!;
    const quantity = 1 + (order % 5);
    const seen = await cancelOne(policy, zone, hours, quantity, 1 + (order % quantity));
    const { refund, kept, price } = seen.quote;
    const expected = [-MARGIN, MARGIN].map((off) =>
      backOf(price, price, shareAt(policy, seen.startsAt, zone, new Date(seen.at.getTime() + off))),
    );
    expect(expected).toContain(refund);
    expect(seen).toMatchObject({ moved: refund, atProvider: refund, kept, taken: seen.left });
    moved.refunded += refund;
    moved.kept += kept;
  }
  console.log(
    `${ORDERS} orders, ${wishes.length} moments of ${Object.keys(POLICIES).length} policies in ${zones.length} zones: ${moved.refunded} went back, ${moved.kept} stayed.`,
  );
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

test('the check finds a refund whose amount is not the quoted amount', async () => {
  const full: CancellationPolicy = {
    bands: [{ before: { amount: 1, unit: 'hour' }, refundBps: 10_000 }],
    weather: 'full',
    minimum: 'full',
  };
  const { cards } = site.platform;
  const { refund } = cards;
  Object.assign(cards, { refund: (id: string, amount: number, key: string) => refund(id, amount - 1, key) });
  const seen = await cancelOne(full, 'America/Lima', 100, 2, 2).finally(() => Object.assign(cards, { refund }));
  expect(seen.atProvider).not.toBe(seen.quote.refund);
});
