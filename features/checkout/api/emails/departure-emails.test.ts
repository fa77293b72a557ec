import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDepartureMessage } from '#features/bookings/contract/routes.ts';
import { downloadCalendar, downloadVoucher, showVoucher } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { pathOf, type Route } from '#features/route.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, insertLink, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ areas: ['bookings', 'checkout'] });
const { app, db, pool, platform } = site;
afterAll(site.close);

let departure: TestDeparture;
let seller: TestPerson;
beforeAll(async () => {
  departure = await insertDeparture(db, REGION, { hoursAhead: 24 });
  seller = await insertPerson(db, REGION, { name: 'Ventas Uno' });
  await sql`insert into operator_member (region_id, operator_id, account_id, role)
    values (${REGION}, ${departure.operator}, ${seller.id}, 'sales')`.execute(db);
});

const emailsTo = async (like: string) =>
  (
    await pool.query(`select recipient, subject, body_text from demo_mail where recipient like $1 order by sent_at`, [
      like,
    ])
  ).rows as { recipient: string; subject: string; body_text: string }[];

test('a message is sent once to every active booking of the departure', async () => {
  const [, cancelled] = [
    await insertBooking(db, REGION, departure, { name: 'Teresa Uno' }),
    await insertBooking(db, REGION, departure, { name: 'Teresa Dos', state: 'CANCELLED' }),
  ];
  const message = { id: randomUUID(), body: 'Salimos media hora más tarde.\n\nTraigan abrigo.' };
  const here = pathOf(sendDepartureMessage, {
    params: { operatorId: departure.operator, departureId: departure.departure },
  });
  const send = () => app.inject({ method: 'POST', url: here, headers: seller.headers, payload: message });
  const sent = await send();
  expect([sent.statusCode, sent.json()]).toMatchObject([200, { letters: 1, by: 'Ventas Uno' }]);
  expect((await send()).json()).toEqual(sent.json());
  const other = await insertDeparture(db, REGION, { hoursAhead: 30, operator: departure.operator });
  const elsewhere = pathOf(sendDepartureMessage, {
    params: { operatorId: departure.operator, departureId: other.departure },
  });
  for (const [url, body] of [
    [elsewhere, message.body],
    [here, 'Salimos a la hora.'],
  ]) {
    const refused = await app.inject({ method: 'POST', url, headers: seller.headers, payload: { ...message, body } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'repeated_differently']);
  }
  await site.runJobs();
  const emails = await emailsTo('teresa.%');
  expect(emails).toHaveLength(1);
  for (const said of ['Salimos media hora', 'Traigan abrigo', '+51 944 000 111', '/reservas/VR'])
    expect(emails[0]!.body_text).toContain(said);
  expect(emails[0]!.body_text).not.toContain(cancelled.reference);
  const { rows } = await pool.query(`select actor_id, subject_id from audit_event where action = 'departures.message'`);
  expect(rows).toEqual([{ actor_id: seller.id, subject_id: departure.departure }]);
});

test('the travellers of tomorrow’s departures are reminded once', async () => {
  const far = await insertDeparture(db, REGION, { hoursAhead: 24 * 5 });
  const near = await insertDeparture(db, REGION, { hoursAhead: 24 });
  await insertBooking(db, REGION, near, { name: 'Raquel Uno' });
  const gone = await insertBooking(db, REGION, near, { name: 'Raquel Dos' });
  await insertBooking(db, REGION, far, { name: 'Raquel Tres' });
  for (let n = 0; n < 2; n += 1) await platform.jobs.add(db, 'checkout/remind-tomorrow', {});
  await pool.query(`update booking set state = 'CANCELLED' where id = $1`, [gone.id]);
  await site.runJobs();
  const emails = await emailsTo('raquel.%');
  expect(emails.map(({ subject }) => subject)).toEqual(['Mañana: Caballitos de totora']);
  expect(emails[0]!.body_text).toContain('Plaza de Armas');
});

test('if a booking changes twice, the operator gets an email only about its current state', async () => {
  const booking = await insertBooking(db, REGION, departure, { name: 'Olga Uno' });
  const notify = (about: string) => platform.jobs.add(db, 'checkout/tell-operator', { bookingId: booking.id, about });
  await notify('booked');
  await notify('cancelled');
  await site.runJobs();
  const emails = await emailsTo('totora@%');
  expect(emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Nueva reserva: Caballitos de totora, /),
  ]);
  expect(emails[0]!.body_text).toContain(`/operador/${departure.operator}/salidas/${departure.departure}`);
  expect(emails[0]!.body_text).not.toContain('Olga');
});

test('the email about a cancelled booking names the guest and the people, and promises no free seats', async () => {
  const booking = await insertBooking(db, REGION, departure, { name: 'Nora Uno' });
  await pool.query(
    `update booking set state = 'CANCELLED', items = (select jsonb_agg(i || '{"state": "cancelled"}') from jsonb_array_elements(items) i)
      where id = $1`,
    [booking.id],
  );
  await platform.jobs.add(db, 'checkout/tell-operator', { bookingId: booking.id, about: 'cancelled' });
  await site.runJobs();
  const [email] = (await emailsTo('totora@%')).filter(({ subject }) => subject.startsWith('Una reserva se canceló'));
  expect(email!.body_text).toContain('Ya no va en esa salida.');
  expect(email!.body_text).toContain('A nombre de: Nora Uno');
  expect(email!.body_text).not.toContain('Nadie');
});

test('the voucher is served only to callers who may open the order', async () => {
  const booking = await insertBooking(db, REGION, departure, { name: 'Vera Uno' });
  const secret = await insertLink(db, REGION, booking.order);
  const get = (route: Pick<Route, 'method' | 'path'>, key?: string) =>
    app.inject({
      url: pathOf(route, { params: { reference: booking.reference } }),
      headers: key ? { [ORDER_SECRET_HEADER]: key } : {},
    });
  const voucher = await get(showVoucher, secret);
  expect(voucher.json()).toMatchObject({ token: expect.stringMatching(/^VR1:/), qr: { size: 53 } });
  const pdf = await get(downloadVoucher, secret);
  expect([pdf.headers['content-type'], pdf.rawPayload.length > 20_000]).toEqual(['application/pdf', true]);
  // If a carriage return is not escaped, it ends a line of the calendar file.
  await pool.query(
    `update booking set snapshot = jsonb_set(snapshot, '{meeting,name}', to_jsonb(E'Plaza de\\rArmas'::text)) where id = $1`,
    [booking.id],
  );
  await pool.query(
    `update plan_version v set content = v.content || '{"bring": ["Agua", "Gorro"]}'
      from booking b where b.id = $1 and v.plan_id = b.plan_id and v.version = b.plan_version`,
    [booking.id],
  );
  const calendar = (await get(downloadCalendar, secret)).body.replaceAll(/\r\n[ \t]/g, '');
  expect(calendar).toContain('LOCATION:Plaza de Armas');
  expect(calendar).toMatch(/Teléfono del operador: \+51 944 000 111.*Lleva contigo: Agua\\, Gorro/);
  expect(calendar).toContain(`DTSTART:${departure.startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  for (const route of [showVoucher, downloadVoucher, downloadCalendar])
    expect([(await get(route)).statusCode, (await get(route, randomUUID())).statusCode]).toEqual([404, 404]);
  await pool.query(`update booking set state = 'CANCELLED' where id = $1`, [booking.id]);
  expect((await get(downloadVoucher, secret)).json().code).toBe('booking_action_refused');
});
