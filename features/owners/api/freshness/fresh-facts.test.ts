import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as confirmations from '#features/owners/contract/confirmation-routes.ts';
import type { ReportFact } from '#features/owners/contract/fact-report.ts';
import { changeOwnedFact, showOwnedPlace } from '#features/owners/contract/owner-routes.ts';
import * as reports from '#features/owners/contract/report-routes.ts';
import { OWNER_SECRET_HEADER } from '#features/owners/contract/team.ts';
import * as team from '#features/owners/contract/team-routes.ts';
import { demoteStale } from '#features/places/api/public.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { hoursInSpanish } from '#planner/hours/spanish.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { ASK_CONFIRMATIONS, SEND_DIGESTS } from '../emails/email-jobs.ts';

const REGION = 'trujillo';
const APP = { authorization: 'Bearer the-app-token' };
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool, platform } = site;
afterAll(site.close);

let placeId: string;
const people = {} as Record<'owner' | 'helper' | 'editor', TestPerson>;
beforeAll(async () => {
  await insertPlaces(db, REGION, []);
  people.owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  people.helper = await insertPerson(db, REGION, { name: 'Hugo Ayuda' });
  people.editor = await insertPerson(db, REGION, { name: 'Elena', staff: 'editor' });
});
beforeEach(async () => {
  for (const table of ['company', 'demo_mail', 'attempt_window']) await pool.query(`delete from ${table}`);
  [placeId] = (await insertPlaces(db, REGION, [
    { name: 'Museo Moche', hours_class: 'known', hours_rule: '24/7', open_week: '{[0,10080)}', interest: 800 },
  ])) as [string];
  await addMember(people.owner, 'owner');
  await age(0);
});

const addMember = (person: TestPerson, role: 'owner' | 'editor') =>
  pool.query(`insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, $4)`, [
    ...[REGION, placeId, person.id, role],
  ]);
/** The day of the region. */
const TODAY = `(now() at time zone 'America/Lima')::date`;
/** The last confirmation was this number of days ago. */
const age = (days: number) =>
  pool.query(
    `update company set claim = 'claimed', claimed_on = ${TODAY} - 400, hours_verified_at = ${TODAY} - $2::int where id = $1`,
    [placeId, days],
  );
async function runDaily(job: string): Promise<void> {
  await platform.jobs.add(db, job, {});
  await site.runJobs();
}
async function mailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  await site.runJobs();
  const { rows } = await pool.query(
    'select subject, body_text as text from demo_mail where recipient = $1 order by sent_at',
    [to],
  );
  return rows;
}
const page = async () => (await call(app, showPlace, { params: { idOrSlug: placeId }, headers: APP })).json();
const byLink = (secret: string) => ({ headers: { [OWNER_SECRET_HEADER]: secret } });
const secretIn = (text: string) => /#([\w-]{43})\b/.exec(text)![1]!;

test('the owner confirms old hours by the link, once in 90 days, without a sign-in', async () => {
  await age(89);
  await runDaily(ASK_CONFIRMATIONS);
  expect(await mailsTo(people.owner.email)).toEqual([]);
  await age(90);
  await runDaily(ASK_CONFIRMATIONS);
  await runDaily(ASK_CONFIRMATIONS);
  const emails = await mailsTo(people.owner.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['¿Sigue igual el horario de Museo Moche?']);
  const secret = secretIn(emails[0]!.text);
  const before = (await page()).hours.verifiedAt;
  expect((await call(app, confirmations.showHoursConfirmation, byLink(secret))).json()).toMatchObject({
    place: { name: 'Museo Moche' },
    hours: { rule: '24/7' },
  });
  expect((await page()).hours.verifiedAt).toBe(before);
  for (const _ of ['first', 'repeated']) {
    const { today, confirmedOn } = (await call(app, confirmations.confirmHoursByLink, byLink(secret))).json();
    expect(confirmedOn).toBe(today);
  }
  const { rows } = await pool.query('select made_by, made_as, fact from company_change where company_id = $1', [
    placeId,
  ]);
  expect(rows).toEqual([{ made_by: people.owner.id, made_as: 'owner', fact: 'hours' }]);
  const strange = await call(app, confirmations.confirmHoursByLink, byLink('x'.repeat(43)));
  expect(strange.problem()).toMatchObject({ code: 'confirmation_not_found' });
  await pool.query('delete from company_member where account_id = $1', [people.owner.id]);
  expect((await call(app, confirmations.showHoursConfirmation, byLink(secret))).statusCode).toBe(404);
});

test('unconfirmed hours get a badge after 120 days, and the place is demoted after 180 days', async () => {
  await age(119);
  expect((await page()).hours.isOld).toBe(false);
  await age(120);
  expect(await page()).toMatchObject({ hours: { isOld: true }, open: { state: 'open' } });
  await age(180);
  await runDaily(ASK_CONFIRMATIONS);
  expect(await page()).toMatchObject({ open: { state: 'unknown' } });
  const openNow = async () => (await call(app, listPlaces, { query: { openAt: 'now' }, headers: APP })).json().total;
  const interest = async () =>
    (await pool.query('select interest, interest_before from company where id = $1', [placeId])).rows[0];
  expect(await openNow()).toBe(0);
  expect(await interest()).toEqual({ interest: 200, interest_before: 800 });
  await pool.query('update company set interest = 640 where id = $1', [placeId]);
  await demoteStale(db, REGION, { today: '2026-11-30', days: 180 });
  expect(await interest()).toEqual({ interest: 160, interest_before: 640 });

  await call(app, changeOwnedFact, {
    params: { placeId },
    headers: people.owner.headers,
    body: {
      base: { hours: { class: 'known', rule: '24/7' } },
      value: { hours: { class: 'known', rule: 'Mo-Su 00:00-24:00' } },
    },
  });
  expect(await page()).toMatchObject({ open: { state: 'open' }, hours: { isOld: false } });
  expect(await openNow()).toBe(1);
  expect(await interest()).toEqual({ interest: 640, interest_before: null });
});

const report = (body: Partial<ReportFact> = {}, person?: TestPerson) =>
  call(app, reports.reportFact, {
    body: { id: randomUUID(), place: 'museo-moche', fact: 'hours', words: 'Fui un lunes y estaba cerrado.', ...body },
    ...(person && { headers: person.headers }),
  });

test('a traveller reports a fact, the owner mends it, and the traveller reads what changed', async () => {
  const id = randomUUID();
  for (const _ of ['first', 'repeated']) expect((await report({ id, email: 'lucia@ejemplo.pe' })).statusCode).toBe(204);
  const listed = (await call(app, reports.listFactReports, { headers: people.editor.headers })).json().items;
  expect(listed).toMatchObject([{ id, fact: 'hours', isAnswered: true }]);
  expect(JSON.stringify(listed)).not.toContain('lucia');
  const home = await call(app, showOwnedPlace, { params: { placeId }, headers: people.owner.headers });
  expect(home.json().tasks[0]).toEqual({ kind: 'report' });
  await runDaily(SEND_DIGESTS);
  expect((await mailsTo(people.owner.email)).map(({ subject }) => subject)).toEqual([
    'Un viajero dice que algo está mal',
  ]);

  await call(app, changeOwnedFact, {
    params: { placeId },
    headers: people.owner.headers,
    body: {
      base: { hours: { class: 'known', rule: '24/7' } },
      value: { hours: { class: 'known', rule: 'Tu-Su 09:00-17:00' } },
    },
  });
  const answer = () =>
    call(app, reports.answerOwnedReport, {
      params: { placeId, reportId: id },
      headers: people.owner.headers,
      body: { answer: 'mended' },
    });
  expect((await answer()).json().items).toEqual([]);
  expect((await answer()).problem()).toMatchObject({ code: 'fact_report_not_found' });
  const [email] = await mailsTo('lucia@ejemplo.pe');
  expect(email!.subject).toBe('Corregimos Museo Moche');
  const { rules } = parseHours('Tu-Su 09:00-17:00') as Extract<ReturnType<typeof parseHours>, { ok: true }>;
  expect(email!.text).toContain(`Ahora: ${hoursInSpanish(rules)}`);
});

test('one network sends at most twenty reports an hour', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await report()).statusCode);
  expect(statuses).toEqual([...Array(20).fill(204), 429]);
});

test('an owner hands the place over, and the last owner who leaves frees it', async () => {
  const params = { placeId };
  await call(app, team.invitePlaceMember, {
    params,
    headers: people.owner.headers,
    body: { email: people.helper.email, role: 'editor' },
  });
  const secret = secretIn((await mailsTo(people.helper.email))[0]!.text);
  const accept = (person: TestPerson) =>
    call(app, team.acceptPlaceInvitation, { headers: { ...person.headers, [OWNER_SECRET_HEADER]: secret } });
  expect((await accept(people.editor)).problem()).toMatchObject({ code: 'place_invitation_for_another' });
  expect((await accept(people.helper)).json()).toMatchObject({ role: 'editor', place: { name: 'Museo Moche' } });
  expect((await accept(people.helper)).problem()).toMatchObject({ code: 'place_invitation_not_found' });

  const role = (person: TestPerson, of: TestPerson, given: 'owner' | 'editor') =>
    call(app, team.changePlaceMember, {
      params: { placeId, accountId: of.id },
      headers: person.headers,
      body: { role: given },
    });
  expect((await role(people.helper, people.helper, 'owner')).statusCode).toBe(403);
  expect((await role(people.owner, people.owner, 'editor')).problem()).toMatchObject({ code: 'place_last_owner' });
  expect((await role(people.owner, people.helper, 'owner')).statusCode).toBe(200);
  const leave = (person: TestPerson) => call(app, team.leavePlace, { params, headers: person.headers });
  expect((await leave(people.owner)).statusCode).toBe(204);
  expect((await page()).claim).toBe('claimed');
  expect((await leave(people.helper)).statusCode).toBe(204);
  expect((await page()).claim).toBe('unclaimed');
});

test('a place whose owner erased the account can be claimed again', async () => {
  await addMember(people.helper, 'editor');
  await pool.query('delete from company_member where account_id = $1', [people.owner.id]);
  await runDaily(ASK_CONFIRMATIONS);
  expect((await page()).claim).toBe('unclaimed');
  const { rows } = await pool.query('select from company_member where company_id = $1', [placeId]);
  expect(rows).toEqual([]);
});
