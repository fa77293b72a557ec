import { afterAll, expect, test } from 'vitest';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';
import { noticeEmails } from './team.store.ts';

const REGION = 'trujillo';
const site = await testSite();
afterAll(site.close);
const { db, pool } = site;

test('an operator without a team gets notices at its contact address', async () => {
  const id = await insertOperator(db, REGION, { name: 'Garza Azul' });
  const notices = () => noticeEmails(db, REGION, id, ['owner']);
  await pool.query(`update operator set profile = '{}' where id = $1`, [id]);
  expect(await notices()).toEqual([]);
  await pool.query(`update operator set profile = '{"email": "hola@garza.example"}' where id = $1`, [id]);
  expect(await notices()).toEqual(['hola@garza.example']);
  const owner = await insertPerson(db, REGION, { name: 'Olga' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, id, owner.id],
  );
  expect(await notices()).toEqual([owner.email]);
});
