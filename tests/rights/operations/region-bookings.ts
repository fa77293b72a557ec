import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as region from '#features/checkout/contract/region-routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';

const CARE = { lets: ['moderator', 'admin'], others: 403 } as const;
const REGION = 'trujillo';

async function anyBooking({ platform: { db }, operator }: World) {
  const { id } = await insertBooking(db, REGION, await insertDeparture(db, REGION, { operator }), {
    state: 'CONFIRMED',
  });
  return { params: { bookingId: id } };
}

export const regionBookingOperations: Operations = {
  ...row(region.findBookings, {
    ...CARE,
    request: () => requestOf(region.findBookings, { body: { q: 'VR7K2M4QXA' } }),
  }),
  ...row(region.showRegionBooking, {
    ...CARE,
    request: async (world) => requestOf(region.showRegionBooking, await anyBooking(world)),
  }),
  ...row(region.changeRegionBookingEmail, {
    ...CARE,
    request: async (world) =>
      requestOf(region.changeRegionBookingEmail, { ...(await anyBooking(world)), body: { email: 'otra@ejemplo.pe' } }),
  }),
  ...row(region.resendRegionBooking, {
    ...CARE,
    request: async (world) =>
      requestOf(region.resendRegionBooking, { ...(await anyBooking(world)), body: { id: randomUUID() } }),
  }),
  ...row(region.quoteRegionCancellation, {
    ...CARE,
    request: async (world) => requestOf(region.quoteRegionCancellation, await anyBooking(world)),
  }),
  ...row(region.cancelRegionBooking, {
    ...CARE,
    request: async (world) => {
      const { params } = await anyBooking(world);
      const { rows } = await sql<{ id: string }>`
        insert into booking_quote (region_id, booking_id, kind, offer, refund, currency, valid_until)
        values (${REGION}, ${params.bookingId}, 'cancel', ${JSON.stringify({ paid: 0, refund: 0, kept: 0, itemIds: null })}, 0, 'PEN', now() + interval '5 minutes')
        returning id`.execute(world.platform.db);
      return requestOf(region.cancelRegionBooking, {
        params,
        body: { quoteId: rows[0]!.id, reason: 'Ese día no hay guía.' },
      });
    },
  }),
};
