import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestErasure } from '#features/privacy/contract/routes.ts';
import { listFailedJobs } from '#server/jobs/jobs.store.ts';
import { call } from '#tests/call.ts';
import { insertLoosely } from '#tests/insert-loosely.ts';
import { openFolder } from '#tests/open-folder.ts';
import { insertPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const DATA_DIR = await openFolder('farewell');
const site = await testSite({ settings: { DATA_DIR }, areas: ['policies', 'accounts', 'privacy'] });
const { app, db, pool } = site;
afterAll(async () => {
  await site.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});
beforeAll(() => pool.query(`insert into region (id) values ($1) on conflict do nothing`, [REGION]));

const NAME = "Ana-Lucía O'Neill (Ñata) +*";

async function leavingPerson(email: string) {
  const person = await insertPerson(db, REGION, { name: NAME, email });
  await insertLoosely(pool, 'comment', {
    ...{ region_id: REGION, account_id: person.id, owner_kind: 'company', author: NAME, rating: 5 },
    body: `Mañana vuelve ${NAME}, dice Ana-Lucía.`,
  });
  await call(app, requestErasure, { headers: person.headers, body: { confirm: 'borrar mi cuenta' } });
  await site.platform.jobs.add(db, 'privacy/erase-due', { asOf: '2099-01-01T00:00:00Z' });
  return person;
}

const stateOf = async (id: string) => (await pool.query('select state from account where id = $1', [id])).rows[0].state;
const farewells = async (email: string) =>
  (await pool.query(`select body_text from demo_mail where recipient = $1 and subject like 'Borramos%'`, [email])).rows;
const runAll = () => site.runJobs({ until: new Date(Date.now() + 86_400_000), mayFail: true });

test('the farewell email is sent only after the account is erased', async () => {
  const person = await leavingPerson('ana.lucia@ejemplo.pe');
  await pool.query(`
    create function refuse_erasure() returns trigger language plpgsql as $$ begin raise exception 'not today'; end $$;
    create trigger refuse_erasure before update on account for each row when (new.state = 'erased') execute function refuse_erasure()`);
  await runAll();
  expect([await stateOf(person.id), await farewells('ana.lucia@ejemplo.pe')]).toEqual(['deletion_requested', []]);

  await pool.query('drop trigger refuse_erasure on account');
  await runAll();
  expect(await stateOf(person.id)).toBe('erased');
  const emails = await farewells('ana.lucia@ejemplo.pe');
  expect(emails).toHaveLength(1);
  expect(emails[0].body_text).toContain(`Hola, ${NAME}:`);
  const { rows } = await pool.query('select author, body from comment where account_id = $1', [person.id]);
  expect(rows).toEqual([{ author: 'Anónimo', body: 'Mañana vuelve […], dice […].' }]);
});

test('a farewell email that cannot be sent leaves no email address', async () => {
  await leavingPerson('se.va@ejemplo.pe');
  await pool.query(`
    create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail today'; end $$;
    create trigger refuse_mail before insert on demo_mail for each row when (new.subject like 'Borramos%') execute function refuse_mail()`);
  for (let attempt = 1; attempt <= 13; attempt += 1) await runAll();
  const failed = await listFailedJobs(db, REGION);
  expect(failed.map(({ name }) => name)).not.toContain('privacy/say-farewell');
  const { rows } = await pool.query(`select from graphile_worker._private_jobs where payload::text like '%se.va@%'`);
  expect(rows).toEqual([]);
});
