import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { showOverview } from '#features/backoffice/contract/routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { answerPlanClosure } from '#features/checkout/contract/operator-routes.ts';
import { startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import type { ClosureInput } from '#features/closures/contract/closure.ts';
import { previewClosure } from '#features/closures/contract/routes.ts';
import { listPlanClosures } from '#features/operators/contract/plan-closure-routes.ts';
import { listPlans, showDayDepartures } from '#features/operators/contract/plan-routes.ts';
import { buyPlaces, placeBasket } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { type Closing, oneAdult, seedClosing } from '#tests/closing.ts';
import { insertPerson } from '#tests/people.ts';
import type { Selling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { app, db, pool } = site;
let closing: Closing;
let selling: Selling;
beforeEach(async () => {
  closing = await seedClosing(site);
  selling = closing.selling;
});
const order = (departureId: string) => call(app, placeOrder, { body: oneAdult(selling, departureId) });
const own = () => ({ headers: closing.seller.headers, params: { operatorId: selling.operator } });

const atNoon = (minutes: number) => {
  const day = new Date(Date.now() + 10 * 86_400_000).setUTCHours(12, minutes, 0, 0);
  return selling.departure({ startsAt: new Date(day) });
};

test('the days of a closure are not sold, and are sold again when the closure ends early', async () => {
  const departure = await selling.departure();
  const day = await closing.dayOf(departure);
  expect(await closing.availability(day)).toMatchObject({ status: 'AVAILABLE', closures: [] });
  const closure = await closing.announce({ startsOn: day, endsOn: day });
  const note = { id: closure.id, answer: 'waiting', stops: ['Huaca de la Luna'], reason: 'obras de conservación' };
  expect(await closing.availability(day)).toMatchObject({ status: 'CLOSED', closures: [note] });
  const query = { date: day, units: `${selling.adult}:2` };
  const { items } = (await call(app, showDayDepartures, { params: { planId: selling.plan }, query })).json();
  expect(items).toMatchObject([{ status: 'CLOSED', closures: [note], refusals: [{ code: 'closed_stop' }] }]);
  const refused = (await order(departure)).problem();
  expect(refused).toMatchObject({ code: 'order_refused', issues: [{ code: 'closed_stop' }] });
  expect(refused.issues?.[0]?.message).toContain('«Huaca de la Luna» cierra por obras de conservación');
  const headers = { authorization: 'Bearer vereda-demo' };
  const list = (await call(app, listPlans, { query: { date: day, limit: 50 }, headers })).json();
  expect(list.items.map(({ id }) => id)).not.toContain(selling.plan);

  await closing.act(closure.id, 'end');
  expect(await closing.availability(day)).toMatchObject({ status: 'AVAILABLE', closures: [] });
  expect((await order(departure)).statusCode).toBe(201);
  expect((await closing.emails()).map(({ subject }) => subject).toSorted()).toEqual([
    'Un cierre toca a «Huacas en medio día»',
    '«Huacas en medio día» vuelve a venderse como siempre',
  ]);
});

test('a shortened closure reopens days for sale, and a lengthened closure asks the operator again', async () => {
  const [first, second] = [
    await selling.departure(),
    await selling.departure({ startsAt: new Date(Date.now() + 12 * 86_400_000) }),
  ];
  const [one, other] = [await closing.dayOf(first), await closing.dayOf(second)];
  const closure = await closing.announce({ startsOn: one, endsOn: other });
  expect((await closing.availability(other)).status).toBe('CLOSED');
  await closing.change(closure, { startsOn: one, endsOn: one });
  expect([(await closing.availability(one)).status, (await closing.availability(other)).status]).toEqual([
    'CLOSED',
    'AVAILABLE',
  ]);
  await pool.query(`update plan_closure set state = 'answered', answer = 'without'`);
  expect((await closing.availability(one)).closures).toMatchObject([{ answer: 'without' }]);
  expect((await closing.availability(one)).status).toBe('AVAILABLE');
  await closing.change({ ...closure, version: closure.version + 1 }, { startsOn: one, endsOn: null });
  expect([(await closing.availability(one)).status, (await closing.availability(other)).status]).toEqual([
    'CLOSED',
    'CLOSED',
  ]);
});

test('a held basket for a closed day cannot be paid until the operator answers', async () => {
  const departure = await selling.departure();
  const day = await closing.dayOf(departure);
  const basket = await placeBasket(site, selling, departure, 2);
  await closing.announce({ startsOn: day, endsOn: day });
  const held = await basket.show();
  expect(held).toMatchObject({ state: 'held', bookings: [{ closures: [{ answer: 'waiting' }] }] });
  const body = { orderId: basket.order, key: randomUUID(), instalment: 1, mode: 'page' as const, accepted: [] };
  const payer = { name: 'Ana Paz', email: 'ana@example.org' };
  const headers = { authorization: 'Bearer vereda-demo', [ORDER_SECRET_HEADER]: basket.secret };
  const refused = await call(app, startTransaction, { headers, body: { ...body, payer } });
  expect([refused.statusCode, refused.problem().code]).toEqual([409, 'closed_stop']);
  await pool.query(`update plan_closure set state = 'answered', answer = 'without'`);
  expect(await basket.begin(1)).toMatchObject({ action: { kind: 'page' } });
});

test('after the operator has answered a closure, its days are sold with a note', async () => {
  const departure = await selling.departure();
  const day = await closing.dayOf(departure);
  const { id } = await closing.announce({ startsOn: day, endsOn: day });
  const asked = await call(app, listPlanClosures, {
    headers: closing.seller.headers,
    params: { operatorId: selling.operator },
  });
  expect(asked.json().items).toMatchObject([
    {
      closure: { id },
      state: 'waiting',
      isOverdue: false,
      departures: 1,
      bookings: 0,
      notifiedPeople: 1,
      answer: null,
    },
  ]);
  expect((await closing.answer(id, { answer: 'instead', instead: null, note: null })).problem()).toMatchObject({
    code: 'invalid',
    issues: [{ path: 'body.instead' }],
  });
  expect((await closing.answer(id, { answer: 'as_sold', instead: null, note: null })).statusCode).toBe(400);
  const given = { answer: 'instead', instead: 'Museo de la Huaca', note: 'Salimos a la misma hora.' } as const;
  for (const one of [await closing.answer(id, given), await closing.answer(id, given)])
    expect(one.json()).toMatchObject({ state: 'answered', ...given });
  expect(await closing.availability(day)).toMatchObject({ status: 'AVAILABLE', closures: [given] });
  expect((await order(departure)).statusCode).toBe(201);
  const audited = await pool.query(`select 1 from audit_event where action = 'closures.answer' and subject_id = $1`, [
    selling.plan,
  ]);
  expect(audited.rows).toHaveLength(1);
  const stranger = await insertPerson(db, 'trujillo', { name: 'Otro' });
  const params = { operatorId: selling.operator, planId: selling.plan, closureId: id };
  expect((await call(app, answerPlanClosure, { headers: stranger.headers, params, body: given })).statusCode).toBe(404);
});

test('if the operator calls off the closed days, the travellers are refunded and the days stay unsold', async () => {
  const [departure, empty] = [await atNoon(0), await atNoon(60)];
  const day = await closing.dayOf(departure);
  const buyer = await buyPlaces(site, selling, departure, 2);
  const { id } = await closing.announce({ startsOn: day, endsOn: day });
  await closing.answer(id, { answer: 'call_off', instead: null, note: null });
  await site.runJobs();
  expect((await buyer.show()).bookings).toMatchObject([{ state: 'CANCELLED', cancellation: { cause: 'authority' } }]);
  expect((await pool.query('select state from departure where id = $1', [empty])).rows[0].state).toBe('scheduled');
  expect((await order(empty)).problem()).toMatchObject({ issues: [{ code: 'closed_stop' }] });
  expect((await closing.availability(day)).closures).toMatchObject([{ answer: 'call_off' }]);
  await closing.act(id, 'end');
  expect((await order(empty)).statusCode).toBe(201);
});

test('a closure that the operator did not answer in time is overdue, and its days stay unsold', async () => {
  const departure = await selling.departure();
  const day = await closing.dayOf(departure);
  await closing.announce({ startsOn: day, endsOn: day });
  await pool.query(`update plan_closure set due_at = now() - interval '1 minute'`);
  for (const _ of [1, 2]) {
    await site.platform.jobs.add(db, 'operators/match-closures', {});
    await site.runJobs();
  }
  expect((await closing.availability(day)).status).toBe('CLOSED');
  const { items } = (await call(app, listPlanClosures, own())).json();
  expect(items).toMatchObject([{ state: 'waiting', isOverdue: true }]);
  const subjects = (await closing.emails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Falta que digas'))).toHaveLength(1);
  const overview = (await call(app, showOverview, { headers: closing.editor.headers })).json();
  expect(overview.queues.find(({ name }) => name === 'closed-plans')).toMatchObject({ count: 1, late: 1 });
});

test('a closure of a road or an event closes the stops in its area', async () => {
  const departure = await selling.departure();
  const day = await closing.dayOf(departure);
  const area = { shape: 'circle', lon: -78.99, lat: -8.135, metres: 500 } as const;
  await closing.announce({ kind: 'road', place: null, name: 'Carretera a Moche', area, startsOn: day, endsOn: day });
  expect((await closing.availability(day)).closures).toMatchObject([{ kind: 'road', name: 'Carretera a Moche' }]);
  await pool.query('delete from plan_closure');
  await pool.query('delete from closure');
  const far = { ...area, lat: -8.2 };
  await closing.announce({ kind: 'road', place: null, name: 'Otra', area: far, startsOn: day, endsOn: day });
  expect((await closing.availability(day)).status).toBe('AVAILABLE');
});

test('a day is also closed if the closed stop is only in an earlier program that travellers bought', async () => {
  const departure = await selling.departure();
  const day = await closing.dayOf(departure);
  await buyPlaces(site, selling, departure, 1);
  await pool.query(
    `insert into plan_version (region_id, plan_id, version, content)
     select region_id, plan_id, 2, jsonb_set(content, '{days,0,stops,0,place}', 'null') from plan_version where plan_id = $1`,
    [selling.plan],
  );
  await pool.query('update plan set sold_version = 2, draft_version = 2 where id = $1', [selling.plan]);
  await closing.announce({ startsOn: day, endsOn: day });
  expect((await closing.availability(day)).status).toBe('CLOSED');
});

const ROAD: Partial<ClosureInput> = {
  ...{ kind: 'road' as const, place: null, name: 'Camino a la huaca' },
  area: { shape: 'circle', lon: -78.99, lat: -8.135, metres: 500 },
};

test('a closed road does not stop sales of a plan that goes on foot, and a closed place does', async () => {
  const day = await closing.dayOf(await selling.departure());
  const { id } = await closing.announce({ ...ROAD, startsOn: day, endsOn: day });
  expect((await closing.availability(day)).status).toBe('CLOSED');
  await pool.query(`update plan_version set content = content || '{"onFoot": true}' where plan_id = $1`, [
    selling.plan,
  ]);
  await site.platform.jobs.add(db, 'operators/match-closures', {});
  await site.runJobs();
  expect(await closing.availability(day)).toMatchObject({ status: 'AVAILABLE', closures: [] });
  await closing.act(id, 'end');
  await closing.announce({ startsOn: day, endsOn: day });
  expect((await closing.availability(day)).status).toBe('CLOSED');
});

test('the preview of a closure counts the plans, departures and paid bookings that the closure then affects', async () => {
  const [first, second] = [await selling.departure(), await selling.departure()];
  const day = await closing.dayOf(first);
  await buyPlaces(site, selling, first, 2);
  await placeBasket(site, selling, second, 1);
  const preview = async (more: Partial<ClosureInput>) => {
    const closure = { ...closing.closed({ startsOn: day, endsOn: day }), ...more };
    return (await call(app, previewClosure, { headers: closing.editor.headers, body: { closure } })).json();
  };
  const { rows } = await pool.query(
    `select count(*)::int as count from departure where plan_id = $1 and local_date = $2 and state = 'scheduled'`,
    [selling.plan, day],
  );
  const touched = { plans: 1, departures: rows[0].count, bookings: 1 };
  expect(await preview({})).toMatchObject(touched);
  const { plans } = await preview(ROAD);
  expect(await preview({ ...ROAD, severity: 'slower', factor: 2 })).toMatchObject({
    plans: 0,
    departures: 0,
    bookings: 0,
  });
  expect(await preview({ startsOn: '2020-01-01', endsOn: '2020-01-02' })).toMatchObject({ departures: 0, bookings: 0 });
  const { id } = await closing.announce({ startsOn: day, endsOn: day, ...ROAD });
  const asked = await pool.query('select plan_id from plan_closure where closure_id = $1', [id]);
  expect(asked.rows.map(({ plan_id }) => plan_id)).toContain(selling.plan);
  expect(asked.rows).toHaveLength(plans);
});
