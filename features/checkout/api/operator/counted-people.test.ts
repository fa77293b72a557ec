import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { showOperatorPlan } from '#features/operators/contract/managed-plan-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, insertSameOption } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { findToCancel } from './operator-sale.store.ts';

const REGION = 'trujillo';
const site = await testSite();
afterAll(site.close);
const { db } = site;

test('a family ticket counts as its places, on its plan and before its departure is called off', async () => {
  const boat = await insertDeparture(db, REGION);
  const lunch = { ...boat, departure: await insertSameOption(db, REGION, boat) };
  const { operator, plan } = boat;
  const owner = await insertPerson(db, REGION, { name: 'Olga Ortiz' });
  await sql`insert into operator_member (region_id, operator_id, account_id, role)
    values (${REGION}, ${operator}, ${owner.id}, 'owner')`.execute(db);
  const { id } = await insertBooking(db, REGION, boat);
  await insertBooking(db, REGION, lunch);
  const params = { operatorId: operator, planId: plan };
  const people = async () => (await call(site.app, showOperatorPlan, { params, headers: owner.headers })).json().people;
  const called = async () =>
    (await findToCancel(db, { region: REGION, operatorId: operator, departureId: boat.departure }))?.people;
  expect([await people(), await called()]).toEqual([4, 2]);

  // The first traveller of the boat now has a family ticket.
  await sql`update booking set items = jsonb_set(items, '{0,places}', '4') where id = ${id}`.execute(db);
  expect([await people(), await called()]).toEqual([7, 5]);
});
