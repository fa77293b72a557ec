import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { recordOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import { showOperatorMoney, showStatement } from '#features/payouts/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { earnDue } from './earn-due.ts';

const REGION = 'trujillo';
const site = await testSite({ cards: true });
afterAll(site.close);

test('the commission of a balance paid on the spot is deducted from the next payout', async () => {
  const { db, pool, app, platform } = site;
  const departure = await insertDeparture(db, REGION);
  const { id, order } = await insertBooking(db, REGION, departure);
  const owner = await insertPerson(db, REGION, { name: 'Olga Dueña' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, departure.operator, owner.id],
  );
  const schedule = [
    { number: 1, dueAt: new Date().toISOString(), amount: 0, parts: [] },
    { number: 2, dueAt: new Date().toISOString(), amount: 10_000, parts: [{ bookingId: id, amount: 10_000 }] },
  ];
  await pool.query('update customer_order set paid = 0, schedule = $2 where id = $1', [
    order,
    JSON.stringify(schedule),
  ]);
  const params = { operatorId: departure.operator, bookingId: id };
  const body = { id: randomUUID(), means: 'cash' as const, amount: 10_000 };
  const taken = await call(app, recordOnSitePayment, { params, headers: owner.headers, body });
  expect(taken.json()).toMatchObject({ owed: 0 });

  await pool.query(
    `insert into on_site_payment (region_id, id, order_id, booking_id, operator_id, means, amount, currency, taken_by, taken_at, voided_at, void_reason)
     select region_id, new.id, order_id, booking_id, operator_id, new.means, new.amount, currency, taken_by, new.at, new.voided, case when new.voided is not null then 'x' end
     from on_site_payment, (values ($2::uuid, 'cash', 100, now(), now()), ($3::uuid, 'yape', 200, now() - interval '3 days', null), ($4::uuid, 'yape', 400, now() - interval '20 days', null))
       as new (id, means, amount, at, voided) where booking_id = $1`,
    [id, randomUUID(), randomUUID(), randomUUID()],
  );
  const own = { params: { operatorId: departure.operator }, headers: owner.headers };
  const dayOf = (at: number) => new Date(at).toLocaleDateString('sv', { timeZone: 'America/Lima' });
  const shown = (await call(app, showOperatorMoney, own)).json();
  const { rows: booked } = await pool.query('select reference from booking where id = $1', [id]);
  expect(shown.onSiteLines).toMatchObject([
    { bookingId: id, reference: booked[0].reference, means: 'cash', amount: 10_000 },
    { bookingId: id, means: 'yape', amount: 200 },
  ]);
  expect(shown.onSite).toEqual([
    { day: dayOf(Date.now()), currency: 'PEN', means: 'cash', amount: 10_000 },
    { day: dayOf(Date.now() - 3 * 86_400_000), currency: 'PEN', means: 'yape', amount: 200 },
  ]);

  await earnDue(platform, new Date(departure.endsAt.getTime() + 60_000));
  const { rows } = await pool.query('select amount::int, commission::int from payable where booking_id = $1', [id]);
  expect(rows).toEqual([{ amount: -500, commission: 500 }]);
  const month = new Date().toISOString().slice(0, 7);
  const statement = await call(app, showStatement, {
    params: { operatorId: departure.operator, month },
    headers: owner.headers,
  });
  expect(statement.json().parts).toMatchObject([
    { gross: 10_000, commission: 500, collected: 10_000, closing: -500, lines: [{ kind: 'served', net: -500 }] },
  ]);
});
