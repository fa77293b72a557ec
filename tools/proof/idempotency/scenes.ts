import { randomUUID } from 'node:crypto';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { pathOf, type Route } from '#features/route.ts';
import { payWithCard } from '#tests/cards.ts';
import { type Answer, ask, ownNetwork } from '../buyer.ts';
import type { Stage } from '../stage.ts';
import { turnsOf } from '../stage.ts';
import { checkBooks, type Faults } from '../verdict.ts';

const APP = { authorization: 'Bearer vereda-demo' };
/** All anonymous buyers together may hold 60 % of a departure, and each order has two seats. */
const SEATS_PER_TIME = 4;
const PAYER = { name: 'Ana Paz', email: 'ana@example.org' };

const atOnce = (count: number, work: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, work));

/** @param sameKey if false, each repetition has a new key, and the proof must fail */
export async function repeatEverything(
  stage: Stage,
  { times, keys, sameKey = true }: { times: number; keys: number; sameKey?: boolean },
): Promise<{ faults: Faults; figures: Record<string, number> }> {
  const site = turnsOf(stage);
  const faults: Faults = [];
  const departureId = await stage.selling.departure({ capacity: Math.max(500, SEATS_PER_TIME * times) });
  const units = [{ unitId: stage.selling.adult, quantity: 2 }];
  const newBasket = () => ({ uuid: randomUUID(), lines: [{ uuid: randomUUID(), departureId, units }] });
  const basket = newBasket();
  // Without the same key, each repetition is an order of its own. The limits of unpaid holds would refuse most orders of
  // one network, and the control would only show these refusals.
  const placed = await atOnce(times, () =>
    sameKey
      ? ask(() => site() + pathOf(placeOrder), basket)
      : ask(() => site() + pathOf(placeOrder), newBasket(), { 'x-forwarded-for': ownNetwork() }),
  );
  expectAlike(faults, placeOrder, 201, placed);
  const taken = placed.find(({ status }) => status === 201);
  if (!taken) return { faults, figures: {} };
  const { order, secret } = taken.body;
  const own = { ...APP, [ORDER_SECRET_HEADER]: secret };

  const newTry = (key = randomUUID()) => ({
    orderId: order.id,
    key,
    instalment: 1,
    mode: 'page',
    payer: PAYER,
    accepted: [],
  });
  const same = newTry();
  const begun = [
    ...(await atOnce(times, () => ask(() => site() + pathOf(startTransaction), same, own))),
    ...(await atOnce(keys, () => ask(() => site() + pathOf(startTransaction), newTry(), own))),
  ];
  expectAlike(faults, startTransaction, 201, begun);
  const open = begun.find(({ status }) => status === 201);
  if (!open) return { faults, figures: {} };
  const { payment } = open.body;

  await atOnce(keys, async () => ({ status: (await payWithCard(payment.action.url)).status, body: null }));
  const back = await atOnce(times, () =>
    ask(() => site() + pathOf(refreshTransaction, { params: { id: payment.id } }), {}, own),
  );
  expectAlike(faults, refreshTransaction, 200, back);

  const { rows } = await stage.pool.query(
    `select (select count(*)::int from booking where departure_id = $1) as bookings,
      (select count(*)::int from payment p join booking b on b.order_id = p.order_id where b.departure_id = $1) as payments,
      (select taken from departure where id = $1) as taken,
      (select count(*)::int from ledger_posting where entry like 'capture/' || $2 || '/%' and account = 'provider') as charges,
      (select count(*)::int from sandbox_cards.payment where document->>'reference' = $2 and (document->>'captured')::int > 0) as charged`,
    [departureId, payment.id],
  );
  const expected = { bookings: 1, payments: 1, taken: 2, charges: 1, charged: 1 };
  for (const [what, count] of Object.entries(expected)) {
    if (rows[0][what] !== count) faults.push(`${what}: ${rows[0][what]} instead of ${count}`);
  }
  return {
    faults: [...faults, ...(await checkBooks(stage))],
    figures: { requests: 2 * times + times + 2 * keys, ...rows[0] },
  };
}

export async function otherWishes(stage: Stage): Promise<Faults> {
  const site = turnsOf(stage);
  const departureId = await stage.selling.departure({ capacity: 10 });
  const [uuid, line] = [randomUUID(), randomUUID()];
  const basket = (quantity: number) => ({
    uuid,
    lines: [{ uuid: line, departureId, units: [{ unitId: stage.selling.adult, quantity }] }],
  });
  const first = await ask(() => site() + pathOf(placeOrder), basket(1));
  const other = await ask(() => site() + pathOf(placeOrder), basket(3));
  const { rows } = await stage.pool.query('select taken from departure where id = $1', [departureId]);
  const faults: Faults = [];
  if (first.status !== 201 || other.status !== 422) faults.push(`answered ${first.status}, then ${other.status}`);
  if (rows[0].taken !== 1) faults.push(`${rows[0].taken} places are taken`);
  return faults;
}

function expectAlike(faults: Faults, { method, path }: Route, status: number, answers: readonly Answer[]): void {
  const what = `${method} ${path}`;
  const odd = answers.filter((answer) => answer.status !== status);
  if (odd.length > 0)
    faults.push(`${what}: ${odd.length} answered ${odd[0]!.status}: ${JSON.stringify(odd[0]!.body).slice(0, 200)}`);
  const distinct = new Set(answers.map(({ body }) => JSON.stringify(body)));
  if (distinct.size !== 1) faults.push(`${what}: ${distinct.size} different answers`);
}
