import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { cancelDeparture } from '#features/checkout/contract/operator-routes.ts';
import { placeOrder, releaseOrder, showOrder } from '#features/checkout/contract/routes.ts';
import { changeDeparture } from '#features/operators/contract/managed-plan-routes.ts';
import { showDayDepartures } from '#features/operators/contract/plan-routes.ts';
import { joinAccountWaitlist, listAccountWaitlist, showWaitlistEntry } from '#features/waitlist/contract/routes.ts';
import { Buyer, placeBasket } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { checkMoney } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertReseller } from '#tests/reseller.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { askToWait, partyWith, sweepHolds, sweepWaiting, type WaitingParty, wait } from '#tests/waitlist.ts';

const site = await testSite({ cards: true, connections: 12 });
afterAll(site.close);
let selling: Selling;
beforeEach(async () => {
  await site.pool.query('delete from attempt_window');
  await site.pool.query('delete from unpaid_hold');
  selling = await seedSelling(site);
});

const states = async (...parties: WaitingParty[]) =>
  Promise.all(parties.map(async (party) => (await party.show()).state));
const positions = async (...parties: WaitingParty[]) =>
  Promise.all(parties.map(async (party) => (await party.show()).position));
const departureOf = async (id: string) =>
  (
    await site.pool.query('select taken, waiting_parties, waiting_people, waiting_least from departure where id = $1', [
      id,
    ])
  ).rows[0];
const takenOf = async (id: string) => (await departureOf(id)).taken;
const emailsTo = async (email: string): Promise<string[]> => {
  await site.runJobs();
  const { rows } = await site.pool.query('select subject from demo_mail where recipient = $1 order by id', [email]);
  return rows.map(({ subject }) => subject);
};

/** A departure where one basket holds all places. */
async function full(capacity: number): Promise<{ departure: string; baskets: Buyer[] }> {
  const departure = await selling.departure({ capacity });
  const baskets: Buyer[] = [];
  for (let n = 0; n < capacity; n += 1) {
    await site.pool.query('delete from unpaid_hold');
    baskets.push(await placeBasket(site, selling, departure, 1));
  }
  return { departure, baskets };
}

const release = ({ order, secret }: Buyer) =>
  call(site.app, releaseOrder, { params: { id: order }, headers: { [ORDER_SECRET_HEADER]: secret } });

async function insertSeller(): Promise<TestPerson> {
  const seller = await insertPerson(site.db, 'trujillo', { name: `Sara ${randomUUID()}` });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, seller.id],
  );
  return seller;
}

async function tryToBuy(departureId: string, quantity = 1): Promise<string> {
  await site.pool.query('delete from unpaid_hold');
  const line = { uuid: randomUUID(), departureId, units: [{ unitId: selling.adult, quantity }] };
  const answer = await call(site.app, placeOrder, { body: { uuid: randomUUID(), lines: [line] } });
  return answer.statusCode === 201 ? 'held' : String((answer.json() as { code?: string }).code);
}

async function offeredTo(party: WaitingParty): Promise<Buyer> {
  const { offer } = await party.show();
  const headers = { [ORDER_SECRET_HEADER]: offer!.secret };
  const order = (await call(site.app, showOrder, { params: { id: offer!.orderId }, headers })).json();
  return new Buyer(site, { order, secret: offer!.secret });
}

test('a person joins the list of a full departure after confirming the email address', async () => {
  const { departure } = await full(1);
  const email = 'lucia@ejemplo.pe';
  expect((await askToWait(site, selling, departure, { email })).json()).toEqual({ email });
  const party = await partyWith(site, email);
  expect(await states(party)).toEqual(['unconfirmed']);
  expect(await departureOf(departure)).toMatchObject({ waiting_parties: 0, waiting_least: null });
  expect(await emailsTo(email)).toEqual(['Confirma: lista de espera de «Huacas en medio día»']);
  expect((await party.confirm()).json()).toMatchObject({ state: 'waiting', position: 1 });
  expect((await party.confirm()).json()).toMatchObject({ state: 'waiting', position: 1 });
  expect(await departureOf(departure)).toMatchObject({ waiting_parties: 1, waiting_people: 1, waiting_least: 1 });
  expect(await emailsTo(email)).toHaveLength(2);
});

test('joining twice has the same answer, and only the email says that the address is in the list', async () => {
  const { departure } = await full(1);
  const email = 'beto@ejemplo.pe';
  const first = await askToWait(site, selling, departure, { email });
  await (await partyWith(site, email)).confirm();
  const second = await askToWait(site, selling, departure, { email: 'beto@ejemplo.pe', quantity: 3 });
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  expect(await departureOf(departure)).toMatchObject({ waiting_parties: 1, waiting_people: 1 });
  expect((await emailsTo(email)).filter((subject) => subject.endsWith('tu lugar es el 1'))).toHaveLength(2);
});

test('a party that finds places is refused, and so is a party that cannot be sold', async () => {
  const departure = await selling.departure({ capacity: 2 });
  const code = async (
    ...asked: Parameters<typeof askToWait> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => ((await askToWait(site, selling, ...asked)).json() as unknown as { code: string }).code;
  expect(await code(departure, { quantity: 2 })).toBe('places_free');
  expect(await code(departure, { quantity: 0 })).toBe('waitlist_refused');
  expect(await code(randomUUID())).toBe('waitlist_refused');
  expect((await askToWait(site, selling, departure, { quantity: 3 })).statusCode).toBe(202);
  await site.pool.query(`update departure set state = 'closed' where id = $1`, [departure]);
  expect(await code(departure, { quantity: 3 })).toBe('waitlist_refused');
});

test('an email address gets at most six emails in an hour', async () => {
  const { departure } = await full(1);
  const answers = [];
  for (let n = 0; n < 7; n += 1)
    answers.push((await askToWait(site, selling, departure, { email: 'ana@ejemplo.pe' })).statusCode);
  expect(answers).toEqual([202, 202, 202, 202, 202, 202, 429]);
});

test('of two parties that wait at once, the first gets the only free place, and no new buyer gets it before', async () => {
  const { departure, baskets } = await full(1);
  const [first, second] = [await wait(site, selling, departure), await wait(site, selling, departure)];
  expect(await positions(first, second)).toEqual([1, 2]);
  await release(baskets[0]!);
  expect(await tryToBuy(departure)).toBe('sold_out');
  await Promise.all(Array.from({ length: 4 }, () => sweepWaiting(site)));
  expect(await states(first, second)).toEqual(['offered', 'waiting']);
  expect(await positions(first, second)).toEqual([null, 1]);
  expect(await takenOf(departure)).toBe(1);
  expect(await tryToBuy(departure)).toBe('sold_out');
  expect(await emailsTo(first.email)).toContainEqual(expect.stringContaining('Se liberó tu lugar'));
  const buyer = await offeredTo(first);
  await buyer.pay(1);
  await sweepWaiting(site);
  expect(await states(first, second)).toEqual(['taken', 'waiting']);
  expect((await buyer.show()).contact).toMatchObject({ name: 'Ana Paz' });
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

test('two parties that join at the same time get different positions', async () => {
  const { departure } = await full(1);
  const emails = Array.from({ length: 6 }, (_, n) => `a${n}@ejemplo.pe`);
  await Promise.all(emails.map((email) => askToWait(site, selling, departure, { email })));
  const parties = await Promise.all(emails.map((email) => partyWith(site, email)));
  await Promise.all(parties.map((party) => party.confirm()));
  expect((await positions(...parties)).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await departureOf(departure)).toMatchObject({ waiting_parties: 6, waiting_people: 6, waiting_least: 1 });
});

test('two places freed at once by parallel cancellations make two offers, in order', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { departure, baskets } = await full(2);
    const parties = [];
    for (let n = 0; n < 3; n += 1) parties.push(await wait(site, selling, departure));
    await Promise.all([...baskets.map(release), ...Array.from({ length: 4 }, () => sweepWaiting(site))]);
    await Promise.all(Array.from({ length: 4 }, () => sweepWaiting(site)));
    expect(await states(...parties)).toEqual(['offered', 'offered', 'waiting']);
    expect(await takenOf(departure)).toBe(2);
    const { rows } = await site.pool.query(
      `select count(*)::int as orders from booking where departure_id = $1 and state = 'ON_HOLD'`,
      [departure],
    );
    expect(rows[0].orders).toBe(2);
  }
});

test('an offer that fails half-way leaves nothing, and the next sweep makes the offer once', async () => {
  const { departure, baskets } = await full(1);
  const party = await wait(site, selling, departure);
  await release(baskets[0]!);
  const failing = vi.spyOn(site.platform.jobs, 'add').mockRejectedValueOnce(new Error('killed'));
  await sweepWaiting(site);
  failing.mockRestore();
  expect(await states(party)).toEqual(['waiting']);
  expect(await departureOf(departure)).toMatchObject({ taken: 0, waiting_parties: 1, waiting_least: 1 });
  expect(await tryToBuy(departure)).toBe('sold_out');
  await sweepWaiting(site);
  await sweepWaiting(site);
  expect(await states(party)).toEqual(['offered']);
  expect(await takenOf(departure)).toBe(1);
  const offers = (await emailsTo(party.email)).filter((subject) => subject.startsWith('Se liberó'));
  expect(offers).toHaveLength(1);
});

test('an expired offer goes to the next party, and then the place is sold normally', async () => {
  const { departure, baskets } = await full(1);
  const [first, second] = [await wait(site, selling, departure), await wait(site, selling, departure)];
  await release(baskets[0]!);
  await sweepWaiting(site);
  await selling.endHold((await first.show()).offer!.orderId);
  expect(await states(first)).toEqual(['expired']);
  await sweepHolds(site);
  expect(await tryToBuy(departure)).toBe('sold_out');
  await sweepWaiting(site);
  expect(await states(first, second)).toEqual(['expired', 'offered']);
  expect((await emailsTo(first.email)).at(-1)).toMatch(/^Se acabó el tiempo/);
  await selling.endHold((await second.show()).offer!.orderId);
  await sweepHolds(site);
  await sweepWaiting(site);
  expect(await departureOf(departure)).toEqual({
    taken: 0,
    waiting_parties: 0,
    waiting_people: 0,
    waiting_least: null,
  });
  expect(await tryToBuy(departure)).toBe('held');
});

test('an offer that would end while the buyer pays is extended once, and the payment takes it', async () => {
  const { departure, baskets } = await full(1);
  const [first, second] = [await wait(site, selling, departure), await wait(site, selling, departure)];
  await release(baskets[0]!);
  await sweepWaiting(site);
  const buyer = await offeredTo(first);
  await site.pool.query(
    `update customer_order set hold_until = clock_timestamp() + interval '2 seconds' where id = $1`,
    [buyer.order],
  );
  const payment = await buyer.begin(1);
  expect(Date.parse((await buyer.show()).holdUntil!)).toBeGreaterThan(Date.now() + 5 * 60_000);
  await sweepHolds(site);
  await sweepWaiting(site);
  expect(await states(first, second)).toEqual(['offered', 'waiting']);
  await payWithCard(payment.action.url);
  await buyer.settle(payment);
  await sweepWaiting(site);
  expect(await states(first, second)).toEqual(['taken', 'waiting']);
});

test('an offer ends at the cut-off, and a payment does not extend it', async () => {
  const { departure, baskets } = await full(1);
  const party = await wait(site, selling, departure);
  await site.pool.query(`update departure set cutoff_at = clock_timestamp() + interval '5 minutes' where id = $1`, [
    departure,
  ]);
  await release(baskets[0]!);
  await sweepWaiting(site);
  const { offer, departure: shown } = await party.show();
  expect(offer!.until).toBe(shown.cutoffAt);
  const buyer = await offeredTo(party);
  await buyer.begin(1);
  expect((await buyer.show()).holdUntil).toBe(shown.cutoffAt);
});

test('money for an expired offer is refunded if the next party has the place', async () => {
  const { departure, baskets } = await full(1);
  const [first, second] = [await wait(site, selling, departure), await wait(site, selling, departure)];
  await release(baskets[0]!);
  await sweepWaiting(site);
  const buyer = await offeredTo(first);
  const payment = await buyer.begin(1);
  await selling.endHold(buyer.order);
  await sweepHolds(site);
  await sweepWaiting(site);
  expect(await states(first, second)).toEqual(['expired', 'offered']);
  await payWithCard(payment.action.url);
  await buyer.settle(payment);
  await site.runJobs();
  expect(await states(first, second)).toEqual(['expired', 'offered']);
  expect(await takenOf(departure)).toBe(1);
  const { rows } = await site.pool.query('select sum(amount)::int as back from refund where order_id = $1', [
    buyer.order,
  ]);
  expect(rows[0].back).toBe(selling.price);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

test('money for an expired offer takes the place if the place is still free', async () => {
  const { departure, baskets } = await full(1);
  const party = await wait(site, selling, departure);
  await release(baskets[0]!);
  await sweepWaiting(site);
  const buyer = await offeredTo(party);
  const payment = await buyer.begin(1);
  await selling.endHold(buyer.order);
  await sweepHolds(site);
  await sweepWaiting(site);
  await payWithCard(payment.action.url);
  await buyer.settle(payment);
  await sweepWaiting(site);
  expect(await states(party)).toEqual(['taken']);
  expect(await takenOf(departure)).toBe(1);
});

test('a party that is too large keeps its position, and smaller parties behind it are offered places', async () => {
  const { departure, baskets } = await full(3);
  const [large, small] = [await wait(site, selling, departure, 3), await wait(site, selling, departure)];
  await release(baskets[0]!);
  await sweepWaiting(site);
  expect(await states(large, small)).toEqual(['waiting', 'offered']);
  await release(baskets[1]!);
  await sweepWaiting(site);
  expect(await positions(large)).toEqual([1]);
  // One place is too few for the waiting party, so anyone may buy the place.
  expect(await tryToBuy(departure)).toBe('held');
});

test('a party that is refused or released passes its places on', async () => {
  const { departure, baskets } = await full(1);
  const parties = [];
  for (let n = 0; n < 3; n += 1) parties.push(await wait(site, selling, departure));
  const [first, second, third] = parties as [WaitingParty, WaitingParty, WaitingParty];
  await release(baskets[0]!);
  await sweepWaiting(site);
  expect((await first.leave()).json()).toMatchObject({ state: 'left', offer: null });
  expect((await first.leave()).json()).toMatchObject({ state: 'left' });
  await sweepWaiting(site);
  expect(await states(first, second, third)).toEqual(['left', 'offered', 'waiting']);
  await release(await offeredTo(second));
  await sweepWaiting(site);
  expect(await states(second, third)).toEqual(['left', 'offered']);
});

test('a waiting party leaves the list, and may join again at its end', async () => {
  const { departure, baskets } = await full(1);
  const [first, second] = [await wait(site, selling, departure), await wait(site, selling, departure)];
  await first.leave();
  expect(await positions(second)).toEqual([1]);
  await askToWait(site, selling, departure, { email: first.email });
  const again = await partyWith(site, first.email);
  await again.confirm();
  expect(await positions(second, again)).toEqual([1, 2]);
  await release(baskets[0]!);
  await sweepWaiting(site);
  expect(await states(first, second, again)).toEqual(['left', 'offered', 'waiting']);
  expect((await first.confirm()).json()).toMatchObject({ code: 'waitlist_entry_over' });
});

test('leaving at the moment of an offer releases the offered place', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { departure, baskets } = await full(1);
    const party = await wait(site, selling, departure);
    await release(baskets[0]!);
    const [, left] = await Promise.all([sweepWaiting(site), party.leave()]);
    expect(left.statusCode, left.body).toBe(200);
    await sweepWaiting(site);
    expect(await states(party)).toEqual(['left']);
    expect(await takenOf(departure)).toBe(0);
  }
});

test('the list of a called-off departure ends, and each party gets one email', async () => {
  const { departure, baskets } = await full(1);
  const [first, second] = [await wait(site, selling, departure), await wait(site, selling, departure)];
  await site.pool.query(`update departure set state = 'cancelled', cancelled_for = 'weather' where id = $1`, [
    departure,
  ]);
  await Promise.all(Array.from({ length: 3 }, () => sweepWaiting(site)));
  await release(baskets[0]!);
  await sweepWaiting(site);
  for (const party of [first, second]) {
    expect(await party.show()).toMatchObject({ state: 'ended', endedFor: 'called_off' });
    const emails = (await emailsTo(party.email)).filter((subject) => subject.includes('se canceló'));
    expect(emails).toHaveLength(1);
  }
});

test('a party with an open offer of a called-off departure gets one email too', async () => {
  const { departure, baskets } = await full(1);
  const party = await wait(site, selling, departure);
  await release(baskets[0]!);
  await sweepWaiting(site);
  const seller = await insertSeller();
  const params = { operatorId: selling.operator, departureId: departure };
  const body = { cause: 'weather', reason: 'El río viene crecido.', offerDates: false } as const;
  const answer = await call(site.app, cancelDeparture, { params, headers: seller.headers, body });
  expect(answer.statusCode, answer.body).toBe(200);
  await site.runJobs();
  await sweepWaiting(site);
  expect(await party.show()).toMatchObject({ state: 'ended', endedFor: 'called_off', offer: null });
  expect((await emailsTo(party.email)).filter((subject) => subject.includes('se canceló'))).toHaveLength(1);
});

test('the list ends at the cut-off', async () => {
  const { departure } = await full(1);
  const party = await wait(site, selling, departure);
  await site.pool.query('update departure set cutoff_at = clock_timestamp() where id = $1', [departure]);
  await sweepWaiting(site);
  expect(await party.show()).toMatchObject({ state: 'ended', endedFor: 'cutoff' });
  expect((await emailsTo(party.email)).at(-1)).toMatch(/no se liberó lugar$/);
  expect(await departureOf(departure)).toMatchObject({ waiting_parties: 0 });
});

test('a party that is no longer sold leaves the list to the others', async () => {
  const { departure, baskets } = await full(1);
  const [first, second] = [await wait(site, selling, departure), await wait(site, selling, departure)];
  await site.pool.query(
    `update waitlist_entry set units = jsonb_set(units, '{0,unitId}', to_jsonb($2::text)) where id = $1`,
    [first.id, randomUUID()],
  );
  await release(baskets[0]!);
  await sweepWaiting(site);
  expect(await first.show()).toMatchObject({ state: 'ended', endedFor: 'plan_changed' });
  expect(await states(second)).toEqual(['offered']);
});

test('nothing is offered while the plan is off sale', async () => {
  const { departure, baskets } = await full(1);
  const party = await wait(site, selling, departure);
  await site.pool.query(`update plan set state = 'paused' where id = $1`, [selling.plan]);
  await release(baskets[0]!);
  await sweepWaiting(site);
  expect(await states(party)).toEqual(['waiting']);
  await site.pool.query(`update plan set state = 'on_sale' where id = $1`, [selling.plan]);
  await sweepWaiting(site);
  expect(await states(party)).toEqual(['offered']);
});

test('a place in a shared van that another departure frees is offered, and kept from new buyers', async () => {
  const van = await selling.resource({ counts: 'place', capacity: 2 });
  const startsAt = new Date(Date.now() + 20 * 86_400_000);
  const one = await selling.departure({ capacity: 2, startsAt, resources: [van] });
  const other = await selling.departure({
    capacity: 2,
    startsAt: new Date(startsAt.getTime() + 30 * 60_000),
    resources: [van],
  });
  const rider = await placeBasket(site, selling, other, 2);
  const party = await wait(site, selling, one, 1);
  await sweepWaiting(site);
  expect(await states(party)).toEqual(['waiting']);
  await release(rider);
  expect(await tryToBuy(one)).toBe('sold_out');
  await sweepWaiting(site);
  expect(await states(party)).toEqual(['offered']);
  expect(await tryToBuy(one)).toBe('held');
});

test('an operator who raises the capacity serves the waiting parties first, and sees how many wait', async () => {
  const { departure } = await full(1);
  const [first, second] = [await wait(site, selling, departure), await wait(site, selling, departure, 2)];
  const seller = await insertSeller();
  const params = { operatorId: selling.operator, departureId: departure };
  const raise = async (capacity: number) =>
    (await call(site.app, changeDeparture, { params, headers: seller.headers, body: { capacity } })).json();
  expect(await raise(2)).toMatchObject({ waiting: { parties: 2, people: 3 } });
  expect(await tryToBuy(departure)).toBe('sold_out');
  await sweepWaiting(site);
  expect(await states(first, second)).toEqual(['offered', 'waiting']);
  expect(JSON.stringify(await raise(4))).not.toContain('@');
  await sweepWaiting(site);
  expect(await states(first, second)).toEqual(['offered', 'offered']);
  expect(await raise(5)).toMatchObject({ taken: 4, waiting: { parties: 0, people: 0 } });
  expect(await tryToBuy(departure)).toBe('held');
});

test('agencies and travellers see no free place while a waiting party has it or gets it next', async () => {
  const { departure, baskets } = await full(1);
  const party = await wait(site, selling, departure);
  const agency = await insertReseller(site, selling.operator);
  const seen = async () => {
    const { rows } = await site.pool.query('select local_date::text as date from departure where id = $1', [departure]);
    const { date } = rows[0];
    const [octo, day] = [
      await agency.get<{ id: string; vacancies: number }[]>('POST', '/availability', {
        ...{ productId: selling.plan, optionId: selling.option, localDateStart: date, localDateEnd: date },
      }),
      await call(site.app, showDayDepartures, { params: { planId: selling.plan }, query: { date } }),
    ];
    return [octo[0]!.vacancies, day.json().items.find(({ id }) => id === departure)!.left];
  };
  await release(baskets[0]!);
  expect(await seen()).toEqual([0, 0]);
  await sweepWaiting(site);
  expect(await seen()).toEqual([0, 0]);
  await party.leave();
  expect(await seen()).toEqual([1, 1]);
});

test('a person with an account waits at once, adopts earlier entries of the email address, and sees only these', async () => {
  const { departure } = await full(1);
  const [rosa, luis] = await Promise.all(
    ['Rosa', 'Luis'].map((name) => insertPerson(site.db, 'trujillo', { name: `${name} ${randomUUID()}` })),
  );
  await askToWait(site, selling, departure, { email: rosa!.email.toUpperCase() });
  const units = [{ unitId: selling.adult, quantity: 1 }];
  const join = () =>
    call(site.app, joinAccountWaitlist, { headers: rosa!.headers, body: { departureId: departure, units } });
  const joined = (await join()).json();
  expect(joined).toMatchObject({ state: 'waiting', position: 1 });
  expect((await join()).json()).toEqual(joined);
  const listOf = async ({ headers }: TestPerson) =>
    (await call(site.app, listAccountWaitlist, { headers })).json().items;
  expect(await listOf(rosa!)).toEqual([joined]);
  expect(await listOf(luis!)).toEqual([]);
  const show = ({ headers }: TestPerson) =>
    call(site.app, showWaitlistEntry, { params: { id: joined.id }, headers: { ...headers } });
  expect((await show(rosa!)).statusCode).toBe(200);
  expect((await show(luis!)).statusCode).toBe(404);
});

test('the erasure of a waiting person frees the list', async () => {
  const { departure, baskets } = await full(1);
  const party = await wait(site, selling, departure);
  await release(baskets[0]!);
  expect(await tryToBuy(departure)).toBe('sold_out');
  await site.pool.query('delete from waitlist_entry where id = $1', [party.id]);
  expect(await tryToBuy(departure)).toBe('held');
});
