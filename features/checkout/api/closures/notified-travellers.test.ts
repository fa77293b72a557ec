import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerChange, listChangeDates, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import type { ChooseBody } from '#features/checkout/contract/change.ts';
import type { Order } from '#features/checkout/contract/order.ts';
import { showClosureReach } from '#features/checkout/contract/region-routes.ts';
import { type Buyer, buyPlaces } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { type Closing, seedClosing } from '#tests/closing.ts';
import { checkMoney } from '#tests/money.ts';
import type { Selling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { db, pool } = site;
let closing: Closing;
let selling: Selling;
beforeEach(async () => {
  closing = await seedClosing(site);
  selling = closing.selling;
});

const DAY = 86_400_000;
const inDays = (days: number) => selling.departure({ startsAt: new Date(Date.now() + days * DAY) });
async function buy(departure: string, places = 1): Promise<Buyer> {
  const buyer = await buyPlaces(site, selling, departure, places);
  await site.runJobs();
  await pool.query('delete from demo_mail');
  return buyer;
}
const bookingOf = async (buyer: Buyer) => (await buyer.show()).bookings[0]!;
const choose = async (buyer: Buyer, body: Omit<ChooseBody, 'changeId'>) => {
  const { change } = await bookingOf(buyer);
  return (await buyer.ask(answerChange, { body: { changeId: change!.id, ...body } })).body as Order & { code?: string };
};
const emailsToAna = async () => (await closing.emails()).filter(({ recipient }) => recipient === 'ana@example.org');
const rowOf = async ({ booking }: Buyer) =>
  (await pool.query('select * from booking_closure where booking_id = $1', [booking])).rows[0];

test('travellers get emails about the closure and the operator’s answer, and choose an outcome', async () => {
  const [touched, later] = [await inDays(10), await inDays(14)];
  const [ana, beto, cami] = [await buy(touched), await buy(touched), await buy(touched)];
  const day = await closing.dayOf(touched);
  const { id } = await closing.announce({ startsOn: day, endsOn: day });
  const first = await emailsToAna();
  expect(first.map(({ subject }) => subject.replace(/^\S+: /, ''))).toEqual(
    Array(3).fill('Una parada de tu plan cierra ese día'),
  );
  expect(first[0]!.body_text).toContain('«Huaca de la Luna» cierra por obras de conservación');
  expect(await bookingOf(ana)).toMatchObject({ change: { kind: 'closure' }, closures: [{ answer: 'waiting' }] });
  expect(await rowOf(ana)).toMatchObject({
    notified_of: 'waiting',
    notified_to: 'ana@example.org',
    seen_at: expect.any(Date),
  });
  expect(await rowOf(beto)).toMatchObject({ seen_at: null });
  expect((await choose(ana, { take: 'keep' })).code).toBe('change_refused');

  await closing.answer(id, { answer: 'instead', instead: 'Museo Huacas de Moche', note: 'Misma hora.' });
  const second = (await emailsToAna()).filter(({ subject }) => subject.includes('cambia una parada'));
  expect(second).toHaveLength(3);
  expect(second[0]!.body_text).toContain('Museo Huacas de Moche');
  expect(second[0]!.body_text).toContain('Misma hora.');

  await choose(ana, { take: 'keep' });
  expect(await bookingOf(ana)).toMatchObject({ state: 'CONFIRMED', change: null, closures: [{ answer: 'instead' }] });
  const dates = (await beto.ask(listChangeDates)).body.items;
  expect(dates.map(({ departureId, difference }) => [departureId, difference])).toEqual([[later, 0]]);
  await choose(beto, { take: 'move', departureId: later });
  expect(await bookingOf(beto)).toMatchObject({ departureId: later, change: null, closures: [] });
  await choose(cami, { take: 'refund' });
  await site.runJobs();
  const reached = await call(site.app, showClosureReach, { params: { id }, headers: closing.editor.headers });
  const { plans, travellers } = reached.json();
  expect(plans).toMatchObject([{ state: 'answered', answer: 'instead', notifiedPeople: 1, bookings: 1 }]);
  expect(plans[0]!.notifiedAt).not.toBeNull();
  const outcomes = new Map(travellers.map((one) => [one.bookingId, one]));
  expect([ana, beto, cami].map(({ booking }) => outcomes.get(booking)!.outcome)).toEqual(['kept', 'moved', 'refunded']);
  expect(outcomes.get(ana.booking)).toMatchObject({
    notifiedOf: 'instead',
    notifiedTo: 'a•••@example.org',
    channel: 'web',
  });
  expect(outcomes.get(ana.booking)!.seenAt).not.toBeNull();
  expect((await bookingOf(cami)).cancellation).toMatchObject({ cause: 'authority', refund: 10_000 });
  expect((await checkMoney(db, 'trujillo')).broken).toEqual([]);

  await pool.query('delete from demo_mail');
  for (const _ of [1, 2]) await site.platform.jobs.add(db, 'checkout/reach-closures', {});
  await site.runJobs();
  expect(await emailsToAna()).toEqual([]);
});

test('a cancellation refunds everything until the traveller has chosen an outcome of the closure', async () => {
  const touched = await selling.departure({ startsAt: new Date(Date.now() + 3 * 3_600_000) });
  const buyer = await buy(touched);
  const day = await closing.dayOf(touched);
  const quote = () => buyer.ask(quoteCancellation, { body: { itemIds: null } });
  expect((await quote()).body.refund).toBe(0);
  const { id } = await closing.announce({ startsOn: day, endsOn: day });
  expect((await quote()).body.refund).toBe(10_000);
  await closing.answer(id, { answer: 'without' });
  await choose(buyer, { take: 'keep' });
  expect((await quote()).body.refund).toBe(0);
});

test('a traveller gets an email when a closure ends early, and the booking stays unchanged', async () => {
  const touched = await inDays(10);
  const buyer = await buy(touched);
  const day = await closing.dayOf(touched);
  const { id } = await closing.announce({ startsOn: day, endsOn: day });
  await closing.answer(id, { answer: 'without' });
  await pool.query('delete from demo_mail');
  await closing.act(id, 'end');
  expect((await emailsToAna()).map(({ subject }) => subject.replace(/^\S+: /, ''))).toEqual([
    'Tu plan vuelve a ser como lo reservaste',
  ]);
  expect(await bookingOf(buyer)).toMatchObject({ state: 'CONFIRMED', change: null, closures: [] });
  await closing.act(id, 'reopen');
  expect(await bookingOf(buyer)).toMatchObject({ change: { kind: 'closure' }, closures: [{ answer: 'waiting' }] });
});

test('if the operator drives around a closed road, the travellers are not asked to choose', async () => {
  const touched = await inDays(10);
  const buyer = await buy(touched);
  const day = await closing.dayOf(touched);
  const area = { shape: 'circle', lon: -78.99, lat: -8.135, metres: 500 } as const;
  const road = { kind: 'road', place: null, name: 'Carretera a Moche', area } as const;
  const { id } = await closing.announce({ ...road, startsOn: day, endsOn: day });
  expect((await bookingOf(buyer)).change).toMatchObject({ kind: 'closure' });
  await closing.answer(id, { answer: 'as_sold' });
  expect(await bookingOf(buyer)).toMatchObject({ change: null, closures: [{ answer: 'as_sold' }] });
  expect((await emailsToAna()).filter(({ subject }) => subject.includes('sale igual, por otro camino'))).toHaveLength(
    1,
  );
});
