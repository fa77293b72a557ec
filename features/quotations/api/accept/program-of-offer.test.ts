import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking, downloadCalendar, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { putOrderInTrip, showOrder } from '#features/checkout/contract/routes.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import type { OfferContent } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { exportTripCalendar } from '#features/trips/contract/export-routes.ts';
import { EDIT_SECRET_HEADER, SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import { keepTrip, showTrip } from '#features/trips/contract/routes.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import { call, requestOf } from '#tests/call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';
import { insertPlaces } from '#tests/places.ts';
import { answerOffer, askBody, dayFromNow, lineOf, offerContent } from '#tests/quotations.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { pool } = site;
const APP = { authorization: 'Bearer vereda-demo' };
let selling: Selling;
let museum: string;
let beach: string;
beforeAll(async () => {
  selling = await seedSelling(site);
  [museum, beach] = (await insertPlaces(site.db, 'trujillo', [
    { name: 'Museo de prueba', lon: -79.03, lat: -8.11 },
    { name: 'Playa de prueba', lon: -79.12, lat: -8.08 },
  ])) as [string, string];
});

const keep = async (document: object) => {
  const body = { uuid: randomUUID(), document } as BodyOf<ShapeOf<typeof keepTrip>>;
  return (await call(site.app, keepTrip, { body })).json();
};
const putInTrip = ({ orderId, secret }: { orderId: string; secret: string }, trip: string | null = null, key = {}) =>
  call(site.app, putOrderInTrip, {
    params: { id: orderId },
    headers: { [ORDER_SECRET_HEADER]: secret, ...key },
    body: { trip },
  });
const runJobs = () => site.runJobs({ until: new Date(Date.now() + 60_000) });

async function accepted(trip?: string, more: Partial<OfferContent> = {}) {
  const asked = (
    await call(site.app, routes.askQuotation, {
      headers: APP,
      body: { ...askBody([selling.operator]), ...(trip && { trip }) },
    })
  ).json();
  const headers = { [QUOTATION_SECRET_HEADER]: asked.secret };
  const { rows } = await pool.query('select id from offer where quotation_id = $1', [asked.id]);
  const stop = (place: string, begin: number) => ({ ...STOP, place, begin });
  const content = offerContent(
    [
      lineOf({ title: 'Visita guiada', place: museum, begin: 540, minutes: 120 }),
      lineOf({ title: 'Auto a la playa', kind: 'transport', day: 1, begin: 600, minutes: 60 }),
    ],
    {
      days: [
        { title: 'Museo', stops: [stop(museum, 540)] },
        { title: 'Playa', stops: [stop(beach, 700)] },
      ],
      ...more,
    },
  );
  await answerOffer(site, rows[0].id, content);
  const own = { params: { name: asked.id }, headers };
  const answer = await call(site.app, routes.acceptOffer, {
    params: { ...own.params, offerId: rows[0].id as string },
    headers,
    body: { uuid: randomUUID(), version: 1, chosen: null, expectedTotal: priceOffer(content, 2).total },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return { own, order: answer.json() };
}

const STOP = { minutes: 90, title: 'Visita', note: '', included: true };

async function pay({ orderId, secret }: { orderId: string; secret: string }) {
  const headers = { ...APP, [ORDER_SECRET_HEADER]: secret };
  const payer = { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe' };
  const body = { orderId, key: randomUUID(), instalment: 1, mode: 'page' as const, payer, accepted: [] };
  const { payment } = (await call(site.app, startTransaction, { headers, body })).json();
  await payWithCard(payment.action!.url, CARDS.approved);
  await call(site.app, refreshTransaction, { params: { id: payment.id }, headers });
  await runJobs();
}

const namesOf = ({ days }: TripDocument) =>
  days.map(({ stops, along = [] }) => [
    ...stops.map(({ place, plan }) => plan?.title ?? place ?? ''),
    ...along.map(({ title }) => `con ${title}`),
  ]);

test('an accepted offer can become a trip only after the deposit is paid', async () => {
  const { order } = await accepted();
  const headers = { [ORDER_SECRET_HEADER]: order.secret };
  const early = await putInTrip(order);
  expect([early.statusCode, early.problem().code]).toEqual([409, 'order_not_bought']);
  await pay(order);
  const bought = (await site.app.inject(requestOf(showOrder, { params: { id: order.orderId }, headers }))).json();
  expect(bought.bookings.map(({ madeToOrder }: { madeToOrder: boolean }) => madeToOrder)).toEqual([true, true]);
  const made = await putInTrip(order);
  expect(made.statusCode, made.body).toBe(200);
  const { trip, keys } = made.json();
  expect(namesOf(trip.document)).toEqual([['Visita guiada'], [beach, 'con Auto a la playa']]);
  const [visit] = trip.document.days[0]!.stops;
  expect(visit).toMatchObject({
    begin: 540,
    state: 'booked',
    plan: { slug: '', booking: order.reference, standing: 'confirmed', meeting: 'Museo de prueba', lon: -79.03 },
  });
  const again = (await putInTrip(order)).json();
  expect([again.trip.id, again.trip.version, again.keys]).toEqual([trip.id, trip.version, keys]);

  const shared = await site.app.inject(
    requestOf(showTrip, { params: { id: trip.id }, headers: { [SHARE_TOKEN_HEADER]: keys!.shareToken } }),
  );
  expect([shared.statusCode, shared.body.includes(order.reference)]).toEqual([200, false]);

  const booking = { params: { reference: visit!.plan!.voucher! }, headers };
  const quote = (await call(site.app, quoteCancellation, { ...booking, body: { itemIds: null } })).json();
  const gone = await call(site.app, cancelBooking, { ...booking, body: { quoteId: quote.id } });
  expect(gone.statusCode, gone.body).toBeLessThan(300);
  await runJobs();
  const shown = await site.app.inject(
    requestOf(showTrip, { params: { id: trip.id }, headers: { [EDIT_SECRET_HEADER]: keys!.editSecret } }),
  );
  const { document } = shown.json() as { document: TripDocument };
  expect(document.days[0]!.stops[0]!.plan?.standing).toBe('cancelled');
  expect(document.days[1]).toEqual(trip.document.days[1]);
});

test('adding the order to the trip of the request replaces the days of the trip', async () => {
  const wish = sampleWish({ startDate: dayFromNow(40) });
  const visit = { place: museum, begin: 900, minutes: 60, state: 'placed' };
  const document = {
    title: 'Dos días',
    wish,
    days: [
      { date: dayFromNow(40), stops: [{ ...visit, id: 'a' }] },
      { date: dayFromNow(41), stops: [{ ...visit, id: 'b', place: beach }] },
    ],
  };
  const kept = await keep(document);
  const { own: asked, order } = await accepted(kept.id);
  await pay(order);
  const view = await call(site.app, routes.showQuotation, asked);
  expect(view.json().trip).toBe(kept.id);
  expect((await putInTrip(order, kept.id)).statusCode).toBe(404);
  const key = { [EDIT_SECRET_HEADER]: kept.editSecret };
  const put = await putInTrip(order, kept.id, key);
  expect(put.statusCode, put.body).toBe(200);
  expect(namesOf(put.json().trip.document)).toEqual([['Visita guiada'], [beach, 'con Auto a la playa']]);
  const again = await putInTrip(order, kept.id, key);
  expect(again.json().trip).toEqual(put.json().trip);
  const calendar = await call(site.app, exportTripCalendar, { params: { id: kept.id }, headers: key });
  expect(calendar.body).toContain('SUMMARY:Auto a la playa');
});

test("stops that an accepted offer replaces move to the trip's list `unplaced`", async () => {
  const content = offerContent([
    lineOf({ title: 'Auto', kind: 'transport', begin: 480, minutes: 600 }),
    lineOf({ title: 'Almuerzo', kind: 'meal', begin: 770, minutes: 90 }),
    lineOf({ title: 'Paseo a pie', begin: 1000, minutes: 60 }),
  ]);
  const slot = (title: string, begin: number, note = '') => ({ ...STOP, place: null, title, begin, note });
  const days = [
    {
      title: 'Playa',
      stops: [
        { ...STOP, place: beach, title: 'Playa', begin: 600 },
        { ...slot('Comer ceviche', 780), place: museum },
      ],
    },
    { title: 'Día 2', stops: [slot('Mañana libre', 540, 'Siesta o playa')] },
    { title: 'Descanso', stops: [] },
  ];
  const wish = sampleWish({ startDate: dayFromNow(40), days: 1 });
  const [own] = (await insertPlaces(site.db, 'trujillo', [{ name: 'Huaca propia', lon: -79.01, lat: -8.12 }])) as [
    string,
  ];
  const stop = { id: 'a', place: own, begin: 660, minutes: 60, state: 'placed', note: 'con boleto' };
  const document = { title: 'Un día', wish, days: [{ date: dayFromNow(40), stops: [stop] }] };
  const kept = await keep(document);
  const { order } = await accepted(kept.id, { lines: content.lines, days });
  await pay(order);
  const key = { [EDIT_SECRET_HEADER]: kept.editSecret };
  const put = (await putInTrip(order, kept.id, key)).json().trip;
  const { document: trip } = put;
  expect(
    trip.days.map((day) => [
      day.date,
      day.title,
      day.stops.map(({ plan, place, title }) => plan?.title ?? place ?? title),
    ]),
  ).toEqual([
    [dayFromNow(40), 'Playa', [beach, 'Almuerzo', 'Paseo a pie']],
    [dayFromNow(41), undefined, ['Mañana libre']],
    [dayFromNow(42), 'Descanso', []],
  ]);
  const [, lunch, walk] = trip.days[0]!.stops;
  expect(lunch!.plan!.meeting).toBe('Museo de prueba');
  expect([walk!.plan!.meeting, walk!.plan!.lon]).toEqual(['Lugar por confirmar con el operador', -79.03]);
  expect(trip.days[1]!.stops[0]!.note).toBe('Siesta o playa');
  expect([trip.unplaced, trip.gaveWay]).toEqual([[own], [{ place: own, to: content.title, note: 'con boleto' }]]);
  const again = (await putInTrip(order, kept.id, key)).json().trip;
  expect([again.version, again.document]).toEqual([put.version, trip]);
  const shared = await site.app.inject(
    requestOf(showTrip, { params: { id: kept.id }, headers: { [SHARE_TOKEN_HEADER]: kept.shareToken } }),
  );
  expect([shared.statusCode, shared.body.includes('con boleto')]).toEqual([200, false]);
});

test('a guide for three days appears on each of the three days', async () => {
  const guide = lineOf({ title: 'Guía', kind: 'guide', days: 3, begin: 540, minutes: 480 });
  const days = ['Moche', 'Chimú', 'Mar'].map((title) => ({
    title,
    stops: [{ ...STOP, place: museum, begin: 600 }],
  }));
  const { order } = await accepted(undefined, { lines: [guide], days });
  await pay(order);
  const key = { [ORDER_SECRET_HEADER]: order.secret };
  const { bookings } = (
    await site.app.inject(requestOf(showOrder, { params: { id: order.orderId }, headers: key }))
  ).json();
  const [{ reference, snapshot, departureId }] = bookings;
  expect(snapshot).toMatchObject({ localDate: dayFromNow(40), localTime: '09:00', daysInRow: 3 });
  expect(snapshot.endsAt).toBe(`${dayFromNow(42)}T22:00:00.000Z`);
  const made = (await putInTrip(order)).json();
  expect(made.trip.document.days.map(({ along }) => along?.map(({ begin, minutes }) => [begin, minutes]))).toEqual([
    [[540, 480]],
    [[540, 480]],
    [[540, 480]],
  ]);
  const calendar = await site.app.inject(requestOf(downloadCalendar, { params: { reference }, headers: key }));
  const begins = [...calendar.body.matchAll(/DTSTART:(\d{8}T\d{6}Z)/g)].map(([, at]) => at);
  expect(begins).toEqual([40, 41, 42].map((day) => `${dayFromNow(day).replaceAll('-', '')}T140000Z`));
  const { rows } = await pool.query('select days_in_row from departure where id = $1', [departureId]);
  expect(rows).toEqual([{ days_in_row: 3 }]);
});

test('an order cannot be added to a trip with other dates', async () => {
  const wish = sampleWish({ startDate: dayFromNow(80), days: 1 });
  const document = { title: 'Otro mes', wish, days: [{ date: dayFromNow(80), stops: [] }] };
  const kept = await keep(document);
  const { order } = await accepted();
  await pay(order);
  const put = await putInTrip(order, kept.id, { [EDIT_SECRET_HEADER]: kept.editSecret });
  expect([put.statusCode, put.problem().code]).toEqual([409, 'trip_other_days']);
});
