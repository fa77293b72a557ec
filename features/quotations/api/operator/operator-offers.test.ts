import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseOverdue } from '#features/bookings/api/public.ts';
import { listOperatorDepartures } from '#features/operators/contract/managed-plan-routes.ts';
import type { Inclusion } from '#features/quotations/contract/inclusion-kinds.ts';
import type { OfferContent, OfferDraft } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { askQuotation } from '#features/quotations/contract/routes.ts';
import { type InputOf, pathOf, type ReplyOf, type Route, type Shape } from '#features/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { askBody, dayFromNow, lineOf, offerContent } from '#tests/quotations.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { pool } = site;
const APP = { authorization: 'Bearer vereda-demo' };
let selling: Selling;
let seller: Record<string, string>;
let rival: string;
let people = 0;
beforeAll(async () => {
  selling = await seedSelling(site);
  rival = await insertOperator(site.db, 'trujillo', { name: 'Rival' });
  seller = await insertPersonOf(selling.operator);
});

async function insertPersonOf(operator: string) {
  people += 1;
  const person = await insertPerson(site.db, 'trujillo', { name: `Ventas ${people}` });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [operator, person.id],
  );
  return person.headers;
}

async function asked(wish = {}, source = {}) {
  const body = { ...askBody([selling.operator, rival], wish) };
  Object.assign(body.source, source);
  const answer = await call(site.app, askQuotation, { headers: APP, body });
  expect(answer.statusCode, answer.body).toBe(201);
  const { rows } = await pool.query('select id, quotation_id from offer where quotation_id = $1 and operator_id = $2', [
    answer.json().id,
    selling.operator,
  ]);
  return { offer: rows[0].id as string, quotation: rows[0].quotation_id as string, reference: answer.json().reference };
}

async function ask<Of extends Shape>(
  route: Route<Of>,
  offerId: string,
  ...[input]: object extends Omit<InputOf<Of>, 'params'> ? [input?: object] : [input: Omit<InputOf<Of>, 'params'>]
): Promise<ReplyOf<Of>> {
  const params = { operatorId: selling.operator, offerId };
  const answer = await call(site.app, route, { params, headers: seller, ...input } as never);
  expect(answer.statusCode, `${route.path}: ${answer.body}`).toBeLessThan(300);
  return answer.json();
}

async function refused<Of extends Shape>(
  status: number,
  route: Route<Of>,
  offerId: string,
  input: Omit<InputOf<Of>, 'params'>,
) {
  const params = { operatorId: selling.operator, offerId };
  const answer = await call(site.app, route, { params, headers: seller, ...input } as never);
  expect(answer.statusCode, `${route.path}: ${answer.body}`).toBe(status);
  return answer.problem();
}

const show = (offer: string) => ask(routes.showOperatorOffer, offer);
const open = (offer: string) => ask(routes.viewOperatorOffer, offer);
const write = async (offer: string, draft: OfferDraft, over: string | null = null) =>
  (await ask(routes.saveOfferDraft, offer, { body: { draft, over } })).draftChangedAt;

async function toSend(offer: string, content: OfferContent, override: string | null) {
  const over = (await show(offer)).draftChangedAt;
  const draftChangedAt = await write(offer, content, over);
  return { body: { draftChangedAt, override, expectedTotal: priceOffer(content, 2).total } };
}

const send = async (offer: string, content: OfferContent, override: string | null = null) =>
  ask(routes.sendOffer, offer, await toSend(offer, content, override));
const sendRefused = async (status: number, offer: string, content: OfferContent) =>
  refused(status, routes.sendOffer, offer, await toSend(offer, content, null));

const stateOf = async (table: 'offer' | 'quotation', id: string) =>
  (await pool.query(`select state from ${table} where id = $1`, [id])).rows[0].state;

test('saving an older draft does not overwrite a newer draft', async () => {
  const { offer } = await asked({
    days: [{ stops: [{ place: null, title: 'Huaca de la Luna', begin: null, minutes: 90 }] }],
  });
  expect((await show(offer)).state).toBe('requested');
  const first = await open(offer);
  expect(first).toMatchObject({
    state: 'viewed',
    draft: null,
    request: { name: 'Lucía Ñopo', contact: null, asked: 2 },
    expected: { what: 'answer', of: 'operator', until: first.answerDueAt },
    can: ['send', 'decline'],
    start: {
      startDate: dayFromNow(40),
      days: [{ stops: [{ title: 'Huaca de la Luna', begin: 540 }] }],
      payments: [{ shareBps: 3000 }, { shareBps: 7000 }],
    },
  });
  expect(first.history.map(({ action }) => action)).toContain('view');

  const at = await write(offer, { ...first.start, title: '' });
  const later = await write(offer, { ...first.start, title: 'Dos' }, at);
  await refused(409, routes.saveOfferDraft, offer, { body: { draft: { title: 'Tarde' }, over: at } });
  expect(await show(offer)).toMatchObject({ draft: { title: 'Dos' }, draftChangedAt: later });
});

test('an incomplete offer is refused with a list of all missing fields', async () => {
  const { offer } = await asked();
  const draft = { ...offerContent([lineOf({ day: 7, needs: [randomUUID()] })]), startDate: '2020-01-01', title: '' };
  const payments = [{ shareBps: 5000, daysBefore: 3 }];
  const refusal = await sendRefused(400, offer, { ...draft, payments });
  expect(refusal.code).toBe('offer_incomplete');
  expect(refusal.issues.map(({ path }) => path.replace('body.draft.', '')).sort()).toEqual([
    'lines.0.day',
    'lines.0.needs',
    'payments',
    'payments.0',
    'startDate',
    'title',
  ]);
  expect(await stateOf('offer', offer)).toBe('requested');
});

test('an offer with a finding needs an explanation, which is stored in the version', async () => {
  const { offer, quotation } = await asked();
  const stop = { begin: 540, minutes: 60, place: null, title: 'Una', note: '', included: true };
  const content = offerContent([lineOf()], {
    days: [{ title: 'Moche', stops: [stop, { ...stop, begin: 560, title: 'Otra' }] }],
  });
  const checked = await ask(routes.checkOfferDraft, offer, { body: { draft: content } });
  expect(checked).toMatchObject({
    findings: [{ code: 'overlaps', day: 0, stop: 1 }],
    issues: [],
    facts: { people: 2, perPerson: 5000 },
  });

  const refusal = await sendRefused(409, offer, content);
  expect(refusal).toMatchObject({
    code: 'offer_needs_reason',
    issues: [{ code: 'overlaps', path: 'body.draft.days.0.stops.1' }],
  });
  const sent = await send(offer, content, 'Vamos dos guías: el grupo se parte en dos.');
  expect(sent).toMatchObject({
    version: 1,
    total: 10_000,
    findings: [{ code: 'overlaps' }],
    override: expect.stringContaining('dos guías'),
  });
  expect(await stateOf('offer', offer)).toBe('answered');
  expect(await stateOf('quotation', quotation)).toBe('answered');
  const seen = await show(offer);
  expect(seen).toMatchObject({ draft: null, version: 1, expected: { what: 'decision', of: 'traveller' } });
  expect(Date.parse(seen.validUntil!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const runs = await site.runJobs();
  expect(runs.map(({ name }) => name)).toContain('quotations/tell-traveller');
});

test('a suspended operator cannot send an offer', async () => {
  const { offer } = await asked();
  for (const lapse of ["state = 'suspended'", 'register_until = current_date - 2']) {
    await pool.query(`update operator set ${lapse} where id = $1`, [selling.operator]);
    const refusal = await sendRefused(409, offer, offerContent([lineOf()]));
    await pool.query(`update operator set state = 'verified', register_until = null where id = $1`, [selling.operator]);
    expect(refusal.code).toBe('offering_suspended');
    expect(await stateOf('offer', offer)).toBe('requested');
  }
  expect((await send(offer, offerContent([lineOf()]))).version).toBe(1);
});

test('the answer to a new version lists what has changed since the previous version', async () => {
  const { offer } = await asked();
  const content = offerContent([lineOf()]);
  await send(offer, content);
  await send(offer, { ...content, lodging: 'Hostal Plaza' });
  const params = { operatorId: selling.operator, offerId: offer, version: 2 };
  const second = (await call(site.app, routes.compareOfferVersion, { params, headers: seller })).json();
  expect(second).toMatchObject({ before: 1, changes: [{ what: 'lodging', how: 'added', after: 'Hostal Plaza' }] });
  expect((await show(offer)).versions.map(({ version, content: { lodging } }) => [version, lodging])).toEqual([
    [2, 'Hostal Plaza'],
    [1, ''],
  ]);
});

test("a sent version keeps the kinds and days of the draft's lines", async () => {
  const { offer, reference } = await asked();
  const perDay = { unitId: null, name: 'salida', quantity: 2, unitPrice: 18_000, follows: 'days' as const };
  const guide = lineOf({ kind: 'guide', title: 'Doña Julia', brings: ['transport'], days: 2, units: [perDay] });
  const named = lineOf({ title: 'Guía y van', units: [{ ...perDay, name: 'día', follows: null }] });
  const days = [0, 1].map((day) => ({ title: `Día ${day + 1}`, stops: [] }));
  const includes: Inclusion[] = [{ text: 'Lo de siempre', kinds: ['guide', 'meal'] }];
  const excludes: Inclusion[] = [{ text: 'Almuerzo', kinds: [] }];
  const content = offerContent([guide, named], { days, includes, excludes });
  const url = pathOf(routes.saveOfferDraft, { params: { operatorId: selling.operator, offerId: offer } });
  for (const wrong of [
    { includes: ['Guía'] },
    { includes: [{ text: 'Guía', kinds: ['guides'] }] },
    { lines: [{ ...guide, days: 15 }] },
    { lines: [{ ...guide, brings: undefined }] },
  ]) {
    const payload = { draft: { ...content, ...wrong }, over: null };
    const answer = await site.app.inject({ method: 'PUT', url, headers: seller, payload });
    expect(answer.statusCode, answer.body).toBe(400);
  }
  const sent = await send(offer, content);
  expect(sent.content).toEqual(content);
  expect((await show(offer)).versions[0]!.content).toEqual(content);
  const { rows } = await pool.query(
    `select v.content from offer_version v join offer f on f.id = v.offer_id join quotation q on q.id = f.quotation_id where q.reference = $1`,
    [reference],
  );
  expect(rows).toEqual([{ content }]);
});

test('the first draft for a requested plan contains the inclusions of the plan', async () => {
  await pool.query(
    `update plan_version set content = content || '{"includes": ["Guía y van"], "excludes": ["Comidas y propinas"]}' where plan_id = $1`,
    [selling.plan],
  );
  const { rows } = await pool.query('select slug from plan where id = $1', [selling.plan]);
  const { offer } = await asked({}, { kind: 'plan', slug: rows[0].slug });
  expect((await show(offer)).start).toMatchObject({
    includes: [{ text: 'Guía y van', kinds: ['guide', 'transport'] }],
    excludes: [
      { text: 'Comidas', kinds: ['meal'] },
      { text: 'Propinas', kinds: [] },
    ],
  });
});

test('a departure becomes a line with the current price of the departure', async () => {
  const { offer } = await asked({ party: { adults: 2, seniors: 0, childAges: [] } });
  const startsAt = new Date(Date.parse(`${dayFromNow(40)}T14:00:00Z`));
  const departure = await selling.departure({ capacity: 3, startsAt });
  const { line, seatsLeft, refusals, program } = await ask(routes.showPlanLine, offer, {
    body: { departureId: departure, startDate: dayFromNow(39) },
  });
  expect({ seatsLeft, refusals }).toEqual({ seatsLeft: 3, refusals: [] });
  expect(line).toMatchObject({
    kind: 'plan',
    brings: [],
    day: 1,
    days: 1,
    begin: 540,
    units: [{ unitId: selling.adult, quantity: 2, unitPrice: selling.price, follows: 'people' }],
  });
  expect(program[0]!.day).toBe(1);

  const days = [0, 1].map((day) => ({ title: `Día ${day + 1}`, stops: [] }));
  const content = offerContent([line], { startDate: dayFromNow(39), days, optionHours: 24 });
  const taken = async () => (await pool.query('select taken from departure where id = $1', [departure])).rows[0].taken;
  await send(offer, content);
  expect(await taken()).toBe(2);
  const held = await call(site.app, listOperatorDepartures, {
    params: { operatorId: selling.operator },
    query: { from: dayFromNow(40), to: dayFromNow(40) },
    headers: seller,
  });
  expect(held.statusCode, held.body).toBe(200);
  expect(held.json().items.find(({ id }) => id === departure)).toMatchObject({
    taken: 2,
    people: 0,
  });
  expect(Date.parse((await show(offer)).optionUntil!) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  await send(offer, { ...content, lodging: 'Hostal' });
  expect(await taken()).toBe(2);

  const longer = await sendRefused(400, offer, { ...content, lines: [{ ...line, days: 2 }] });
  expect(longer.issues).toMatchObject([{ path: 'body.draft.lines.0.days', code: 'days' }]);

  const second = await asked();
  const refusal = await sendRefused(400, second.offer, { ...content, lines: [{ ...line, id: randomUUID() }] });
  expect(refusal.issues).toMatchObject([{ code: 'seats', message: expect.stringContaining('quedan 1') }]);

  await pool.query(`update booking set hold_until = clock_timestamp() where departure_id = $1 and state = 'ON_HOLD'`, [
    departure,
  ]);
  await inTransaction(site.db, (trx) => releaseOverdue(trx, 'trujillo'));
  expect(await taken()).toBe(0);
});

test('an offer expires at the latest when sales of its departure close', async () => {
  const { offer } = await asked();
  const startsAt = new Date(Date.parse(`${dayFromNow(2)}T14:00:00Z`));
  const departureId = await selling.departure({ startsAt });
  const { line } = await ask(routes.showPlanLine, offer, { body: { departureId, startDate: null } });
  const content = offerContent([line], { startDate: dayFromNow(2) });
  const { closesAt } = await ask(routes.checkOfferDraft, offer, { body: { draft: content } });
  expect(closesAt).toBe(new Date(startsAt.getTime() - 2 * 3_600_000).toISOString());
  await send(offer, content);
  expect((await show(offer)).validUntil).toBe(closesAt);
});

test('a request expires when its last operator declines', async () => {
  const one = await asked();
  await refused(400, routes.declineQuotation, one.offer, { body: { code: 'other', text: ' ' } });
  await ask(routes.declineQuotation, one.offer, { body: { code: 'dates', text: '' } });
  expect(await show(one.offer)).toMatchObject({
    state: 'declined',
    expected: null,
    can: [],
    reason: { code: 'dates', text: 'No trabajamos esas fechas', by: 'operator' },
  });
  expect(await stateOf('quotation', one.quotation)).toBe('open');

  const other = await asked();
  await pool.query(`update offer set state = 'declined' where quotation_id = $1 and id <> $2`, [
    other.quotation,
    other.offer,
  ]);
  await send(other.offer, offerContent([lineOf()]));
  await ask(routes.withdrawOffer, other.offer, { body: { text: 'El guía se enfermó esa semana.' } });
  expect(await stateOf('offer', other.offer)).toBe('withdrawn');
  expect(await stateOf('quotation', other.quotation)).toBe('expired');
  await refused(409, routes.saveOfferDraft, other.offer, { body: { draft: {}, over: null } });
});

test('only the operator that made a template can see and delete it', async () => {
  const own = { params: { operatorId: selling.operator }, headers: seller };
  const list = async () => (await call(site.app, routes.listOfferTemplates, own)).json();
  const created = await call(site.app, routes.createOfferTemplate, {
    ...own,
    body: { name: 'Dos días', content: { title: '' } },
  });
  expect(created.statusCode, created.body).toBe(201);
  const { id } = created.json();
  const one = { params: { operatorId: selling.operator, templateId: id }, headers: seller };
  const body = { name: 'Dos días largos', content: offerContent([lineOf()]) };
  expect((await call(site.app, routes.changeOfferTemplate, { ...one, body })).statusCode).toBe(200);
  expect(await list()).toMatchObject({ items: [{ id, name: 'Dos días largos', content: { validDays: 7 } }] });
  const theirs = await call(site.app, routes.deleteOfferTemplate, {
    params: { operatorId: rival, templateId: id },
    headers: await insertPersonOf(rival),
  });
  expect(theirs.statusCode).toBe(404);
  expect((await call(site.app, routes.deleteOfferTemplate, one)).statusCode).toBe(204);
  expect(await list()).toEqual({ items: [] });
});
