import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBookings, showRegionBooking } from '#features/checkout/contract/region-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, type TestBooking } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
const REGION = 'trujillo';
let moderator: TestPerson;
let booking: TestBooking;

beforeAll(async () => {
  const departure = await insertDeparture(site.db, REGION);
  moderator = await insertPerson(site.db, REGION, { name: 'Mara Mesa', staff: 'moderator' });
  booking = await insertBooking(site.db, REGION, departure);
  await insertBooking(site.db, REGION, departure, { name: 'Otra Persona', state: 'CANCELLED' });
  await site.pool.query(
    `update customer_order set contact = '{"name": "Lucía Ñopo", "email": "Lucia@ejemplo.pe", "phone": "+51 944 777 121"}' where id = $1`,
    [booking.order],
  );
});

const find = async (q: string) =>
  (await call(site.app, findBookings, { headers: moderator.headers, body: { q } })).json();
const log = async (action: string) =>
  (
    await site.pool.query('select subject_kind, subject_id, after from audit_event where action = $1 order by at', [
      action,
    ])
  ).rows;

test('a booking is found by each of its references, and by email address, telephone number and name', async () => {
  const order = booking.reference.replace(/^RB/, 'VR');
  await site.pool.query(
    `insert into payment (region_id, order_id, client_key, state, amount, currency, provider, provider_id, mode, payer)
     values ($1, $2, $3, 'captured', 10000, 'PEN', 'sandbox', 'pay_ABC-99', 'page', '{}')`,
    [REGION, booking.order, randomUUID()],
  );
  for (const [q, by] of [
    [booking.reference.toLowerCase(), 'reference'],
    [order.replace(/(.{4})/g, '$1 '), 'reference'],
    [booking.id, 'reference'],
    ['pay_ABC-99', 'reference'],
    [' LUCIA@EJEMPLO.PE ', 'email'],
    ['944 777 121', 'phone'],
    ['+51944777121', 'phone'],
    ['lucia nopo', 'name'],
  ] as const) {
    const found = await find(q);
    expect([q, found.by, found.items.map(({ id }) => id)]).toEqual([q, by, [booking.id]]);
  }
});

test('bookings are found by the name of any traveller, and by the reference of an agency or a quotation', async () => {
  expect((await find('acompañante')).items).toHaveLength(2);
  const { id } = await insertBooking(site.db, REGION, await insertDeparture(site.db, REGION));
  await site.pool.query(
    `update booking set order_id = null, channel = 'octo', reseller = '{"keyId": "x", "resellerReference": "Grupo-2026/7",
       "contact": {"fullName": "Hans Meier", "emailAddress": "hans@example.org", "phoneNumber": "+49 170 5550199"}}' where id = $1`,
    [id],
  );
  for (const q of ['grupo-2026/7', 'Hans Meier', 'hans@example.org', '0170 5550199'])
    expect((await find(q)).items.map((one) => one.id)).toEqual([id]);
  const { rows } = await site.pool.query(
    `insert into quotation (region_id, reference, state, source, wish, people, assigned, creation_hash, request_hash)
     values ($1, 'CZ7K2M4QXA', 'accepted', '{}', '{}', 2, 'chosen', 'a', 'b') returning id`,
    [REGION],
  );
  await site.pool.query(
    `insert into offer (region_id, quotation_id, operator_id, state, answer_due_at, ends_at, order_id)
     select region_id, $1, operator_id, 'accepted', now(), now(), order_id from booking where id = $2`,
    [rows[0].id, booking.id],
  );
  expect((await find('cz7k 2m4q xa')).items.map((one) => one.id)).toEqual([booking.id]);
});

test('the list masks contacts, and the audit log records searches without their text', async () => {
  const { items } = await find('lucia@ejemplo.pe');
  expect(items[0]).toMatchObject({ email: 'L•••@ejemplo.pe', phone: '••• 121', name: 'Lucía Ñopo' });
  expect((await log('bookings.find')).at(-1)).toEqual({
    subject_kind: 'booking_search',
    subject_id: 'email',
    after: { found: 1 },
  });
  const shown = await call(site.app, showRegionBooking, {
    headers: moderator.headers,
    params: { bookingId: booking.id },
  });
  expect(shown.json()).toMatchObject({ email: 'Lucia@ejemplo.pe', phone: '+51 944 777 121', order: { bookings: 1 } });
  expect(await log('bookings.look')).toMatchObject([{ subject_kind: 'booking', subject_id: booking.reference }]);
});

test('a part of an email address or telephone number finds nothing, and SQL wildcards are ordinary characters', async () => {
  for (const q of ['ejemplo.pe', 'lucia@', '777121', 'luc_a', '%%%a', 'Nadie Así'])
    expect([q, (await find(q)).items]).toEqual([q, []]);
});

test('a text that cannot be searched is refused with a reason, and an unknown booking gets 404', async () => {
  const wrong = await call(site.app, findBookings, { headers: moderator.headers, body: { q: '%%%' } });
  expect([wrong.statusCode, wrong.problem().code]).toEqual([422, 'booking_search_short']);
  const short = await call(site.app, findBookings, { headers: moderator.headers, body: { q: 'ab' } });
  expect(short.problem().issues).toMatchObject([{ path: 'body.q' }]);
  const unknown = await call(site.app, showRegionBooking, {
    headers: moderator.headers,
    params: { bookingId: randomUUID() },
  });
  expect(unknown.problem().code).toBe('booking_not_found');
});

test('each search uses its database index', async () => {
  const client = await site.pool.connect();
  try {
    await client.query(`begin; insert into customer_order (region_id, reference, channel, state, currency, total, schedule, creation_hash, contact)
      select 'trujillo', 'VRX' || n, 'web', 'confirmed', 'PEN', 1, '[]', decode(md5(n::text), 'hex'), jsonb_build_object(
        'name', md5(n::text), 'email', n || '@ejemplo.pe', 'phone', '9' || (10000000 + n)) from generate_series(1, 5000) n;
      select gin_clean_pending_list('customer_order_by_name');
      analyze customer_order`);
    for (const [condition, index] of [
      [`lower(o.contact->>'email') = 'a'`, 'customer_order_by_email'],
      [`right(regexp_replace(o.contact->>'phone', '\\D', '', 'g'), 8) = '1'`, 'customer_order_by_phone'],
      [`plain_text(o.contact->>'name') like '%' || plain_text('lucia') || '%'`, 'customer_order_by_name'],
    ]) {
      const { rows } = await client.query(
        `explain select id from customer_order o where o.region_id = 'trujillo' and ${condition}`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
