import { afterAll, expect, test } from 'vitest';
import { insertPerson } from '#tests/people.ts';
import { seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { demoTraveller } from '../accounts/demo-accounts.ts';
import { prepareDemoWaitlist } from './prepare-waitlist.ts';

const site = await testSite();
afterAll(site.close);

test('two parties wait once for the full departure of the demo, and none for other departures', async () => {
  const selling = await seedSelling(site);
  await site.pool.query('update operator set fictional = true');
  const traveller = await insertPerson(site.db, 'trujillo', demoTraveller());
  const [soldOut, open] = [await selling.departure({ capacity: 0 }), await selling.departure()];
  for (let start = 0; start < 2; start += 1) await prepareDemoWaitlist(site.platform);
  const { rows } = await site.pool.query(
    'select waiting_parties, waiting_people from departure where id = any($1) order by capacity',
    [[soldOut, open]],
  );
  expect(rows).toEqual([
    { waiting_parties: 2, waiting_people: 6 },
    { waiting_parties: 0, waiting_people: 0 },
  ]);
  const entries = await site.pool.query('select account_id from waitlist_entry order by waiting_since');
  expect(entries.rows).toEqual([{ account_id: null }, { account_id: traveller.id }]);
});
