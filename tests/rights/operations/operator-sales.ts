import { randomUUID } from 'node:crypto';
import { insertBooking, insertDeparture, insertSameOption } from '#tests/sales.ts';
import type { Operations } from '../operation.ts';
import type { World } from '../world.ts';

const SELLERS = {
  lets: ['operator owner', 'operator sales'],
  others: 404,
  refuses: { 'operator guide': 403 },
} as const;
const REGION = 'trujillo';

const base = ({ operator }: World) => `/api/manage/operators/${operator}`;

/** Creates a booking of the operator. */
async function sold(world: World, state: 'CONFIRMED' | 'PENDING' = 'CONFIRMED') {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator });
  const { id } = await insertBooking(db, REGION, departure, { state });
  const other = await insertSameOption(db, REGION, departure);
  return {
    other,
    departure: `${base(world)}/departures/${departure.departure}`,
    booking: `${base(world)}/bookings/${id}`,
  };
}

/** Operations on an operator's sales, and on cancelling departures. */
export const operatorSaleOperations: Operations = {
  'GET /api/manage/operators/{operatorId}/booking-counts': {
    ...SELLERS,
    request: (world) => ({ url: `${base(world)}/booking-counts` }),
  },
  'GET /api/manage/operators/{operatorId}/bookings/': {
    ...SELLERS,
    request: (world) => ({ url: `${base(world)}/bookings/` }),
  },
  'GET /api/manage/operators/{operatorId}/bookings/{bookingId}': {
    ...SELLERS,
    request: async (world) => ({ url: (await sold(world)).booking }),
  },
  'POST /api/manage/operators/{operatorId}/bookings/{bookingId}/accept': {
    ...SELLERS,
    request: async (world) => ({ url: `${(await sold(world, 'PENDING')).booking}/accept` }),
  },
  'POST /api/manage/operators/{operatorId}/bookings/{bookingId}/reject': {
    ...SELLERS,
    request: async (world) => ({
      url: `${(await sold(world, 'PENDING')).booking}/reject`,
      payload: { reason: 'Ese día no hay guía.' },
    }),
  },
  'POST /api/manage/operators/{operatorId}/bookings/{bookingId}/cancel': {
    ...SELLERS,
    request: async (world) => ({
      url: `${(await sold(world)).booking}/cancel`,
      payload: { reason: 'Ese día no hay guía.' },
    }),
  },
  'GET /api/manage/operators/{operatorId}/bookings/{bookingId}/dates': {
    ...SELLERS,
    request: async (world) => ({ url: `${(await sold(world)).booking}/dates` }),
  },
  'POST /api/manage/operators/{operatorId}/bookings/{bookingId}/propose': {
    ...SELLERS,
    request: async (world) => {
      const { booking, other } = await sold(world);
      return { url: `${booking}/propose`, payload: { departureId: other, reason: 'Ese día no hay guía.' } };
    },
  },
  'POST /api/manage/operators/{operatorId}/bookings/{bookingId}/message': {
    ...SELLERS,
    request: async (world) => ({
      url: `${(await sold(world)).booking}/message`,
      payload: { id: randomUUID(), body: 'Trae zapatos cerrados.' },
    }),
  },
  'GET /api/manage/operators/{operatorId}/departures/{departureId}/cancellation': {
    ...SELLERS,
    request: async (world) => ({ url: `${(await sold(world)).departure}/cancellation` }),
  },
  'POST /api/manage/operators/{operatorId}/departures/{departureId}/cancellation': {
    ...SELLERS,
    request: async (world) => ({
      url: `${(await sold(world)).departure}/cancellation`,
      payload: { cause: 'weather', reason: 'Oleaje anómalo.' },
    }),
  },
};
