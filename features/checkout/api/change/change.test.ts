import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import {
  cancelBooking,
  listChangeDates,
  quoteCancellation,
  withdrawChange,
} from '#features/checkout/contract/booking-routes.ts';
import { buyPlaces } from '#tests/buyer.ts';
import { payWithCard } from '#tests/cards.ts';
import { checkMoney } from '#tests/money.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { sweep } from '../sweep.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
beforeAll(async () => {
  selling = await seedSelling(site);
});

async function departure(amount = selling.price, capacity = 10): Promise<string> {
  const id = await selling.departure({ capacity });
  const prices = [{ unit: selling.adult, from: null, to: null, weekdays: null, amount }];
  await site.pool.query('update departure set prices = $2 where id = $1', [id, JSON.stringify(prices)]);
  return id;
}

const buy = (id: string, quantity: number) => buyPlaces(site, selling, id, quantity);

const takenOf = async (id: string) =>
  (await site.pool.query('select taken from departure where id = $1', [id])).rows[0].taken;
const allHolds = async () => {
  const { broken } = await checkMoney(site.db, 'trujillo');
  expect(broken).toEqual([]);
};
const dearer = async () => [await departure(10_000), await departure(13_000)] as const;
let emails = 0;
beforeEach(async () => {
  emails = Number((await site.pool.query('select count(*) from demo_mail')).rows[0].count);
});
const newEmails = async (): Promise<string[]> =>
  (await site.pool.query('select subject from demo_mail order by sent_at offset $1', [emails])).rows.map(
    ({ subject }) => subject,
  );

test('other dates with free seats are listed with their price difference', async () => {
  const [from, more] = await dearer();
  const [less, full] = [await departure(7000), await departure(10_000, 1)];
  const buyer = await buy(from, 2);
  const { body, status } = await buyer.ask(listChangeDates);
  expect(status).toBe(200);
  const found = new Map(body.items.map(({ departureId, difference }) => [departureId, difference]));
  expect([found.get(more), found.get(less), found.has(full), found.has(from)]).toEqual([6000, -6000, false, false]);
  const three = await buyer.ask(listChangeDates, { query: { units: `${selling.adult}:3` } });
  expect(three.body.items.find(({ departureId }) => departureId === from)).toMatchObject({
    current: true,
    difference: 10_000,
  });
});

test('a departure later today is listed until its cut-off', async () => {
  const soon = new Date(Date.now() + 3_600_000);
  const open = await selling.departure({ startsAt: soon });
  const closed = await selling.departure({ startsAt: new Date(soon.getTime() + 60_000) });
  await site.pool.query('update departure set cutoff_at = starts_at where id = $1', [open]);
  const buyer = await buy(await departure(), 2);
  const { items } = (await buyer.ask(listChangeDates)).body;
  expect(items[0]).toMatchObject({ departureId: open, startsAt: soon.toISOString() });
  expect(items.map(({ departureId }) => departureId)).not.toContain(closed);
});

test('a more expensive date is held until the surcharge is paid', async () => {
  const [from, to] = await dearer();
  const buyer = await buy(from, 2);
  const { body: offer } = await buyer.quote(to);
  expect(offer).toMatchObject({ oldTotal: 20_000, newTotal: 26_000, charge: 6000, refund: 0, kept: 0, later: 0 });
  const uuid = randomUUID();
  const taken = await Promise.all([buyer.take(offer.id, uuid), buyer.take(offer.id, uuid), buyer.take(offer.id, uuid)]);
  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { change } = taken[0]!.body.bookings[0]!;
  expect(change).toMatchObject({ kind: 'amend', charge: 6000, to: { departureId: to } });
  expect([await takenOf(from), await takenOf(to)]).toEqual([2, 2]);
  const payment = await buyer.pay(change!.instalment!);
  expect(payment.amount).toBe(6000);
  const after = await buyer.show();
  expect(after).toMatchObject({ total: 26_000, paid: 26_000, state: 'confirmed' });
  expect(after.bookings[0]).toMatchObject({ departureId: to, total: 26_000, change: null, state: 'CONFIRMED' });
  expect([await takenOf(from), await takenOf(to)]).toEqual([0, 2]);
  await site.runJobs();
  expect(await newEmails()).toContainEqual(expect.stringContaining(`${after.reference}: Huacas en medio día`));
  const { body_text: text } = (
    await site.pool.query(`select body_text from demo_mail where subject like $1`, [`${after.reference}: Huacas%`])
  ).rows[0];
  const day = String.raw`\S+ \d+ de \S+ de \d{4}, \d\d:\d\d`;
  expect(text).toMatch(new RegExp(`Antes: ${day}\n+Ahora: ${day}`));
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Total: \S+ 260/);
  expect(text).toMatch(/Punto de encuentro: \S/);
  expect(text).toMatch(/Cancelas gratis hasta: el \S+ \d+ de \S+, \d\d:\d\d/);
  expect(text).not.toContain(spacedReference(buyer.reference));
  await allHolds();
});

test('a move to a cheaper date refunds the difference at once', async () => {
  const [from, to] = [await departure(10_000), await departure(7000)];
  const buyer = await buy(from, 2);
  const { body: offer } = await buyer.quote(to);
  expect(offer).toMatchObject({ charge: 0, refund: 6000 });
  await buyer.take(offer.id);
  await buyer.take(offer.id);
  expect([await takenOf(from), await takenOf(to)]).toEqual([0, 2]);
  await site.runJobs();
  const after = await buyer.show();
  expect(after.refunds.map(({ amount, state }) => [amount, state])).toEqual([[6000, 'settled']]);
  expect(after.bookings[0]).toMatchObject({ total: 14_000 });
  await allHolds();
});

test('moving to a later date does not restore a refund whose deadline has passed', async () => {
  const soon = await selling.departure({ startsAt: new Date(Date.now() + 12 * 3_600_000) });
  const to = await departure(10_000);
  const buyer = await buy(soon, 2);
  const { body: offer } = await buyer.quote(to);
  expect(offer).toMatchObject({ charge: 0, refund: 0, mostBackBps: 0 });
  await buyer.take(offer.id);
  const cancelling = await buyer.ask(quoteCancellation, { body: { itemIds: null } });
  expect(cancelling.body).toMatchObject({ refund: 0, kept: 20_000 });
  const inTime = await buy(await departure(10_000), 2);
  expect((await inTime.quote(to)).body).toMatchObject({ mostBackBps: 10_000 });
});

test('a larger party on the same date takes only the added seats', async () => {
  const from = await departure(10_000, 3);
  const buyer = await buy(from, 2);
  const [first] = (await buyer.show()).bookings[0]!.items;
  const { body: offer } = await buyer.quote(from, [{ unitId: selling.adult, quantity: 3 }]);
  expect(offer).toMatchObject({ charge: 10_000 });
  const { body } = await buyer.take(offer.id);
  expect(await takenOf(from)).toBe(3);
  await buyer.pay(body.bookings[0]!.change!.instalment!);
  const { items } = (await buyer.show()).bookings[0]!;
  expect(items).toHaveLength(3);
  expect(items[0]!.id).toBe(first!.id);
  expect(await takenOf(from)).toBe(3);
  await allHolds();
});

test('a late payment for a change makes the change, or is refunded if the seats are gone', async () => {
  const [from, to] = await dearer();
  const buyer = await buy(from, 2);
  const lapse = () =>
    site.pool.query(
      `with c as (update booking_change set until = clock_timestamp() where state = 'open' and booking_id = $1 returning hold_id)
       update booking set hold_until = clock_timestamp() where id in (select hold_id from c)`,
      [buyer.booking],
    );
  const first = (await buyer.take((await buyer.quote(to)).body.id)).body.bookings[0]!.change!;
  const late = await buyer.begin(first.instalment!);
  await lapse();
  await sweep(site.platform);
  expect([await takenOf(from), await takenOf(to)]).toEqual([2, 0]);
  expect((await buyer.show()).bookings[0]).toMatchObject({ change: null, departureId: from, total: 20_000 });
  await payWithCard(late.action.url);
  await buyer.settle(late);
  expect((await buyer.show()).bookings[0]).toMatchObject({ departureId: to, total: 26_000 });

  const full = await departure(15_000, 2);
  const second = (await buyer.take((await buyer.quote(full)).body.id)).body.bookings[0]!.change!;
  const tooLate = await buyer.begin(second.instalment!);
  await lapse();
  await buy(full, 2);
  await payWithCard(tooLate.action.url);
  await buyer.settle(tooLate);
  await site.runJobs();
  const after = await buyer.show();
  expect(after.bookings[0]).toMatchObject({ departureId: to, total: 26_000 });
  expect(after.refunds.map(({ amount, state }) => [amount, state])).toEqual([[4000, 'settled']]);
  expect(after.paid).toBe(30_000);
  expect((await newEmails()).join()).toContain('te devolvemos PEN 40');
  await allHolds();
});

test('a payment for a withdrawn change is refunded', async () => {
  const [from, to] = await dearer();
  const buyer = await buy(from, 2);
  const { body: offer } = await buyer.quote(to);
  const { body: other } = await buyer.quote(to);
  const { change } = (await buyer.take(offer.id)).body.bookings[0]!;
  const payment = await buyer.begin(change!.instalment!);
  expect((await buyer.ask(withdrawChange)).body.bookings[0]!.change).toBe(null);
  expect(await takenOf(to)).toBe(0);
  await payWithCard(payment.action.url);
  await buyer.settle(payment);
  await site.runJobs();
  const after = await buyer.show();
  expect(after.bookings[0]).toMatchObject({ departureId: from });
  expect(after.refunds).toMatchObject([{ amount: 6000, state: 'settled' }]);
  await site.pool.query('update departure set prices = null where id = $1', [to]);
  expect((await buyer.take(other.id)).body).toMatchObject({ code: 'quote_over' });
  const third = (await buyer.quote(to)).body;
  expect((await buyer.ask(cancelBooking, { body: { quoteId: third.id } })).body).toMatchObject({ code: 'quote_over' });
  await allHolds();
});

test('a change is refused after the cut-off, and with the quote of another booking', async () => {
  const [from, to] = await dearer();
  const buyer = await buy(from, 1);
  const stranger = await buy(from, 1);
  const stolen = await stranger.quote(to);
  expect((await buyer.take(stolen.body.id)).body).toMatchObject({ code: 'quote_over' });
  await site.pool.query(`update departure set cutoff_at = now() - interval '1 minute' where id = $1`, [from]);
  expect((await buyer.quote(to)).body).toMatchObject({ code: 'change_refused' });
  expect((await buyer.ask(listChangeDates)).body).toMatchObject({ code: 'change_refused' });
});

test('of six simultaneous changes to the last three seats, three succeed', async () => {
  const to = await departure(10_000, 3);
  const buyers = await Promise.all(Array.from({ length: 6 }, async () => buy(await departure(10_000), 1)));
  const offers = await Promise.all(buyers.map((buyer) => buyer.quote(to)));
  const answers = await Promise.all(buyers.map((buyer, index) => buyer.take(offers[index]!.body.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(await takenOf(to)).toBe(3);
  await allHolds();
});

test('two bookings that exchange their departures do not deadlock', async () => {
  const [one, two] = [await departure(10_000), await departure(10_000)];
  const [there, back] = [await buy(one, 2), await buy(two, 2)];
  for (let round = 0; round < 6; round += 1) {
    const [first, second] = round % 2 === 0 ? [two, one] : [one, two];
    const quotes = [(await there.quote(first)).body.id, (await back.quote(second)).body.id];
    const answers = await Promise.all([there.take(quotes[0]!), back.take(quotes[1]!)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  expect([await takenOf(one), await takenOf(two)]).toEqual([2, 2]);
  await allHolds();
});
