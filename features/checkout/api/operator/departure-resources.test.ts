import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadManifestCsv, downloadManifestPdf, showManifest } from '#features/bookings/contract/routes.ts';
import { downloadVoucher } from '#features/checkout/contract/booking-routes.ts';
import { showOrder } from '#features/checkout/contract/routes.ts';
import type { ChangeDeparture, SaveResource } from '#features/operators/contract/managed-plan.ts';
import { addResource, changeDeparture } from '#features/operators/contract/managed-plan-routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { textOfPdf } from '#tests/pdf.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, insertSameOption, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite();
afterAll(site.close);
const { app, db, pool } = site;

let owner: TestPerson;
let traveller: TestPerson;
let tour: TestDeparture;
let other: string;
let guide: string;
let van: string;

beforeAll(async () => {
  tour = await insertDeparture(db, REGION, { hoursAhead: 48 });
  other = await insertSameOption(db, REGION, tour);
  await pool.query('update departure set starts_at = $2, ends_at = $3 where id = $1', [
    other,
    tour.startsAt,
    tour.endsAt,
  ]);
  owner = await insertPerson(db, REGION, { name: 'Olga Ortiz' });
  traveller = await insertPerson(db, REGION, { name: 'Lucía Ñopo' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, tour.operator, owner.id],
  );
  guide = await add({ kind: 'guide', name: 'Inés Quispe', counts: 'departure', capacity: 1, shown: true });
  van = await add({ kind: 'vehicle', name: 'Van blanca', counts: 'place', capacity: 15, shown: false });
});

async function add(body: SaveResource): Promise<string> {
  const answer = await call(app, addResource, {
    params: { operatorId: tour.operator },
    headers: owner.headers,
    body,
  });
  return answer.json().items.find(({ name }) => name === body.name)!.id;
}
const change = (departureId: string, body: ChangeDeparture) =>
  call(app, changeDeparture, { params: { operatorId: tour.operator, departureId }, headers: owner.headers, body });
const claims = async () =>
  (await pool.query(`select departure_id, places from resource_claim where resource_id = $1`, [guide])).rows;

test('two departures at the same time cannot get the same guide, even in concurrent requests', async () => {
  await insertBooking(db, REGION, tour);
  await pool.query('update departure set taken = 1 where id = $1', [other]);
  const answers = await Promise.all([
    change(tour.departure, { resources: [guide] }),
    change(other, { resources: [guide] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)!.problem().code).toBe('resource_busy');
  expect(await claims()).toHaveLength(1);

  await pool.query('update departure set taken = 0 where id = $1', [other]);
  await Promise.all([tour.departure, other].map((id) => change(id, { resources: [] })));
  expect(await claims()).toEqual([]);
  expect((await change(tour.departure, { resources: [guide, van] })).statusCode).toBe(200);
  expect((await change(other, { resources: [guide] })).problem().code).toBe('resource_busy');
  expect((await change(other, { resources: [van] })).json().resources).toEqual([van]);
  expect(await claims()).toEqual([{ departure_id: tour.departure, places: 2 }]);
});

test('a change of the resources is refused if another person has changed them since', async () => {
  const refused = await change(tour.departure, { resources: [], over: { resources: [guide] } });
  expect(refused.problem()).toMatchObject({ code: 'departure_changed' });
  const unknown = await change(tour.departure, { resources: [tour.plan] });
  expect([unknown.statusCode, unknown.problem().code]).toEqual([404, 'resource_not_found']);
});

test('the passenger list names the guide and the vehicle, and travellers see only the first name of a guide whom the operator shows', async () => {
  const booking = await insertBooking(db, REGION, tour, { accountId: traveller.id });
  const params = { operatorId: tour.operator, departureId: tour.departure };
  const manifest = await call(app, showManifest, { params, headers: owner.headers });
  expect(manifest.json().departure.resources).toEqual([
    { kind: 'guide', name: 'Inés Quispe' },
    { kind: 'vehicle', name: 'Van blanca' },
  ]);
  const csv = await app.inject(requestOf(downloadManifestCsv, { params, headers: owner.headers }));
  expect(csv.body).toContain('Guía: Inés Quispe · Vehículo: Van blanca');
  const pdf = await app.inject(requestOf(downloadManifestPdf, { params, headers: owner.headers }));
  expect(await textOfPdf(pdf.rawPayload)).toContain('Guía: Inés Quispe. Vehículo: Van blanca.');

  const order = await call(app, showOrder, { params: { id: booking.order }, headers: traveller.headers });
  expect(order.json().bookings[0]!.resources).toEqual([{ kind: 'guide', name: 'Inés' }]);
  const voucher = await app.inject(
    requestOf(downloadVoucher, { params: { reference: booking.reference }, headers: traveller.headers }),
  );
  const paper = await textOfPdf(voucher.rawPayload);
  expect(paper).toContain('Guía: Inés');
  expect(paper).not.toContain('Van blanca');
});
