import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import type { Order } from '#features/checkout/contract/order.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { Buyer, buyPlaces } from '#tests/buyer.ts';
import { requestOf } from '#tests/call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';
import { checkMoney } from '#tests/money.ts';
import { seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { taxWithin } from '../sale.rules.ts';

const site = await testSite({ cards: true });
afterAll(site.close);

const mailAbout = async (reference: string, subject = '%: se canceló %') =>
  (
    await site.pool.query(
      'select subject, body_text from demo_mail where subject like $1 and subject like $2 order by sent_at desc',
      [`${reference}: %`, subject],
    )
  ).rows[0] as { subject: string; body_text: string };

async function cancel(buyer: Buyer): Promise<Order> {
  const { body } = await buyer.ask(quoteCancellation, { body: { itemIds: null } });
  const { status, text } = await buyer.ask(cancelBooking, { body: { quoteId: body.id } });
  expect(status, text).toBe(200);
  await site.runJobs();
  return buyer.show();
}

test('a refund goes to the card that paid for the booking', async () => {
  const selling = await seedSelling(site);
  const [stays, from, dearer] = [await selling.departure(), await selling.departure(), await selling.departure()];
  const prices = [{ unit: selling.adult, from: null, to: null, weekdays: null, amount: 13_000 }];
  await site.pool.query('update departure set prices = $2 where id = $1', [dearer, JSON.stringify(prices)]);
  const units = [{ unitId: selling.adult, quantity: 1 }];
  const lines = [stays, from].map((departureId) => ({ uuid: randomUUID(), departureId, units }));
  const payload = { uuid: randomUUID(), lines };
  const { order, secret } = (await site.app.inject(requestOf(placeOrder, { body: payload }))).json();
  const buyerOf = (departure: string) => {
    const bookings = (order as Order).bookings.filter(({ departureId }) => departureId === departure);
    return new Buyer(site, { order: { ...order, bookings }, secret });
  };
  const [one, other] = [buyerOf(stays), buyerOf(from)];
  await one.pay(1);
  const { change } = (await other.take((await other.quote(dearer)).body.id)).body.bookings.find(
    ({ id }) => id === other.booking,
  )!;
  const payment = await other.begin(change!.instalment!);
  await payWithCard(payment.action.url, CARDS.noisyWebhooks);
  await other.settle(payment);

  const first = await cancel(one);
  expect(first.refunds.map(({ amount, card }) => [amount, card?.last4])).toEqual([[10_000, '4242']]);
  const about = async () => (await mailAbout((order as Order).reference)).body_text;
  expect(await about()).toMatch(/Te devolvemos PEN 100 a la tarjeta Visa terminada en 4242\./);

  const both = await cancel(other);
  const own = both.refunds.filter(({ bookingId }) => bookingId === other.booking);
  expect(own.map(({ amount, card }) => [card?.last4, amount]).sort()).toEqual([
    ['1406', 3000],
    ['4242', 10_000],
  ]);
  const mail = await about();
  expect(mail).toContain('Te devolvemos PEN 130: ');
  expect(mail).toContain('PEN 30 a la tarjeta Visa terminada en 1406');
  expect(mail).toContain('PEN 100 a la tarjeta Visa terminada en 4242');
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

async function withoutOne() {
  const selling = await seedSelling(site);
  const buyer = await buyPlaces(site, selling, await selling.departure(), 3);
  const [gone] = (await buyer.show()).bookings[0]!.items;
  const { body } = await buyer.ask(quoteCancellation, { body: { itemIds: [gone!.id] } });
  await buyer.ask(cancelBooking, { body: { quoteId: body.id } });
  return buyer;
}

test('a partial cancellation refunds the tax of the cancelled items', async () => {
  const buyer = await withoutOne();
  expect((await buyer.show()).bookings[0]).toMatchObject({ total: 30_000, tax: taxWithin(30_000, 1800) });
  await site.runJobs();
  expect((await buyer.show()).bookings[0]).toMatchObject({ total: 20_000, tax: taxWithin(20_000, 1800) });
});

test('the email about a partial cancellation says who no longer goes, who still goes and what comes back', async () => {
  const selling = await seedSelling(site);
  const buyer = await buyPlaces(site, selling, await selling.departure(), 3);
  const { reference, bookings } = await buyer.show();
  const [gone, other] = bookings[0]!.items;
  const items = bookings[0]!.items.map((item) =>
    item.id === gone!.id ? { ...item, traveller: { name: 'Ana Paz' } } : item,
  );
  await site.pool.query('update booking set items = $2 where id = $1', [buyer.booking, JSON.stringify(items)]);
  const cancelItem = async (id: string) => {
    const { body } = await buyer.ask(quoteCancellation, { body: { itemIds: [id] } });
    await buyer.ask(cancelBooking, { body: { quoteId: body.id } });
    await site.runJobs();
  };
  await cancelItem(gone!.id);
  const mail = await mailAbout(reference, '%ya no va');
  expect(mail.subject).toBe(`${reference}: Ana Paz ya no va`);
  expect(mail.body_text).toMatch(/Ana Paz ya no va a «.*La reserva sigue para los demás: 2 adultos\./);
  expect(mail.body_text).toMatch(/Te devolvemos PEN 100 a la tarjeta/);
  expect(mail.body_text).not.toContain('Se canceló');
  await cancelItem(other!.id);
  expect((await mailAbout(reference, '%: 1 adulto%')).body_text).toMatch(/La reserva sigue para los demás: 1 adulto\./);
});

test("a partial refund is not sent twice if the provider's reply was lost", async () => {
  const buyer = await withoutOne();
  const { rows } = await site.pool.query(
    `select r.id, r.amount, p.provider_id from refund r join payment p on p.id = r.payment_id where r.order_id = $1`,
    [buyer.order],
  );
  const [{ id, amount, provider_id: paid }] = rows;
  await site.platform.cards.refund(paid, amount, `${id}/0`);
  // The provider deletes idempotency keys after a day, so the test deletes them too.
  await site.pool.query('delete from sandbox_cards.idempotency');
  await site.runJobs();
  expect((await site.platform.cards.show(paid)).refunds.map((it) => it.amount)).toEqual([10_000]);
  expect((await buyer.show()).refunds).toMatchObject([{ amount: 10_000, state: 'settled' }]);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});
