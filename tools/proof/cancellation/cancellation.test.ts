import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteCancellation } from '#features/bookings/contract/quote-cancellation.ts';
import { checkMoney } from '#features/checkout/api/money/check-money.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/routes.ts';
import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { refundSteps } from '#features/operators/contract/cancellation-refund.ts';
import { payWithCard } from '#tests/cards.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

/** `npm run proof -- cancellation` runs the long form. */
const CASES = Number(process.env.PROOF_CASES ?? 500);
const ORDERS = Number(process.env.PROOF_ORDERS ?? 6);

/** Zones whose clocks change north and south, by half an hour, at midnight, and never. */
const ZONES = [
  'America/Lima',
  'America/Santiago',
  'Europe/Madrid',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Havana',
  'Pacific/Apia',
  'Asia/Kathmandu',
];
const HOUR = 3_600_000;
const BAND = fc.record({
  before: fc.record({ amount: fc.nat(60), unit: fc.constantFrom('hour' as const, 'day' as const) }),
  refundBps: fc.nat(10_000),
});
const POLICY: fc.Arbitrary<CancellationPolicy> = fc.record({
  bands: fc.array(BAND, { maxLength: 6 }),
  weather: fc.constantFrom('full' as const, 'move_or_full' as const),
  minimum: fc.constantFrom('full' as const, 'move_or_full' as const),
});
/** Around the nights in which clocks change, and any other moment. */
const START = fc.oneof(
  fc
    .constantFrom(
      '2026-03-29T01:30:00Z',
      '2026-10-25T00:59:59Z',
      '2026-04-05T03:30:00Z',
      '2026-09-06T04:00:00Z',
      '2028-02-29T12:00:00Z',
    )
    .map((instant) => new Date(instant)),
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
);
const CASE = fc.record({
  policy: POLICY,
  startsAt: START,
  zone: fc.constantFrom(...ZONES),
  prices: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 }),
  paidBps: fc.constantFrom(10_000, 10_000, 3_000, 500),
  givesUp: fc.nat(63),
  hoursBefore: fc.integer({ min: -48, max: 24 * 70 }),
  reason: fc.constantFrom(...(['traveller', 'weather', 'operator'] as const)),
});

const itemOf = (price: number, index: number) => ({
  ...{ id: `item-${index}`, unitId: 'adult', type: 'ADULT' as const, name: 'Adulto', places: 1, price },
  ...{ state: 'active' as const, redeemedAt: null, traveller: null },
});

test(`${CASES} quotes: nothing is made or lost, deadlines count to the millisecond, and giving up in parts pays no more than at once`, () => {
  fc.assert(
    fc.property(CASE, ({ policy, startsAt, zone, prices, paidBps, givesUp, hoursBefore, reason }) => {
      const items = prices.map(itemOf);
      const total = prices.reduce((sum, price) => sum + price, 0);
      const paid = Math.floor((total * paidBps) / 10_000);
      const at = (now: Date, giveUp: string[] | null = null) =>
        quoteCancellation({ policy, startsAt, zone, now, total, paid, items, giveUp, reason });
      const now = new Date(startsAt.getTime() - hoursBefore * HOUR);
      const whole = at(now);
      expect(whole.refund + whole.kept).toBe(paid);
      expect(Math.min(whole.refund, whole.kept)).toBeGreaterThanOrEqual(0);
      if (reason !== 'traveller') expect(whole.refund).toBe(paid);

      const some = items.filter((_, index) => givesUp & (1 << index)).map(({ id }) => id);
      const part = at(now, some);
      expect(part.refund + part.kept).toBe(part.paid);
      expect(part.paid).toBeLessThanOrEqual(paid);
      // Each band counts up to its own moment, and not a millisecond longer.
      const steps = refundSteps(policy, startsAt, zone);
      for (const [index, { until, refundBps }] of steps.entries()) {
        if (!until || reason !== 'traveller' || paidBps !== 10_000) continue;
        const share = (bps: number) => Number((BigInt(total) * BigInt(bps) + 5_000n) / 10_000n);
        expect(at(until).refund).toBe(share(refundBps));
        expect(at(new Date(until.getTime() + 1)).refund).toBe(share(steps[index + 1]!.refundBps));
      }
    }),
    { numRuns: CASES },
  );
});

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
beforeAll(async () => {
  selling = await seedSelling(site);
});

/** Buys, quotes, takes the quote; @returns what was shown and what moved. */
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
    url: '/api/orders/',
    payload: { uuid: randomUUID(), lines: [line] },
  });
  const { order, secret } = placed.json();
  // As if the plan had been sold under this policy, in this zone.
  await site.pool.query(
    `update booking set snapshot = snapshot || jsonb_build_object('policy', $2::jsonb, 'zone', $3::text) where order_id = $1`,
    [order.id, JSON.stringify(policy), zone],
  );
  const own = { [ORDER_SECRET_HEADER]: secret };
  const headers = { authorization: 'Bearer vereda-demo', ...own };
  const payer = { name: 'Ana Paz', email: 'ana@example.org' };
  const paying = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page', payer, accepted: [] };
  const { payment } = (
    await site.app.inject({ method: 'POST', url: '/api/transaction/', headers, payload: paying })
  ).json();
  await payWithCard(payment.action.url);
  await site.app.inject({ method: 'POST', url: `/api/transaction/${payment.id}/refresh/`, headers });
  const [{ reference, items }] = order.bookings;
  const itemIds = gives < quantity ? items.slice(0, gives).map(({ id }: { id: string }) => id) : null;
  const ask = (path: string, payload: object) =>
    site.app.inject({ method: 'POST', url: `/api/bookings/${reference}${path}`, headers: own, payload });
  const quote = (await ask('/quote-cancellation', { itemIds })).json();
  const done = await ask('/cancel', { quoteId: quote.id });
  expect(done.statusCode, done.body).toBe(200);
  await site.runJobs();
  const { rows } = await site.pool.query(
    `select (select coalesce(sum(amount), 0)::int from refund where order_id = $1 and state = 'settled') as moved,
       (select coalesce(-sum(amount), 0)::int from ledger_posting where order_id = $1 and account in ('operator', 'commission')) as kept,
       (select taken from departure where id = $2) as taken`,
    [order.id, departureId],
  );
  const provider = await site.platform.cards.find(payment.id);
  return { quote, ...rows[0], atProvider: provider!.refunded, left: quantity - gives };
}

test(`${ORDERS} orders: what moves, here and at the provider, is what was shown`, { timeout: 3_600_000 }, async () => {
  const order = fc.record({
    policy: POLICY,
    zone: fc.constantFrom(...ZONES),
    hours: fc.integer({ min: 4, max: 24 * 60 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    gives: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(order, async ({ policy, zone, hours, quantity, gives }) => {
      const seen = await cancelOne(policy, zone, hours, quantity, Math.min(gives, quantity));
      expect(seen).toMatchObject({
        moved: seen.quote.refund,
        atProvider: seen.quote.refund,
        kept: seen.quote.kept,
        taken: seen.left,
      });
    }),
    { numRuns: ORDERS, endOnFailure: true },
  );
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

test('a refund that is not what was shown is noticed', async () => {
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
