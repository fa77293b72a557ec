import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import * as account from '#features/reviews/contract/account-routes.ts';
import { showOperatorPresenceCode } from '#features/reviews/contract/operator-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const HERE = { lon: -79.0288, lat: -8.1118 };
const site = await testSite();
const { app, db, pool } = site;
afterAll(site.close);

test('an operator prints its code, and a person who proves a visit reviews the operator', async () => {
  const { operator } = await insertDeparture(db, REGION);
  const owner = await insertPerson(db, REGION, { name: 'Quien opera' });
  const traveller = await insertPerson(db, REGION, { name: 'Lucía Ñopo' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, operator, owner.id],
  );
  const printed = () =>
    call(app, showOperatorPresenceCode, { params: { operatorId: operator }, headers: owner.headers });
  expect((await printed()).problem().code).toBe('presence_nowhere');

  const counter = { ...HERE, category: 'service', hours_class: 'known', hours_rule: '24/7' } as const;
  const [profile] = (await insertPlaces(db, REGION, [{ name: 'Salidas del Norte', ...counter }])) as [string];
  await pool.query('update operator set company_id = $1 where id = $2', [profile, operator]);
  const { name, page, code } = (await printed()).json();
  expect({ name, page }).toEqual({ name: 'Salidas del Norte', page: '/lugares/salidas-del-norte' });

  const about = { kind: 'company', id: 'salidas-del-norte' } as const;
  const write = () =>
    call(app, account.writeAccountReview, {
      body: {
        ...{ about, rating: 5, scores: { service: 5 }, author: 'Lucía Ñ.', language: 'es' },
        body: 'Nos atendieron con calma y nos explicaron cada salida.',
      },
      headers: traveller.headers,
    });
  const prove = (typed: string) =>
    call(app, account.provePresence, {
      body: { id: randomUUID(), about, code: typed, position: HERE },
      headers: traveller.headers,
    });
  expect((await write()).problem().code).toBe('review_by_booking');
  expect((await prove('222222')).problem().code).toBe('presence_code_wrong');
  expect((await prove(code)).statusCode).toBe(200);
  expect((await write()).json()).toMatchObject({ state: 'published', verification: 3 });
  const { rows } = await pool.query('select owner_kind, owner_id from comment');
  expect(rows).toEqual([{ owner_kind: 'operator', owner_id: operator }]);
});
