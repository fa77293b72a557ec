import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { putOrderInTrip } from '#features/checkout/contract/routes.ts';
import { EDIT_SECRET_HEADER } from '#features/trips/contract/kept-trip.ts';
import type { OrderInTrip } from '#features/trips/contract/order-in-trip.ts';
import { showTrip } from '#features/trips/contract/routes.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import { buyPlaces } from '#tests/buyer.ts';
import { call, requestOf } from '#tests/call.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
beforeAll(async () => {
  selling = await seedSelling(site);
});
const inDays = (days: number, hour = 10) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T${hour}:00:00-05:00`);
};

async function stopsNow({ trip, keys }: OrderInTrip) {
  const headers = { [EDIT_SECRET_HEADER]: keys!.editSecret };
  const { document }: { document: TripDocument } = (
    await site.app.inject(requestOf(showTrip, { params: { id: trip.id }, headers }))
  ).json();
  return document.days.flatMap(({ date, stops }) => stops.map(({ begin, plan }) => ({ date, begin, plan: plan! })));
}

test('if a booking moves to another time, its stop in the trip moves too', async () => {
  const [from, later, farther] = [
    await selling.departure({ startsAt: inDays(10) }),
    await selling.departure({ startsAt: inDays(10, 12) }),
    await selling.departure({ startsAt: inDays(20) }),
  ];
  const buyer = await buyPlaces(site, selling, from, 2);
  const put = async (): Promise<OrderInTrip> => {
    const headers = { [ORDER_SECRET_HEADER]: buyer.secret };
    const params = { id: buyer.order };
    const answer = await call(site.app, putOrderInTrip, { params, headers, body: { trip: null } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const made = await put();
  expect(made.trip.document.wish.party.adults).toBe(2);
  const [before] = await stopsNow(made);
  expect(before).toMatchObject({ begin: 600, plan: { departureId: from, standing: 'confirmed' } });
  expect((await put()).trip).toMatchObject({ id: made.trip.id, version: made.trip.version });

  const move = async (to: string) => {
    const { body } = await buyer.quote(to);
    await buyer.take(body.id);
    await site.runJobs();
  };
  await move(later);
  const [moved] = await stopsNow(made);
  expect(moved).toMatchObject({ begin: 720, plan: { departureId: later } });
  await move(farther);
  const [away] = await stopsNow(made);
  expect(away).toMatchObject({ begin: 720, plan: { departureId: farther, moved: { begin: 600 } } });

  const { body: quote } = await buyer.ask(quoteCancellation, { body: { itemIds: null } });
  await buyer.ask(cancelBooking, { body: { quoteId: quote.id } });
  await site.runJobs();
  const [gone] = await stopsNow(made);
  expect(gone?.plan.standing).toBe('cancelled');
});
