import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '#features/checkout/api/sweep.ts';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { hearProvider, refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { checkMoney } from '#features/payouts/api/money-check/check-money.ts';
import { pathOf } from '#features/route.ts';
import { SIGNATURE_HEADER } from '#sandbox/deliver.ts';
import { webhookSecret } from '#sandbox/open-sandbox.ts';
import { callJson } from '#server/cards/json-call.ts';
import type { CardPayment, Cards } from '#server/cards/port.ts';
import { hmacHex } from '#server/cards/signed-body.ts';
import { call } from '#tests/call.ts';
import { answerChallenge, CARDS, payWithCard } from '#tests/cards.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { ownNetwork } from '../buyer.ts';

const SEEDS = Number(process.env.PROOF_SEEDS ?? 12);

let outbox: string[] = [];
const site = await testSite({
  cards: {
    async post(_url, _headers, body) {
      played.events += 1;
      outbox.push(body);
      return 200;
    },
  },
});
afterAll(site.close);
const { sandbox, pool, platform } = site;
const played = { scenarios: 0, steps: 0, events: 0 };
const secret = webhookSecret(sandbox!.key);
const FIVE_MINUTES = 300;
let selling: Selling;
let departureId: string;
beforeAll(async () => {
  selling = await seedSelling(site);
  departureId = await selling.departure({ capacity: 1_000_000 });
});

const EVENT = fc.nat(40);
const STEP = fc.oneof(
  fc.record({
    does: fc.constant('pays' as const),
    with: fc.constantFrom(
      ...(['approved', 'challenge', 'declinedSoft', 'declinedHard', 'noWebhook', 'noisyWebhooks'] as const),
    ),
  }),
  fc.record({ does: fc.constant('types the code' as const), right: fc.boolean() }),
  fc.record({
    does: fc.constantFrom('arrives', 'arrives and is kept', 'is dropped', 'arrives too late' as const),
    event: EVENT,
  }),
  fc.record({
    does: fc.constant('is forged' as const),
    type: fc.constantFrom('payment.captured', 'payment.declined', 'refund.settled', 'dispute.lost'),
  }),
  fc.record({ does: fc.constantFrom('comes back', 'sweeps', 'works', 'cancels', 'the hold ends' as const) }),
  fc.record({ does: fc.constant('disputes' as const), step: fc.constantFrom(...(['opened', 'won', 'lost'] as const)) }),
);
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;

interface Model {
  payment: 'created' | 'requires_action' | 'captured' | 'declined' | 'disputed' | 'won' | 'lost';
  cancelled: boolean;
  lapsed: boolean;
}

async function deliver(body: string, t = Math.floor(Date.now() / 1000), key = secret): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: `t=${t},v1=${hmacHex(key, `${t}.${body}`)}`,
  };
  return (await call(site.app, hearProvider, { params: { provider: 'sandbox' }, headers, body })).statusCode;
}

async function play(steps: readonly Step[]): Promise<void> {
  outbox = [];
  played.scenarios += 1;
  played.steps += steps.length;
  const line = { uuid: randomUUID(), departureId, units: [{ unitId: selling.adult, quantity: 1 }] };
  const placed = await site.app.inject({
    method: 'POST',
    url: pathOf(placeOrder),
    remoteAddress: ownNetwork(),
    payload: { uuid: randomUUID(), lines: [line] },
  });
  const { order, secret: link } = placed.json();
  const own = { [ORDER_SECRET_HEADER]: link };
  const headers = { authorization: 'Bearer vereda-demo', ...own };
  const payer = { name: 'Ana Paz', email: 'ana@example.org' };
  const paying = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page', payer, accepted: [] };
  const { payment } = (
    await site.app.inject({ method: 'POST', url: pathOf(startTransaction), headers, payload: paying })
  ).json();
  const page = payment.action.url as string;
  const { rows } = await pool.query('select provider_id from payment where id = $1', [payment.id]);
  const providerId: string = rows[0].provider_id;
  const reference: string = order.bookings[0].reference;
  const model: Model = { payment: 'created', cancelled: false, lapsed: false };
  const booking = { params: { reference }, headers: own };
  const isPaid = () => model.payment === 'captured' || model.payment === 'won';
  const collect = () => sandbox!.deliver(new Date(Date.now() + 86_400_000));

  for (const step of steps) {
    switch (step.does) {
      case 'pays':
        if (model.payment !== 'created') break;
        await payWithCard(page, CARDS[step.with]);
        if (step.with === 'challenge') model.payment = 'requires_action';
        else if (step.with === 'declinedHard') model.payment = 'declined';
        else if (step.with !== 'declinedSoft') model.payment = 'captured';
        break;
      case 'types the code':
        if (model.payment !== 'requires_action' || !step.right) break;
        await answerChallenge(page.replace('/pagar/', '/verificar/'));
        model.payment = 'captured';
        break;
      case 'arrives':
      case 'arrives and is kept': {
        await collect();
        const [body] = outbox.splice(step.event % Math.max(1, outbox.length), 1);
        if (!body) break;
        expect(await deliver(body)).toBe(200);
        if (step.does === 'arrives and is kept') outbox.push(body);
        break;
      }
      case 'is dropped':
        await collect();
        outbox.splice(step.event % Math.max(1, outbox.length), 1);
        break;
      case 'arrives too late': {
        await collect();
        const body = outbox[step.event % Math.max(1, outbox.length)];
        if (body) expect(await deliver(body, Math.floor(Date.now() / 1000) - FIVE_MINUTES - 5)).toBe(400);
        break;
      }
      case 'is forged': {
        const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: step.type, data: { payment: providerId } });
        expect(await deliver(body, undefined, 'somebody else’s secret'), 'a forged event was taken').toBe(400);
        break;
      }
      case 'comes back':
        await site.app.inject({
          method: 'POST',
          url: pathOf(refreshTransaction, { params: { id: payment.id } }),
          headers,
        });
        break;
      case 'sweeps':
        await sweep(platform);
        break;
      case 'works':
        await site.runJobs({ mayFail: true });
        break;
      case 'the hold ends':
        if (model.lapsed) break;
        await pool.query(`update customer_order set hold_until = clock_timestamp() where id = $1 and state = 'held'`, [
          order.id,
        ]);
        model.lapsed = true;
        break;
      case 'disputes': {
        const fits =
          step.step === 'opened' ? model.payment === 'captured' && !model.cancelled : model.payment === 'disputed';
        if (!fits) break;
        await callJson({
          method: 'POST',
          url: `${sandbox!.origin}/v1/test/payments/${providerId}/dispute`,
          headers: { authorization: `Bearer ${sandbox!.key}` },
          body: JSON.stringify({ step: step.step }),
          patience: 5_000,
        });
        model.payment = step.step === 'opened' ? 'disputed' : step.step;
        break;
      }
      case 'cancels': {
        if (!isPaid() || model.cancelled || model.payment === 'won') break;
        const quote = await call(site.app, quoteCancellation, { ...booking, body: { itemIds: null } });
        if (quote.statusCode !== 200) break;
        if (
          (await call(site.app, cancelBooking, { ...booking, body: { quoteId: quote.json().id } })).statusCode === 200
        )
          model.cancelled = true;
      }
    }
  }

  for (let round = 0; round < 3; round += 1) {
    await pool.query('update payment set check_at = clock_timestamp() where id = $1', [payment.id]);
    await sweep(platform);
    await site.runJobs({ mayFail: true, until: new Date(Date.now() + 86_400_000) });
  }
  const paid = !['created', 'requires_action', 'declined'].includes(model.payment);
  const end = await pool.query(
    `select o.state as "order", o.paid, p.state as payment, p.captured, p.refunded,
       (select count(*)::int from payment_event e where e.payment_id = p.id and e.to_state = 'captured') <= 1 as once,
       (select coalesce(sum(amount), 0)::int from refund r where r.order_id = o.id and r.state = 'settled') as back
     from customer_order o join payment p on p.order_id = o.id where o.id = $1`,
    [order.id],
  );
  expect(end.rows).toEqual([
    {
      order: paid
        ? model.cancelled || model.payment === 'lost'
          ? 'cancelled'
          : 'confirmed'
        : model.lapsed
          ? 'lapsed'
          : 'held',
      paid: paid ? order.total : 0,
      payment: model.payment,
      captured: paid ? order.total : 0,
      refunded: model.cancelled ? order.total : 0,
      once: true,
      back: model.cancelled ? order.total : 0,
    },
  ]);
}

const scenario = fc.asyncProperty(fc.array(STEP, { minLength: 3, maxLength: 24 }), play);

test(`${SEEDS} scenarios with disordered, repeated, late, missing or forged webhooks end in the model’s state`, {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(scenario, { numRuns: SEEDS, endOnFailure: true });
  console.log(
    `Webhooks: ${played.scenarios} scenarios of ${played.steps} steps, ${played.events} events of the provider.`,
  );
  expect(played.scenarios).toBeGreaterThanOrEqual(SEEDS);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

async function mustFail(part: Partial<Cards>, steps: readonly Step[]): Promise<void> {
  const { cards } = platform;
  const whole = { readWebhook: cards.readWebhook, show: cards.show };
  Object.assign(cards, part);
  try {
    await expect(play(steps)).rejects.toThrow();
  } finally {
    Object.assign(cards, whole);
  }
}

test('without the check of signatures, the scenario fails', async () => {
  const readWebhook: Cards['readWebhook'] = ({ body }) => {
    const { id, data } = JSON.parse(body.toString('utf8'));
    return { id, kind: 'payment', paymentId: null, providerPaymentId: data.payment };
  };
  await mustFail({ readWebhook }, [{ does: 'is forged', type: 'payment.captured' }]);
});

test('if the server trusts an event without reading the payment, the scenario fails', async () => {
  const { readWebhook, show } = platform.cards;
  const claims = new Map<string, string>();
  await mustFail(
    {
      readWebhook(call) {
        const event = readWebhook(call);
        claims.set(event.providerPaymentId!, JSON.parse(call.body.toString('utf8')).type.split('.')[1]);
        return event;
      },
      async show(id): Promise<CardPayment> {
        const real = await show(id);
        const state = (claims.get(id) ?? 'created') as CardPayment['state'];
        return { ...real, state, captured: state === 'captured' ? real.amount : 0 };
      },
    },
    [{ does: 'pays', with: 'approved' }, { does: 'is dropped', event: 0 }, { does: 'comes back' }],
  );
});
