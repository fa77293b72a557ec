import { randomUUID } from 'node:crypto';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import type { Operations } from '../operation.ts';
import type { Role } from '../roles.ts';
import type { World } from '../world.ts';

const TEAM = { lets: ['operator owner', 'operator sales', 'operator guide'], others: 404 } as const;
const REGION = 'trujillo';

/** Creates a departure of the operator with a booking. */
async function departureOf(world: World) {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator });
  const booking = await insertBooking(db, REGION, departure);
  return { url: `/api/manage/operators/${world.operator}/departures/${departure.departure}`, booking };
}

const BUYER = { lets: ['guest', 'traveller'], others: 404 } as const;

/** Requests a file of a booking of the traveller. A guest sends the link of the booking's order, another guest the link of a different order. */
const bought = (file: string) => async (world: World, role: Role) => {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator });
  const accountId = world.people.traveller.id;
  const own = await insertBooking(db, REGION, departure, { accountId });
  const other = await insertBooking(db, REGION, departure);
  const opens = role === 'guest' ? own : role === 'other guest' ? other : undefined;
  const headers = opens && { 'vereda-order-secret': await insertLink(db, REGION, opens.order) };
  return { url: `/api/bookings/${own.reference}/${file}`, ...(headers && { headers }) };
};

const DEPARTURE = '/api/manage/operators/{operatorId}/departures/{departureId}';
const list = (file: string) => async (world: World) => ({ url: `${(await departureOf(world)).url}/${file}` });

/** Operations on the participants of a departure and their check-in, and files of a booking. */
export const bookingOperations: Operations = {
  [`GET ${DEPARTURE}/manifest` as const]: { ...TEAM, request: list('manifest') },
  [`GET ${DEPARTURE}/manifest.pdf` as const]: { ...TEAM, request: list('manifest.pdf') },
  [`GET ${DEPARTURE}/manifest.csv` as const]: { ...TEAM, request: list('manifest.csv') },
  'GET /api/bookings/{reference}/voucher': { ...BUYER, request: bought('voucher') },
  'GET /api/bookings/{reference}/voucher.pdf': { ...BUYER, request: bought('voucher.pdf') },
  'GET /api/bookings/{reference}/calendar.ics': { ...BUYER, request: bought('calendar.ics') },
  [`POST ${DEPARTURE}/check-in` as const]: {
    ...TEAM,
    request: async (world) => {
      const { url, booking } = await departureOf(world);
      const scan = { id: randomUUID(), action: 'redeem', bookingId: booking.id, at: new Date().toISOString() };
      return { url: `${url}/check-in`, payload: { scans: [scan] } };
    },
  },
  [`POST ${DEPARTURE}/messages` as const]: {
    lets: ['operator owner', 'operator sales'],
    others: 404,
    refuses: { 'operator guide': 403 },
    request: async (world) => ({
      url: `${(await departureOf(world)).url}/messages`,
      payload: { id: randomUUID(), body: 'Salimos media hora más tarde.' },
    }),
  },
};
