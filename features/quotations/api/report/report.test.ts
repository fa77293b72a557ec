import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import type { AskBody, QuotationWish } from '#features/quotations/contract/quotation.ts';
import * as region from '#features/quotations/contract/region-routes.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { call } from '#tests/call.ts';
import { insertLoosely } from '#tests/insert-loosely.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertOperator, insertPlan } from '#tests/plans.ts';
import { answerOffer, askBody, dayFromNow, lineOf, offerContent } from '#tests/quotations.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
const { pool } = site;
const operators: string[] = [];
let staff: TestPerson;
let fresh: string;
beforeAll(async () => {
  for (const name of ['Totora', 'Valle']) operators.push(await insertOperator(site.db, 'trujillo', { name }));
  fresh = await insertOperator(site.db, 'trujillo', { name: 'Patio' });
  await insertPlan(site.db, 'trujillo', { operator: fresh, departures: [`${dayFromNow(40)} 09:00`] });
  staff = await insertPerson(site.db, 'trujillo', { name: 'Rosa', staff: 'moderator' });
});

const send = (body: AskBody) =>
  call(site.app, routes.askQuotation, { headers: { authorization: 'Bearer vereda-demo' }, body });

async function ask(email = `${randomUUID()}@ejemplo.pe`, whom = operators, wish = {}) {
  const body = { ...askBody(whom, wish), contact: { name: 'Lucía Ñopo', email, phone: '+51 900 000 001' } };
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, reference, secret } = answer.json();
  const { rows } = await pool.query('select id, operator_id from offer where quotation_id = $1', [id]);
  return { id, reference, secret, offers: operators.map((one) => rows.find((it) => it.operator_id === one)?.id) };
}

const listUnanswered = async () => {
  const answer = await call(site.app, region.listUnansweredQuotations, { headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const reassign = (quotationId: string) =>
  call(site.app, region.reassignUnansweredQuotation, { params: { quotationId }, headers: staff.headers, body: {} });
const answerTimes = async (quarter?: string) => {
  const answer = await call(site.app, region.showAnswerTimes, { query: { quarter }, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const supplyGap = async () => {
  const answer = await call(site.app, region.showSupplyGap, { headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const gapEvents = (quarter: string, of: BodyOf<ShapeOf<typeof region.listSupplyGapEvents>>['of']) =>
  call(site.app, region.listSupplyGapEvents, { headers: staff.headers, body: { quarter, of } });
const hoursAgo = (id: string, hours: number) =>
  pool.query(
    `update offer set asked_at = now() - make_interval(hours => $2::int), answer_due_at = now() - make_interval(hours => $2::int - 24),
       ends_at = now() - make_interval(hours => $2::int - 72) where quotation_id = $1`,
    [id, hours],
  );
const logged = async () =>
  (await pool.query(`select action, subject_id, after from audit_event where action like 'quotations.%' order by at`))
    .rows;

test('staff can send an unanswered request to other operators', async () => {
  const late = await ask('lucia@ejemplo.pe');
  const young = await ask();
  const answered = await ask();
  for (const { id } of [late, answered]) await hoursAgo(id, 30);
  await answerOffer(site, answered.offers[0]!, offerContent([lineOf()]));
  const { items } = await listUnanswered();
  expect(items.map(({ reference }) => reference)).toEqual([late.reference]);
  expect(items[0]).toMatchObject({ title: null, people: 2, can: { reassign: true } });
  expect(items[0]!.operators.map(({ name, state }) => [name, state])).toEqual([
    ['Totora', 'requested'],
    ['Valle', 'requested'],
  ]);
  expect(JSON.stringify(items)).not.toMatch(/Lucía|lucia@|900 000/);

  const done = await reassign(late.id);
  expect(done.json()).toEqual({ operators: ['Patio'] });
  expect((await listUnanswered()).items).toEqual([]);
  await site.runJobs();
  const { rows } = await pool.query(
    `select body_text from demo_mail where recipient = 'lucia@ejemplo.pe' and subject like '%otros%'`,
  );
  expect(rows[0].body_text).toContain('Patio');
  const shown = await call(site.app, routes.showQuotation, {
    params: { name: late.id },
    headers: { [QUOTATION_SECRET_HEADER]: late.secret },
  });
  const stated = shown.json().history.map(({ action, actor }) => `${actor} ${action}`);
  expect(stated).toEqual(['traveller ask', 'traveller ask', 'region reassign', 'region ask']);
  expect(await logged()).toEqual([
    { action: 'quotations.reassign', subject_id: late.reference, after: { operators: [fresh] } },
  ]);

  expect((await reassign(answered.id)).problem().code).toBe('quotation_action_refused');
  expect((await reassign(late.id)).problem().code).toBe('no_operator_fits');
  expect((await reassign(randomUUID())).problem().code).toBe('quotation_not_found');
  expect(young.reference).toBeTruthy();
});

test('the report shows response times, and the audit log records who opened its figures', async () => {
  const quick = await ask(undefined, operators.slice(0, 1));
  const slow = await ask(undefined, operators.slice(0, 1));
  const never = await ask(undefined, operators.slice(0, 1));
  for (const { id } of [quick, slow, never]) await hoursAgo(id, 100);
  const answer = (id: string, minutes: number) =>
    pool.query(
      `update offer set version = 1, state = 'answered', first_answered_at = asked_at + make_interval(mins => $2) where quotation_id = $1`,
      [id, minutes],
    );
  await answer(quick.id, 60);
  await answer(slow.id, 48 * 60);
  await pool.query(`update offer set state = 'expired' where quotation_id = $1`, [never.id]);
  const report = await answerTimes(await quarterNow());
  const ours = report.operators.find(({ id }) => id === operators[0])!;
  // The test above created one unanswered request, one answered request, and one request that is not due yet.
  const before = { asked: 3, answered: 1, due24: 2 };
  expect(ours).toMatchObject({ asked: before.asked + 3, answered: before.answered + 2, silent: 1, declined: 0 });
  expect([ours.due24, ours.due72]).toEqual([before.due24 + 3, 4]);
  expect(ours.medianMinutes).toBeGreaterThanOrEqual(60);
  expect(ours.p90Minutes).toBeGreaterThan(ours.medianMinutes!);
  expect(report.all.asked).toBe(report.months.reduce((sum, { asked }) => sum + asked, 0));

  const opened = await call(site.app, region.listAnswerEvents, {
    headers: staff.headers,
    body: { quarter: report.quarter, figure: 'silent', month: null, operatorId: operators[0]! },
  });
  expect(opened.json()).toMatchObject({
    items: [{ reference: never.reference, operator: 'Totora', minutes: null }],
    more: false,
  });
  expect(opened.body).not.toMatch(/Lucía|@/);
  expect((await logged()).at(-1)).toMatchObject({
    action: 'quotations.look',
    subject_id: `${report.quarter} silent`,
    after: { lines: 1, operatorId: operators[0] },
  });
  const file = await call(site.app, region.downloadAnswerTimes, { headers: staff.headers });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('Totora');
});

test('unserved requests are shown only if at least ten people made them', async () => {
  const lose = async (email: string, areas: string[]) => {
    const { id, reference } = await ask(email, operators, { areas });
    await pool.query(`update offer set state = 'expired' where quotation_id = $1`, [id]);
    await pool.query(`update quotation set state = 'expired' where id = $1`, [id]);
    return reference;
  };
  for (let n = 0; n < 9; n += 1) await lose(`moche${n}@ejemplo.pe`, ['Moche']);
  // The email address is written with a capital letter, but the person is the same.
  await lose('Moche0@ejemplo.pe', ['Moche']);
  const few = await supplyGap();
  expect([few.unserved, few.asked]).toEqual([null, null]);
  expect(few.dimensions.every(({ cells }) => cells.length === 0)).toBe(true);
  expect((await gapEvents(few.quarter, 'unserved')).problem().code).toBe('figure_hidden');

  const last = await lose('moche9@ejemplo.pe', ['Moche']);
  for (let n = 0; n < 3; n += 1) await lose(`chao${n}@ejemplo.pe`, ['Chao']);
  const enough = await supplyGap();
  expect(enough.unserved).toEqual({ requests: 14, people: 28 });
  const cellsIn = (name: string) => enough.dimensions.find((it) => it.name === name)!.cells;
  expect(cellsIn('outcome')).toEqual([{ key: 'silent', label: 'Nadie respondió', requests: 14, people: 28 }]);
  // Only three people requested Chao. Showing Moche alone would reveal this number by subtraction.
  expect(cellsIn('area')).toEqual([]);
  const opened = await gapEvents(enough.quarter, { dimension: 'outcome', key: 'silent' });
  expect(opened.json().items).toHaveLength(14);
  expect(opened.body).toContain(last);
  expect(opened.body).not.toMatch(/ejemplo|Lucía/);
  const hidden = await gapEvents(enough.quarter, { dimension: 'area', key: 'Chao' });
  expect(hidden.problem().code).toBe('figure_hidden');
  const file = await call(site.app, region.downloadSupplyGap, { headers: staff.headers });
  expect(file.body).toContain('Nadie respondió,14,28');
  expect(file.body).not.toContain('Chao');
});

test('a request that no operator could serve is counted once per person and stored without texts', async () => {
  const before = (await supplyGap()).unserved!.requests;
  const wanted = (n: number, wish: Partial<QuotationWish> = {}): AskBody => ({
    ...askBody(undefined, { languages: ['qu'], wishes: 'Con mi abuela Rosalía', needs: ['step_free'], ...wish }),
    contact: { name: 'Lucía Ñopo', email: `quechua${n}@ejemplo.pe`, phone: '+51 900 000 002' },
  });
  const bodies = Array.from({ length: 10 }, (_, n) => wanted(n));
  for (const body of bodies) expect((await send(body)).problem().code).toBe('no_operator_fits');
  const again = { ...bodies[0]!, wish: { ...bodies[0]!.wish, languages: ['ay'] } };
  expect((await send(again)).problem().code).toBe('no_operator_fits');
  const { rows } = await pool.query('select * from unserved_demand');
  expect(rows).toHaveLength(10);
  expect(JSON.stringify(rows)).not.toMatch(/Rosalía|Lucía|quechua|900 000|step_free/);

  const report = await supplyGap();
  expect(report.unserved!.requests).toBe(before + 10);
  const outcomes = report.dimensions.find(({ name }) => name === 'outcome')!.cells;
  expect(outcomes).toContainEqual({ key: 'nobody_fits', label: 'Ningún operador encajaba', requests: 10, people: 20 });
  const opened = await gapEvents(report.quarter, { dimension: 'outcome', key: 'nobody_fits' });
  expect(opened.json().items).toHaveLength(10);
  expect(opened.json().items[0]).toMatchObject({ reference: null, outcome: 'nobody_fits', asked: 0 });
  const file = await call(site.app, region.downloadSupplyGap, { headers: staff.headers });
  expect(file.body).toContain('Ningún operador encajaba,10,20');

  expect((await send({ ...again, operators, wish: { ...again.wish, languages: [] } })).statusCode).toBe(201);
  expect((await pool.query('select from unserved_demand')).rows).toHaveLength(9);
});

test('staff can read the requests of a figure only if the figure is published', async () => {
  for (let n = 0; n < 10; n += 1) await ask(`abierta${n}@ejemplo.pe`);
  const { asked, quarter } = await supplyGap();
  const opened = await gapEvents(quarter, 'asked');
  expect(opened.json().items).toHaveLength(asked!);
  expect(opened.json().items.filter(({ outcome }) => outcome === null).length).toBeGreaterThan(9);
  await pool.query('delete from unserved_demand');
  await pool.query(
    `update quotation set created_at = created_at - interval '2 years' where contact->>'email' like 'moche%'`,
  );
  expect((await supplyGap()).asked).toBeNull();
  expect((await gapEvents(quarter, 'asked')).problem().code).toBe('figure_hidden');
});

test('records of unserved requests are deleted after two years', async () => {
  await pool.query('delete from unserved_demand');
  const keep = (at: string) =>
    insertLoosely(pool, 'unserved_demand', {
      region_id: 'trujillo',
      people: 2,
      creation_hash: randomUUID(),
      asked_at: at,
    });
  const year = new Date().getFullYear();
  await keep(`${year - 3}-01-15`);
  await keep(`${year}-01-15`);
  await site.platform.jobs.add(site.db, 'quotations/forget-unserved', {});
  await site.runJobs();
  const { rows } = await pool.query('select extract(year from asked_at)::int as year from unserved_demand');
  expect(rows).toEqual([{ year }]);
});

const quarterNow = async () => (await answerTimes()).quarter;
