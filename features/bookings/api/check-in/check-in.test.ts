import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckInAnswer, Manifest, Scan } from '#features/bookings/contract/check-in.ts';
import * as routes from '#features/bookings/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { findBooking } from '../booking.store.ts';
import { voucherKey } from '../voucher/voucher-key.ts';
import { voucherOf } from '../voucher/voucher-of.ts';

const REGION = 'trujillo';
const site = await testSite({ areas: ['bookings'] });
const { app, db, pool, platform } = site;
afterAll(site.close);

let today: TestDeparture;
let guide: TestPerson;
let sales: TestPerson;
beforeAll(async () => {
  today = await insertDeparture(db, REGION);
  [guide, sales] = [
    await insertPerson(db, REGION, { name: 'Guía Uno' }),
    await insertPerson(db, REGION, { name: 'Ventas Uno' }),
  ];
  for (const [person, role] of [
    [guide, 'guide'],
    [sales, 'sales'],
  ] as const)
    await sql`insert into operator_member (region_id, operator_id, account_id, role)
      values (${REGION}, ${today.operator}, ${person.id}, ${role})`.execute(db);
});

const addressOf = (it: TestDeparture) => ({ operatorId: it.operator, departureId: it.departure });
const tokenOf = async (id: string) =>
  voucherOf(await voucherKey(platform.config), (await findBooking(db, REGION, id))!)!.token;

async function send(scans: Partial<Scan>[], departure = today, by = guide): Promise<CheckInAnswer['answers']> {
  const whole = scans.map((scan) => ({ id: randomUUID(), action: 'redeem', at: new Date().toISOString(), ...scan }));
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(routes.checkIn, { params: addressOf(departure) }),
    headers: by.headers,
    payload: { scans: whole },
  });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return answer.json<CheckInAnswer>().answers;
}

const resultsOf = (answers: CheckInAnswer['answers']) => answers.map(({ result }) => result);

test('a voucher admits its party once', async () => {
  const booking = await insertBooking(db, REGION, today);
  const token = await tokenOf(booking.id);
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const [first] = await send([{ token, at }]);
  expect(first).toMatchObject({ result: 'admitted', booking: { state: 'REDEEMED', admitted: { at, by: 'Guía Uno' } } });
  const [second] = await send([{ token }], today, sales);
  expect(second).toMatchObject({ result: 'already_admitted', booking: { admitted: { at, by: 'Guía Uno' } } });
  const { rows } = await pool.query(`select action, actor, actor_id from booking_event where booking_id = $1`, [
    booking.id,
  ]);
  expect(rows).toEqual([{ action: 'redeem', actor: 'operator', actor_id: guide.id }]);
});

test('a scan with a repeated id counts once', async () => {
  const booking = await insertBooking(db, REGION, today);
  const scan = { id: randomUUID(), token: await tokenOf(booking.id) };
  const answers = (await Promise.all(Array.from({ length: 10 }, () => send([scan])))).flat();
  expect(resultsOf(answers)).toEqual(Array(10).fill('admitted'));
  const others = (await Promise.all(Array.from({ length: 10 }, () => send([{ token: scan.token }])))).flat();
  expect(resultsOf(others)).toEqual(Array(10).fill('already_admitted'));
  const { rows } = await pool.query(`select count(*)::int as lines from booking_event where booking_id = $1`, [
    booking.id,
  ]);
  expect(rows[0].lines).toBe(1);
});

test('the people of one booking can be admitted at different times', async () => {
  const booking = await insertBooking(db, REGION, today);
  const [one, other] = booking.items.map(({ id }) => id) as [string, string];
  const [part] = await send([{ bookingId: booking.id, itemIds: [one] }]);
  expect(part).toMatchObject({ result: 'admitted', booking: { state: 'REDEEMED' } });
  expect(part!.booking!.items.map(({ state }) => state)).toEqual(['redeemed', 'active']);
  const [again, rest] = await send([
    { bookingId: booking.id, itemIds: [one] },
    { bookingId: booking.id, itemIds: [other] },
  ]);
  expect([again!.result, rest!.result]).toEqual(['already_admitted', 'admitted']);
  const [undone] = await send([{ bookingId: booking.id, action: 'undo' }]);
  expect(undone).toMatchObject({ result: 'undone', booking: { state: 'CONFIRMED', admitted: null } });
  await send([{ bookingId: booking.id }]);
  const late = [
    { id: randomUUID(), bookingId: booking.id, action: 'undo' as const },
    { id: randomUUID(), bookingId: booking.id },
  ];
  const sent = resultsOf(await send(late));
  expect(resultsOf(await send(late))).toEqual(sent);
  expect(await findBooking(db, REGION, booking.id)).toMatchObject({ state: 'REDEEMED' });
});

test('a refused scan changes nothing', async () => {
  const other = await insertDeparture(db, REGION, { operator: today.operator, hoursAhead: 30 });
  const foreign = await insertDeparture(db, REGION);
  const [valid, elsewhere, strangers, cancelled] = [
    await insertBooking(db, REGION, today),
    await insertBooking(db, REGION, other),
    await insertBooking(db, REGION, foreign),
    await insertBooking(db, REGION, today, { state: 'CANCELLED' }),
  ];
  const token = await tokenOf(valid.id);
  const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
  const answers = await send([
    { token: forged },
    { token: await tokenOf(elsewhere.id) },
    { token: await tokenOf(strangers.id) },
    { bookingId: strangers.id },
    { bookingId: randomUUID() },
    { bookingId: cancelled.id },
    {},
  ]);
  expect(resultsOf(answers)).toEqual([
    'forged',
    'other_departure',
    'other_departure',
    'unknown_booking',
    'unknown_booking',
    'not_to_come',
    'unknown_booking',
  ]);
  expect(resultsOf(await send([{ token: await tokenOf(elsewhere.id) }], other))).toEqual(['too_early']);
  const { rows } = await pool.query(`select id, state from booking where id = any($1)`, [
    [valid.id, elsewhere.id, strangers.id],
  ]);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['CONFIRMED']));
});

test('a party that was marked absent can be admitted', async () => {
  const begun = await insertDeparture(db, REGION, { operator: today.operator, hoursAhead: -1 });
  const booking = await insertBooking(db, REGION, begun);
  expect(resultsOf(await send([{ bookingId: booking.id, action: 'no_show' }], begun))).toEqual(['missed']);
  expect(resultsOf(await send([{ bookingId: booking.id }], begun))).toEqual(['admitted']);
  const later = await insertBooking(db, REGION, today);
  expect(resultsOf(await send([{ bookingId: later.id, action: 'no_show' }]))).toEqual(['too_early']);
});

test('the CSV file of the passenger list escapes formulas', async () => {
  const departure = await insertDeparture(db, REGION, { operator: today.operator, hoursAhead: 5 });
  const booking = await insertBooking(db, REGION, departure, {
    name: '=HYPERLINK("http://x")',
  });
  const item = booking.items[1]!.id;
  const answers = { pickup: 'Hostal Colonial', note: '-2+3', [`${departure.question}/${item}`]: 'Sí' };
  await pool.query(`update booking set answers = $2 where id = $1`, [booking.id, JSON.stringify(answers)]);
  await insertBooking(db, REGION, departure, { state: 'ON_HOLD' });
  const url = pathOf(routes.showManifest, { params: addressOf(departure) });
  const manifest: Manifest = (await app.inject({ url, headers: guide.headers })).json();
  expect(manifest.bookings).toHaveLength(1);
  expect(manifest.bookings[0]).toMatchObject({
    pickup: 'Hostal Colonial',
    answers: [{ label: '¿Sabes nadar?', value: 'Sí', who: 'Acompañante' }],
    contact: { phone: '944 555 121' },
  });
  expect(manifest.can).toEqual({ message: false, change: false });
  expect(Buffer.from(manifest.publicKey, 'base64url')).toHaveLength(32);
  const csv = await app.inject({
    url: pathOf(routes.downloadManifestCsv, { params: addressOf(departure) }),
    headers: guide.headers,
  });
  expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv.body).toContain(`'-2+3`);
  const pdf = await app.inject({
    url: pathOf(routes.downloadManifestPdf, { params: addressOf(departure) }),
    headers: guide.headers,
  });
  expect([pdf.headers['content-type'], pdf.rawPayload.toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-']);
});

test('people of another operator get 404', async () => {
  const stranger = await insertPerson(db, REGION, { name: 'Otra Persona' });
  const foreign = await insertDeparture(db, REGION);
  const ask = async (departure: TestDeparture, person: TestPerson, operator = departure.operator) =>
    (
      await app.inject({
        url: pathOf(routes.showManifest, { params: { operatorId: operator, departureId: departure.departure } }),
        headers: person.headers,
      })
    ).statusCode;
  expect([
    await ask(today, stranger),
    await ask(foreign, guide),
    await ask(foreign, guide, today.operator),
    await ask(today, guide),
  ]).toEqual([404, 404, 404, 200]);
});
