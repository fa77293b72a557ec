import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, requestOf } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_SECRET_HEADER } from '../../contract/headers.ts';
import { confirmBuyerEmail, placeOrder, releaseOrder, requestEmailCode } from '../../contract/routes.ts';
import { sweep } from '../sweep.ts';

const site = await testSite();
afterAll(site.close);
let selling: Selling;
beforeAll(async () => {
  selling = await seedSelling(site);
});
beforeEach(async () => {
  await site.pool.query('delete from unpaid_hold');
  await site.pool.query('delete from attempt_window');
});

interface Buyer {
  at?: number | string;
  browser?: string;
  emailPass?: string;
  token?: string;
}

async function place(departures: string | string[], quantity: number, { at = 1, token, ...who }: Buyer = {}) {
  const lines = [departures].flat().map((departureId) => ({
    uuid: randomUUID(),
    departureId,
    units: [{ unitId: selling.adult, quantity }],
  }));
  const answer = await site.app.inject({
    ...requestOf(placeOrder, { body: { uuid: randomUUID(), lines, ...who } }),
    remoteAddress: typeof at === 'number' ? `198.51.100.${at}` : at,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  const { order, secret, code, issues } = answer.json();
  return { status: answer.statusCode, order, secret, code, issues, said: answer.statusCode === 201 ? 'held' : code };
}

const said = async (...asked: Parameters<typeof place>) => (await place(...asked)).said;
const takenOf = async (id: string) =>
  (await site.pool.query('select taken from departure where id = $1', [id])).rows[0].taken;
const holds = async () =>
  (await site.pool.query('select network, browser, holder, ended_at from unpaid_hold order by order_id')).rows;

async function runOut({ order }: { order: { id: string } }) {
  await selling.endHold(order.id);
  await sweep(site.platform);
}

async function codeFor(email: string, browser: string, at = 1) {
  const asked = await site.app.inject({
    ...requestOf(requestEmailCode, { body: { email, browser } }),
    remoteAddress: `198.51.100.${at}`,
  });
  expect(asked.statusCode, asked.body).toBe(202);
  await site.runJobs();
  const { rows } = await site.pool.query(
    'select subject from demo_mail where recipient = $1 order by sent_at desc, id desc limit 1',
    [email.toLowerCase()],
  );
  return { asked: asked.json(), code: /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? '' };
}

const confirm = (email: string, browser: string, code: string) =>
  call(site.app, confirmBuyerEmail, { body: { email, browser, code } });

async function passOf(email: string, browser: string): Promise<string> {
  const { code } = await codeFor(email, browser);
  const confirmed = await confirm(email, browser, code);
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return confirmed.json().pass;
}

test('anonymous buyers can hold at most three fifths of a departure', async () => {
  const departure = await selling.departure({ capacity: 20 });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => said(departure, 1, { at: n + 1 })));
  expect(answers.filter((one) => one === 'held')).toHaveLength(12);
  expect(answers.filter((one) => one === 'anonymous_share_held')).toHaveLength(8);
  const browser = randomUUID();
  expect(await said(departure, 3, { at: 99, browser, emailPass: await passOf('rosa@ejemplo.pe', browser) })).toBe(
    'held',
  );
  const { token } = await insertPerson(site.db, 'trujillo', { name: 'known' });
  expect(await said(departure, 5, { at: 1, token })).toBe('held');
  expect(await takenOf(departure)).toBe(20);
});

test("one network can hold six seats, or a tenth of the departure's seats if that is more", async () => {
  const bus = await selling.departure({ capacity: 20 });
  expect(await said(bus, 4)).toBe('held');
  expect(await said(bus, 3)).toBe('network_share_held');
  expect(await said(bus, 2)).toBe('held');
  expect(await said(bus, 1, { at: 2 })).toBe('held');
  const ship = await selling.departure({ capacity: 90 });
  expect(await said(ship, 9, { at: '2001:db8:1:1::1' })).toBe('held');
  expect(await said(ship, 1, { at: '2001:db8:1:1:ffff::9' })).toBe('network_share_held');
  expect(await said(ship, 1, { at: '2001:db8:1:2::1' })).toBe('held');
  const { order: _, ...refused } = await place(ship, 1, { at: '2001:db8:1:1::2' });
  expect(refused.issues).toMatchObject([
    { code: 'network_share_held', message: expect.stringMatching(/^Huacas.*red/) },
  ]);
});

test('an expired hold is not counted, even before the sweep releases it', async () => {
  const departure = await selling.departure({ capacity: 20 });
  const { order } = await place(departure, 4);
  await selling.endHold(order.id);
  expect(await said(departure, 6)).toBe('held');
  expect(await takenOf(departure)).toBe(6);
});

test('departures with four seats or unlimited capacity have no limit for anonymous buyers', async () => {
  expect(await said(await selling.departure({ capacity: 4 }), 4)).toBe('held');
  expect(await said(await selling.departure({ capacity: 5 }), 4)).toBe('anonymous_share_held');
  expect(await said(await selling.departure({ capacity: null }), 9)).toBe('held');
});

test('departures that share a van share one limit for anonymous buyers', async () => {
  const van = await selling.resource({ counts: 'place', capacity: 12 });
  const startsAt = new Date(Date.now() + 20 * 86_400_000);
  const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
  const [one, other, nextDay] = [
    await selling.departure({ capacity: 10, startsAt, resources: [van] }),
    await selling.departure({ capacity: 10, startsAt: at(30), resources: [van] }),
    await selling.departure({ capacity: 10, startsAt: at(24 * 60), resources: [van] }),
  ];
  expect(await said(one, 5)).toBe('held');
  expect(await said(other, 2)).toBe('network_share_held');
  expect(await said(other, 3, { at: 2 })).toBe('anonymous_share_held');
  expect(await said(other, 2, { at: 2 })).toBe('held');
  expect(await said(nextDay, 6)).toBe('held');
  const { token } = await insertPerson(site.db, 'trujillo', { name: 'van' });
  expect(await said(other, 5, { token })).toBe('held');
});

test('a browser can have at most three unpaid orders', async () => {
  const browser = randomUUID();
  const departures = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const resources = n % 2 === 0 ? [await selling.resource({ counts: 'departure', capacity: 1 })] : [];
      return selling.departure({ resources });
    }),
  );
  const answers = await Promise.all(departures.map((one, n) => place(one, 1, { browser, at: n + 1 })));
  expect(answers.filter(({ said }) => said === 'held')).toHaveLength(3);
  expect(answers.filter(({ said }) => said === 'browser_orders_open')).toHaveLength(5);
  expect(await said(departures[0]!, 1, { browser: randomUUID() })).toBe('held');
  const emailPass = await passOf('rosa@ejemplo.pe', browser);
  expect(await said(departures[1]!, 1, { browser, emailPass })).toBe('held');
  const { order, secret } = answers.find((one) => one.said === 'held')!;
  await call(site.app, releaseOrder, { params: { id: order.id }, headers: { [ORDER_SECRET_HEADER]: secret } });
  expect(await said(departures[2]!, 1, { browser })).toBe('held');
});

test('after two unpaid holds, a third hold needs an emailed code', async () => {
  const departure = await selling.departure({ capacity: 5 });
  const browser = randomUUID();
  const first = await place(departure, 2, { browser });
  await runOut(first);
  const second = await place(departure, 2, { browser, at: 2 });
  expect(second.said).toBe('held');
  await runOut(second);
  expect(await said(departure, 2, { browser, at: 3 })).toBe('hold_ran_out');
  expect(await said(departure, 2, { browser: randomUUID(), at: 9 })).toBe('held');
  const emailPass = await passOf('rosa@ejemplo.pe', browser);
  expect(await said(departure, 2, { browser, emailPass })).toBe('held');
  await site.pool.query(`update unpaid_hold set ended_at = ended_at - interval '10 minutes'`);
  await sweep(site.platform);
  expect((await holds()).filter(({ ended_at }) => ended_at !== null)).toEqual([]);
  expect(await said(departure, 1, { browser, at: 3 })).toBe('held');
});

test('a network whose holds expired cannot hold again with new browser ids', async () => {
  const departure = await selling.departure({ capacity: 20 });
  for (let round = 0; round < 2; round += 1) await runOut(await place(departure, 6, { browser: randomUUID() }));
  expect(await said(departure, 1, { browser: randomUUID() })).toBe('hold_ran_out');
  expect(await said(departure, 6, { browser: randomUUID(), at: 2 })).toBe('held');
});

test('a hold that is released shortly before its end counts as expired', async () => {
  const departure = await selling.departure();
  const browser = randomUUID();
  for (const answer of ['held', 'held', 'hold_ran_out']) {
    const { said, order, secret } = await place(departure, 1, { browser });
    expect(said).toBe(answer);
    if (!order) break;
    await site.pool.query(
      `update customer_order set created_at = created_at - interval '19 minutes', hold_until = hold_until - interval '19 minutes' where id = $1`,
      [order.id],
    );
    await call(site.app, releaseOrder, { params: { id: order.id }, headers: { [ORDER_SECRET_HEADER]: secret } });
  }
});

test('a confirmed email address can have one unpaid order for each departure', async () => {
  const [departure, other] = await Promise.all([selling.departure({ capacity: 30 }), selling.departure()]);
  const [browser, phone] = [randomUUID(), randomUUID()];
  const emailPass = await passOf('rosa@ejemplo.pe', browser);
  expect(await said(departure, 9, { browser, emailPass })).toBe('held');
  expect(await said(departure, 1, { browser, emailPass })).toBe('order_open_already');
  expect(await said(other, 1, { browser, emailPass })).toBe('held');
  await site.pool.query('delete from attempt_window');
  expect(await said(departure, 1, { browser: phone, emailPass: await passOf('Rosa+viaje@ejemplo.pe', phone) })).toBe(
    'order_open_already',
  );
  const { token } = await insertPerson(site.db, 'trujillo', { name: 'one' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => said(departure, 2, { token })));
  expect(answers.sort()).toEqual(['held', ...Array(4).fill('order_open_already')]);
});

test('while an order is unpaid, its buyer is stored only as keyed hashes', async () => {
  const departure = await selling.departure();
  const held = await place(departure, 1, { browser: randomUUID() });
  const [row] = await holds();
  expect(row).toMatchObject({ network: expect.any(Buffer), browser: expect.any(Buffer), holder: null, ended_at: null });
  await site.pool.query(`update customer_order set state = 'confirmed' where id = $1`, [held.order.id]);
  expect(await holds()).toEqual([]);
  const { token } = await insertPerson(site.db, 'trujillo', { name: 'gone' });
  await runOut(await place(departure, 1, { token }));
  expect(await holds()).toEqual([]);
});

test('a repeated order request with another browser id returns the same order', async () => {
  const departure = await selling.departure();
  const line = { uuid: randomUUID(), departureId: departure, units: [{ unitId: selling.adult, quantity: 1 }] };
  const wish = { uuid: randomUUID(), lines: [line] };
  const answers = await Promise.all(
    [wish, { ...wish, browser: randomUUID() }, { ...wish, browser: randomUUID(), emailPass: 'no.longer.good' }].map(
      (body) => site.app.inject({ ...requestOf(placeOrder, { body }), remoteAddress: '198.51.100.1' }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await takenOf(departure)).toBe(1);
});
