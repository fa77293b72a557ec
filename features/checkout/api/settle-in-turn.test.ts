import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { listMails } from '#features/mailbox/contract/routes.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { call, requestOf } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_SECRET_HEADER } from '../contract/headers.ts';
import { sweep } from './sweep.ts';

const site = await testSite({ cards: true, settings: { PUBLIC_DEMO: 'yes' } });
afterAll(site.close);
const selling = await seedSelling(site);
const { cards } = site.platform;
afterEach(() => void vi.restoreAllMocks());

const APP = { authorization: 'Bearer vereda-demo' };

async function paid() {
  const units = [{ unitId: selling.adult, quantity: 1 }];
  const payload = {
    uuid: randomUUID(),
    lines: [{ uuid: randomUUID(), departureId: await selling.departure(), units }],
  };
  const { order, secret } = (await site.app.inject(requestOf(placeOrder, { body: payload }))).json();
  const headers = { ...APP, [ORDER_SECRET_HEADER]: secret };
  const payer = { name: 'Ana Paz', email: 'ana@example.org' };
  const body = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page' as const, payer, accepted: [] };
  const begun = await site.app.inject(requestOf(startTransaction, { headers, body: body }));
  const { payment } = begun.json();
  const cookie = String(begun.headers['set-cookie']).split(';')[0]!;
  await payWithCard(payment.action.url);
  const one = async (text: string) => (await site.pool.query(text, [payment.id])).rows[0];
  return {
    mails: async () => (await call(site.app, listMails, { headers: { cookie } })).json().items,
    refresh: () => site.app.inject(requestOf(refreshTransaction, { params: { id: payment.id }, headers })),
    kept: async () =>
      one(`select p.state, p.check_at, o.state as order, o.contact ->> 'email' as email,
      (select count(*)::int from card_event e where e.provider_payment_id = p.provider_id) as heard
      from payment p join customer_order o on o.id = p.order_id where p.id = $1`),
  };
}

test("the provider's event is processed before the site responds to it", async () => {
  const asked = vi.spyOn(cards, 'show');
  const { kept, refresh } = await paid();
  await site.sandbox!.deliver(new Date());
  expect(await kept()).toEqual({
    state: 'captured',
    check_at: null,
    order: 'confirmed',
    email: 'ana@example.org',
    heard: 1,
  });
  expect((await refresh()).json().order.state).toBe('confirmed');
  await sweep(site.platform);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('if the provider cannot be reached, the event is stored for later', async () => {
  const { kept } = await paid();
  vi.spyOn(cards, 'show').mockRejectedValue(new CardTrouble('unknown', 'no_answer', 'No answer came.'));
  await site.sandbox!.deliver(new Date());
  expect(await kept()).toMatchObject({ state: 'created', order: 'held', heard: 1 });
  expect((await kept()).check_at.getTime()).toBeLessThanOrEqual(Date.now());
  vi.restoreAllMocks();
  await sweep(site.platform);
  expect(await kept()).toMatchObject({ state: 'captured', check_at: null, order: 'confirmed' });
});

test('an event gets a response within seconds, even if the provider is slow', async () => {
  const { kept } = await paid();
  const show = cards.show.bind(cards);
  const { promise: later, resolve: answer } = Promise.withResolvers<void>();
  vi.spyOn(cards, 'show').mockImplementationOnce(async (id) => {
    await later;
    return show(id);
  });
  await site.sandbox!.deliver(new Date());
  expect(await kept()).toMatchObject({ order: 'held', heard: 1 });
  answer();
  await expect.poll(async () => (await kept()).order, { timeout: 5_000 }).toBe('confirmed');
});

test("while an event is being checked, the payer's browser joins that check instead of starting another", async () => {
  const { kept, refresh } = await paid();
  const asked = vi.spyOn(cards, 'show');
  const [, seen] = await Promise.all([site.sandbox!.deliver(new Date()), refresh()]);
  expect(seen.json().order.state).toBe('confirmed');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await kept()).toMatchObject({ order: 'confirmed', heard: 1 });
});

test("in a public demo, the payer's browser shows the emails that its payment caused", async () => {
  const [one, other] = [await paid(), await paid()];
  await site.sandbox!.deliver(new Date());
  await site.runJobs();
  expect(await one.mails()).toContainEqual(expect.objectContaining({ to: 'ana@example.org' }));
  const ids = async ({ mails }: typeof one) => (await mails()).map(({ id }: { id: string }) => id);
  const [ofOne, ofOther] = [await ids(one), await ids(other)];
  expect(ofOther).toHaveLength(ofOne.length);
  expect(ofOther.filter((id: string) => ofOne.includes(id))).toEqual([]);
});
