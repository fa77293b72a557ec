import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { rowsOf } from '#server/database/rows-of.ts';
import { testDatabase } from '#tests/database.ts';
import { insertBooking, insertDeparture, insertSameOption } from '#tests/sales.ts';
import { peopleOfPlan } from './departure.store.ts';

const REGION = 'trujillo';
const { db, close } = await testDatabase();
afterAll(close);

test('two services for one party count its people once, and two departures of a tour are added', async () => {
  const boat = await insertDeparture(db, REGION);
  await insertBooking(db, REGION, boat);
  await insertBooking(db, REGION, { ...boat, departure: await insertSameOption(db, REGION, boat) });
  const peopleIf = async (state: string) => {
    const { rows } = await sql<{ people: number }>`
      select ${peopleOfPlan(rowsOf('booking'))} as people from departure d cross join (values (${state}::text)) p (state)
      where d.plan_id = ${boat.plan} group by p.state`.execute(db);
    return rows[0]!.people;
  };
  expect(await peopleIf('on_sale')).toBe(4);
  expect(await peopleIf('made_to_order')).toBe(2);
});
