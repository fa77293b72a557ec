import { randomUUID } from 'node:crypto';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture, insertSameOption } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';

const SELLERS = {
  lets: ['operator owner', 'operator sales'],
  others: 404,
  refuses: { 'operator guide': 403 },
} as const;
const REGION = 'trujillo';

async function sold(world: World, state: 'CONFIRMED' | 'PENDING' = 'CONFIRMED') {
  const { db } = world.platform;
  const operatorId = world.operator;
  const departure = await insertDeparture(db, REGION, { operator: operatorId });
  const { id } = await insertBooking(db, REGION, departure, { state });
  const other = await insertSameOption(db, REGION, departure);
  return {
    other,
    departure: { operatorId, departureId: departure.departure },
    booking: { operatorId, bookingId: id },
  };
}

const body = { reason: 'Ese día no hay guía.' };

export const operatorSaleOperations: Operations = {
  ...row(routes.countSoldBookings, {
    ...SELLERS,
    request: ({ operator }) => requestOf(routes.countSoldBookings, { params: { operatorId: operator } }),
  }),
  ...row(routes.listSoldBookings, {
    ...SELLERS,
    request: ({ operator }) => requestOf(routes.listSoldBookings, { params: { operatorId: operator } }),
  }),
  ...row(routes.showSoldBooking, {
    ...SELLERS,
    request: async (world) => requestOf(routes.showSoldBooking, { params: (await sold(world)).booking }),
  }),
  ...row(routes.acceptSoldBooking, {
    ...SELLERS,
    request: async (world) => requestOf(routes.acceptSoldBooking, { params: (await sold(world, 'PENDING')).booking }),
  }),
  ...row(routes.rejectSoldBooking, {
    ...SELLERS,
    request: async (world) =>
      requestOf(routes.rejectSoldBooking, { params: (await sold(world, 'PENDING')).booking, body }),
  }),
  ...row(routes.cancelSoldBooking, {
    ...SELLERS,
    request: async (world) => requestOf(routes.cancelSoldBooking, { params: (await sold(world)).booking, body }),
  }),
  ...row(routes.listProposalDates, {
    ...SELLERS,
    request: async (world) => requestOf(routes.listProposalDates, { params: (await sold(world)).booking }),
  }),
  ...row(routes.proposeDate, {
    ...SELLERS,
    request: async (world) => {
      const { booking, other } = await sold(world);
      return requestOf(routes.proposeDate, { params: booking, body: { departureId: other, ...body } });
    },
  }),
  ...row(routes.writeToBuyer, {
    ...SELLERS,
    request: async (world) =>
      requestOf(routes.writeToBuyer, {
        params: (await sold(world)).booking,
        body: { id: randomUUID(), body: 'Trae zapatos cerrados.' },
      }),
  }),
  ...row(routes.showDepartureCancellation, {
    ...SELLERS,
    request: async (world) => requestOf(routes.showDepartureCancellation, { params: (await sold(world)).departure }),
  }),
  ...row(routes.cancelDeparture, {
    ...SELLERS,
    request: async (world) =>
      requestOf(routes.cancelDeparture, {
        params: (await sold(world)).departure,
        body: { cause: 'weather', reason: 'Oleaje anómalo.' },
      }),
  }),
};
