import { randomUUID } from 'node:crypto';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import type { Operations } from '../operation.ts';
import type { World } from '../world.ts';

const TEAM = { lets: ['operator owner', 'operator sales', 'operator guide'], others: 404 } as const;
const REGION = 'trujillo';

/** A departure of the operator, with a booking. */
async function departureOf(world: World) {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator });
  const booking = await insertBooking(db, REGION, departure);
  return { url: `/api/manage/operators/${world.operator}/departures/${departure.departure}`, booking };
}

const DEPARTURE = '/api/manage/operators/{operatorId}/departures/{departureId}';
const list = (file: string) => async (world: World) => ({ url: `${(await departureOf(world)).url}/${file}` });

/** Who comes to a departure, and who came. */
export const bookingOperations: Operations = {
  [`GET ${DEPARTURE}/manifest` as const]: { ...TEAM, request: list('manifest') },
  [`GET ${DEPARTURE}/manifest.pdf` as const]: { ...TEAM, request: list('manifest.pdf') },
  [`GET ${DEPARTURE}/manifest.csv` as const]: { ...TEAM, request: list('manifest.csv') },
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
