import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import { INVITATION_HEADER } from '#features/backoffice/contract/headers.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import type { Staff } from '#features/backoffice/contract/staff.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';
import { inviteAdmin } from './invite-admin.ts';

const site = await testSite({ areas: ['backoffice'] });
afterAll(site.close);
const { db, app } = site;
const region = 'trujillo';

let rosa: TestPerson;
beforeAll(async () => {
  await db.insertInto('region').values({ id: region }).execute();
  rosa = await insertPerson(db, region, { name: 'Rosa', staff: 'admin' });
});

const list = (who = rosa) => call(app, routes.listStaff, { headers: who.headers });
const invite = (email: string, role: StaffRole = 'editor', who = rosa) =>
  call(app, routes.inviteStaff, { headers: who.headers, body: { email, role } });
const resend = (id: string) => call(app, routes.resendStaffInvitation, { params: { id }, headers: rosa.headers });
const withdraw = (id: string) => call(app, routes.withdrawStaffInvitation, { params: { id }, headers: rosa.headers });
const remove = (who: TestPerson, member: TestPerson) =>
  call(app, routes.removeStaff, { params: { accountId: member.id }, headers: who.headers });
const invitationOf = ({ invitations }: Staff, email: string) => invitations.find((it) => it.email === email)!.id;
async function mailedSecret(email: string): Promise<string> {
  await site.runJobs();
  const { rows } = await site.pool.query('select body_text from demo_mail where recipient = $1 order by sent_at desc', [
    email,
  ]);
  return /\/invitacion#([\w-]{43})/.exec(rows[0].body_text)![1]!;
}
const show = (secret: string) => call(app, routes.showStaffInvitation, { headers: { [INVITATION_HEADER]: secret } });
const accept = (secret: string, who: TestPerson) =>
  call(app, routes.acceptStaffInvitation, { headers: { ...who.headers, [INVITATION_HEADER]: secret } });

test('only the account with the invited email address can accept, once', async () => {
  expect((await invite('Elsa@Ejemplo.pe')).statusCode).toBe(201);
  const secret = await mailedSecret('Elsa@Ejemplo.pe');
  expect((await show(secret)).json()).toMatchObject({ email: 'Elsa@Ejemplo.pe', role: 'editor', invitedBy: 'Rosa' });

  const stranger = await insertPerson(db, region, { name: 'Otro' });
  expect((await accept(secret, stranger)).problem().code).toBe('invitation_for_another');
  const elsa = await insertPerson(db, region, { name: 'Elsa', email: 'elsa@ejemplo.pe' });
  expect((await accept(secret, elsa)).statusCode).toBe(200);
  expect((await accept(secret, elsa)).problem().code).toBe('invitation_not_found');

  const team = (await list()).json();
  expect(team.items).toMatchObject([
    { name: 'Rosa', role: 'admin', you: true },
    { name: 'Elsa', role: 'editor', addedBy: 'Rosa', can: { remove: { allowed: true } } },
  ]);
  expect(team.invitations).toEqual([]);
  expect((await invite('elsa@ejemplo.pe')).problem().code).toBe('already_staff');
});

test('an invitation’s secret is not stored', async () => {
  await invite('nadie@ejemplo.pe');
  const secret = await mailedSecret('nadie@ejemplo.pe');
  const kept = await db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('email', '=', 'nadie@ejemplo.pe')
    .executeTakeFirst();
  expect(JSON.stringify(kept)).not.toContain(secret);
  expect(JSON.stringify((await list()).json())).not.toContain(secret);
});

test('sending an invitation again disables the earlier link', async () => {
  await invite('dos@ejemplo.pe');
  const older = await mailedSecret('dos@ejemplo.pe');
  const id = invitationOf((await list()).json(), 'dos@ejemplo.pe');
  expect((await resend(id)).statusCode).toBe(200);
  const newer = await mailedSecret('dos@ejemplo.pe');
  expect((await show(older)).statusCode).toBe(404);
  expect((await show(newer)).statusCode).toBe(200);
  expect((await withdraw(id)).statusCode).toBe(200);
  expect((await show(newer)).statusCode).toBe(404);
  expect((await withdraw(id)).problem().code).toBe('invitation_not_found');
});

test('an invitation works only while its sender is an active admin', async () => {
  const boss = await insertPerson(db, region, { name: 'Jefa', staff: 'admin' });
  const asked = await invite('tres@ejemplo.pe', 'admin', boss);
  const older = await mailedSecret('tres@ejemplo.pe');
  expect((await show(older)).statusCode).toBe(200);
  await site.pool.query(`update account set state = 'suspended' where id = $1`, [boss.id]);
  expect((await show(older)).statusCode).toBe(404);
  await site.pool.query(`update account set state = 'active' where id = $1`, [boss.id]);
  await site.pool.query('delete from staff where account_id = $1', [boss.id]);
  expect((await show(older)).statusCode).toBe(404);
  const id = invitationOf(asked.json(), 'tres@ejemplo.pe');
  expect((await resend(id)).statusCode).toBe(200);
  const newer = await mailedSecret('tres@ejemplo.pe');
  expect((await show(newer)).json()).toMatchObject({ invitedBy: 'Rosa' });
  expect((await withdraw(id)).statusCode).toBe(200);
});

test('an email address is invited at most three times a day', async () => {
  const asked = await invite('cuatro@ejemplo.pe');
  const id = invitationOf(asked.json(), 'cuatro@ejemplo.pe');
  expect((await resend(id)).statusCode).toBe(200);
  expect((await invite('Cuatro@ejemplo.pe')).statusCode).toBe(201);
  const refused = await resend(id);
  expect([refused.statusCode, refused.problem().code]).toEqual([429, 'too_many_emails']);
  expect((await invite('cuatro@ejemplo.pe')).statusCode).toBe(429);
  expect((await withdraw(id)).statusCode).toBe(200);
});

test('an invitation’s link expires after seven days', async () => {
  await invite('tarde@ejemplo.pe');
  const secret = await mailedSecret('tarde@ejemplo.pe');
  await site.pool.query(
    `update staff_invitation set expires_at = now() - interval '1 second' where email = 'tarde@ejemplo.pe'`,
  );
  expect((await show(secret)).json()).toMatchObject({ status: 410, code: 'invitation_over' });
});

test('the last admin cannot leave or change role', async () => {
  const change = await call(app, routes.changeStaff, {
    params: { accountId: rosa.id },
    headers: rosa.headers,
    body: { role: 'editor' },
  });
  expect(change.problem().code).toBe('last_admin');
  expect((await remove(rosa, rosa)).problem().code).toBe('last_admin');
  const ana = await insertPerson(db, region, { name: 'Ana', staff: 'admin' });
  const answers = await Promise.all([remove(ana, rosa), remove(rosa, ana)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200]);
  const left = await db.selectFrom('staff').select('account_id').where('role', '=', 'admin').execute();
  expect(left).toHaveLength(1);
  const line = await db.selectFrom('audit_event').selectAll().where('action', '=', 'staff.remove').executeTakeFirst();
  expect(line).toMatchObject({ before: { role: 'admin' }, after: { role: null } });
});

test('editors and moderators cannot see or change the team', async () => {
  const mario = await insertPerson(db, region, { name: 'Mario', staff: 'moderator' });
  expect((await list(mario)).problem().detail).toBe('Solo quien administra la región ve a su equipo.');
  expect((await invite('x@y.pe', 'admin', mario)).statusCode).toBe(403);
});

test('the first admin joins with a link from the server’s command line', async () => {
  const config = { REGION: 'cusco', PUBLIC_URL: 'https://descubre.pe' };
  const link = await inviteAdmin(db, config, 'primera@ejemplo.pe');
  expect(link).toMatch(/^https:\/\/descubre\.pe\/invitacion#[\w-]{43}$/);
  const { rows } = await site.pool.query(`select role, invited_by from staff_invitation where region_id = 'cusco'`);
  expect(rows).toEqual([{ role: 'admin', invited_by: null }]);
  expect(await inviteAdmin(db, { ...config, REGION: region }, 'elsa@ejemplo.pe')).toBeNull();
});
