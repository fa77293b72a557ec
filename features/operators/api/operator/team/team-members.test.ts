import { afterAll, expect, test } from 'vitest';
import { OPERATOR_INVITATION_HEADER } from '#features/operators/contract/headers.ts';
import * as sales from '#features/operators/contract/managed-plan-routes.ts';
import * as own from '#features/operators/contract/operator-routes.ts';
import { call } from '#tests/call.ts';
import { insertRegionPeople, operatorSite, verifyLuna } from '#tests/managed-operator.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';

const { site, ask } = await operatorSite();
afterAll(site.close);
const { db, pool } = site;

const people = await insertRegionPeople(site);
const { owner, stranger } = people;
const params = await verifyLuna(site, ask, people);

test('the last owner cannot leave', async () => {
  const guide = await insertPerson(db, 'trujillo', { name: 'Gina Guía', email: 'gina@ejemplo.pe' });
  await ask(owner, own.inviteOperatorMember, { params, body: { email: guide.email, role: 'guide' } });
  await site.runJobs();
  const { rows } = await pool.query<{ text: string }>('select body_text as text from demo_mail where recipient = $1', [
    guide.email,
  ]);
  const secret = /#([\w-]{43})\b/.exec(rows[0]!.text)![1]!;
  const accept = (person: TestPerson) =>
    call(site.app, own.acceptOperatorInvitation, {
      headers: { ...person.headers, [OPERATOR_INVITATION_HEADER]: secret },
    });
  expect((await accept(stranger)).json()).toMatchObject({ code: 'operator_invitation_for_another' });
  await pool.query(`update account set state = 'suspended' where id = $1`, [owner.id]);
  expect((await accept(guide)).json()).toMatchObject({ code: 'operator_invitation_not_found' });
  await pool.query(`update account set state = 'active' where id = $1`, [owner.id]);
  expect((await accept(guide)).json()).toMatchObject({ role: 'guide', operator: { name: 'Operadora Luna' } });
  expect((await accept(guide)).json()).toMatchObject({ code: 'operator_invitation_not_found' });

  expect((await ask(guide, own.showOperator, { params })).status).toBe(200);
  expect((await ask(guide, sales.listOperatorPlans, { params })).status).toBe(403);
  const { body } = await ask(owner, own.showOperatorTeam, { params });
  expect(body.items.map(({ role }) => role)).toEqual(['owner', 'guide']);
  expect(await ask(owner, own.removeOperatorMember, { params: { ...params, accountId: owner.id } })).toMatchObject({
    status: 409,
    body: { code: 'last_owner' },
  });
  expect((await ask(owner, own.removeOperatorMember, { params: { ...params, accountId: guide.id } })).status).toBe(204);
});

test('an email address gets at most three invitations a day', async () => {
  const invite = (email: string) => ask(owner, own.inviteOperatorMember, { params, body: { email, role: 'guide' } });
  await pool.query('delete from attempt_window');
  for (const email of ['una@ejemplo.pe', 'Una@ejemplo.pe', 'UNA@ejemplo.pe'])
    expect((await invite(email)).status).toBe(201);
  expect(await invite('una@ejemplo.pe')).toMatchObject({ status: 429, body: { code: 'too_many_emails' } });
  const { rows } = await pool.query('select cardinality(hits) as hits from attempt_window order by 1');
  expect(rows.map(({ hits }) => hits)).toEqual([3, 3, 3]);
  await pool.query('delete from attempt_window');
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await invite(`otra${n}@ejemplo.pe`)).status);
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
  await pool.query('delete from operator_invitation where accepted_at is null');
});
