import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadCalendar } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { showOrder } from '#features/checkout/contract/routes.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import type { OfferContent } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { EDIT_SECRET_HEADER, SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import type { OrderInTrip } from '#features/trips/contract/order-in-trip.ts';
import { exportTripCalendar, showTrip } from '#features/trips/contract/routes.ts';
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

/** Routes that require the application token. Other routes accept only a session. */
const WINDOW = /^\/api\/transaction\//;
const post = (url: string, payload: object, headers = {}) =>
  site.app.inject({ method: 'POST', url, headers: { ...(WINDOW.test(url) && APP), ...headers }, payload });
const runJobs = () => site.runJobs({ until: new Date(Date.now() + 60_000) });

/** The offer has a guided visit to the museum, and a drive on the second day. */
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
  const headers = { [ORDER_SECRET_HEADER]: secret };
  const payer = { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe' };
  const started = await post(
    '/api/transaction/',
    { orderId, key: randomUUID(), instalment: 1, mode: 'page', payer, accepted: [] },
    headers,
  );
  await payWithCard(started.json().payment.action.url, CARDS.approved);
  await post(`/api/transaction/${started.json().payment.id}/refresh/`, {}, headers);
  await runJobs();
}

const namesOf = ({ days }: TripDocument) =>
  days.map(({ stops, along = [] }) => [
    ...stops.map(({ place, plan }) => plan?.title ?? place ?? ''),
    ...along.map(({ title }) => `con ${title}`),
  ]);

test('an accepted offer becomes a trip after the deposit is paid', async () => {
  const { order } = await accepted();
  const own = `/api/orders/${order.orderId}/trip`;
  const headers = { [ORDER_SECRET_HEADER]: order.secret };
  const early = await post(own, { trip: null }, headers);
  expect([early.statusCode, early.json().code]).toEqual([409, 'order_not_bought']);
  await pay(order);
  const bought = (await site.app.inject(requestOf(showOrder, { params: { id: order.orderId }, headers }))).json();
  expect(bought.bookings.map(({ madeToOrder }: { madeToOrder: boolean }) => madeToOrder)).toEqual([true, true]);
  const made = await post(own, { trip: null }, headers);
  expect(made.statusCode, made.body).toBe(200);
  const { trip, keys }: OrderInTrip = made.json();
  expect(namesOf(trip.document)).toEqual([['Visita guiada'], [beach, 'con Auto a la playa']]);
  const [visit] = trip.document.days[0]!.stops;
  expect(visit).toMatchObject({
    begin: 540,
    state: 'booked',
    plan: { slug: '', booking: order.reference, standing: 'confirmed', meeting: 'Museo de prueba', lon: -79.03 },
  });
  const again: OrderInTrip = (await post(own, { trip: null }, headers)).json();
  expect([again.trip.id, again.trip.version, again.keys]).toEqual([trip.id, trip.version, keys]);

  const shared = await site.app.inject(
    requestOf(showTrip, { params: { id: trip.id }, headers: { [SHARE_TOKEN_HEADER]: keys!.shareToken } }),
  );
  expect([shared.statusCode, shared.body.includes(order.reference)]).toEqual([200, false]);

  // A cancellation changes only the booking's state in the trip.
  const voucher = visit!.plan!.voucher!;
  const quote = (await post(`/api/bookings/${voucher}/quote-cancellation`, { itemIds: null }, headers)).json();
  const gone = await post(`/api/bookings/${voucher}/cancel`, { quoteId: quote.id }, headers);
  expect(gone.statusCode, gone.body).toBeLessThan(300);
  await runJobs();
  const shown = await site.app.inject(
    requestOf(showTrip, { params: { id: trip.id }, headers: { [EDIT_SECRET_HEADER]: keys!.editSecret } }),
  );
  const { document } = shown.json() as { document: TripDocument };
  expect(document.days[0]!.stops[0]!.plan?.standing).toBe('cancelled');
  expect(document.days[1]).toEqual(trip.document.days[1]);
});

test("the accepted days replace the days of the request's trip", async () => {
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
  const kept = (await post('/api/trips/', { uuid: randomUUID(), document })).json();
  const { own: asked, order } = await accepted(kept.id);
  await pay(order);
  const view = await call(site.app, routes.showQuotation, asked);
  expect(view.json().trip).toBe(kept.id);
  const own = `/api/orders/${order.orderId}/trip`;
  const key = { [ORDER_SECRET_HEADER]: order.secret };
  const stranger = await post(own, { trip: kept.id }, key);
  expect(stranger.statusCode).toBe(404);
  const put = await post(own, { trip: kept.id }, { ...key, [EDIT_SECRET_HEADER]: kept.editSecret });
  expect(put.statusCode, put.body).toBe(200);
  expect(namesOf(put.json().trip.document)).toEqual([['Visita guiada'], [beach, 'con Auto a la playa']]);
  const again = await post(own, { trip: kept.id }, { ...key, [EDIT_SECRET_HEADER]: kept.editSecret });
  expect(again.json().trip).toEqual(put.json().trip);
  const calendarOf = async (key: object) =>
    (await site.app.inject(requestOf(exportTripCalendar, { params: { id: kept.id }, headers: { ...key } }))).body;
  expect(await calendarOf({ [EDIT_SECRET_HEADER]: kept.editSecret })).toContain('SUMMARY:Auto a la playa');
});

test('the earlier stops of a trip move to the waiting list', async () => {
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
  const kept = (await post('/api/trips/', { uuid: randomUUID(), document })).json();
  const { order } = await accepted(kept.id, { lines: content.lines, days });
  await pay(order);
  const key = { [ORDER_SECRET_HEADER]: order.secret, [EDIT_SECRET_HEADER]: kept.editSecret };
  const put = (await post(`/api/orders/${order.orderId}/trip`, { trip: kept.id }, key)).json().trip;
  const { document: trip }: { document: TripDocument } = put;
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
  const again = (await post(`/api/orders/${order.orderId}/trip`, { trip: kept.id }, key)).json().trip;
  expect([again.version, again.document]).toEqual([put.version, trip]);
  const shared = await site.app.inject(
    requestOf(showTrip, { params: { id: kept.id }, headers: { [SHARE_TOKEN_HEADER]: kept.shareToken } }),
  );
  expect([shared.statusCode, shared.body.includes('con boleto')]).toEqual([200, false]);
});

test('a guide for three days is shown on each day', async () => {
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
  const made: OrderInTrip = (await post(`/api/orders/${order.orderId}/trip`, { trip: null }, key)).json();
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

test('an offer cannot be added to a trip with other dates', async () => {
  const wish = sampleWish({ startDate: dayFromNow(80), days: 1 });
  const document = { title: 'Otro mes', wish, days: [{ date: dayFromNow(80), stops: [] }] };
  const kept = (await post('/api/trips/', { uuid: randomUUID(), document })).json();
  const { order } = await accepted();
  await pay(order);
  const key = { [ORDER_SECRET_HEADER]: order.secret, [EDIT_SECRET_HEADER]: kept.editSecret };
  const put = await post(`/api/orders/${order.orderId}/trip`, { trip: kept.id }, key);
  expect([put.statusCode, put.json().code]).toEqual([409, 'trip_other_days']);
});
