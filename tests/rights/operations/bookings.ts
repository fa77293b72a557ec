import { randomUUID } from 'node:crypto';
import {
  checkIn,
  downloadManifestCsv,
  downloadManifestPdf,
  sendDepartureMessage,
  showManifest,
} from '#features/bookings/contract/routes.ts';
import { downloadCalendar, downloadVoucher, showVoucher } from '#features/checkout/contract/booking-routes.ts';
import { pathOf } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import type { Role } from '../roles.ts';
import type { World } from '../world.ts';

const TEAM = { lets: ['operator owner', 'operator sales', 'operator guide'], others: 404 } as const;
const REGION = 'trujillo';

async function departureOf(world: World) {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator });
  const booking = await insertBooking(db, REGION, departure);
  return { params: { operatorId: world.operator, departureId: departure.departure }, booking };
}

const BUYER = { lets: ['guest', 'traveller'], others: 404 } as const;

const bought =
  (route: typeof showVoucher | typeof downloadVoucher | typeof downloadCalendar) =>
  async (world: World, role: Role) => {
    const { db } = world.platform;
    const departure = await insertDeparture(db, REGION, { operator: world.operator });
    const accountId = world.people.traveller.id;
    const own = await insertBooking(db, REGION, departure, { accountId });
    const other = await insertBooking(db, REGION, departure);
    const opens = role === 'guest' ? own : role === 'other guest' ? other : undefined;
    const headers = opens && { 'vereda-order-secret': await insertLink(db, REGION, opens.order) };
    return { url: pathOf(route, { params: { reference: own.reference } }), ...(headers && { headers }) };
  };

const list = (route: typeof showManifest | typeof downloadManifestPdf | typeof downloadManifestCsv) =>
  row(route, { ...TEAM, request: async (world) => ({ url: pathOf(route, await departureOf(world)) }) });

export const bookingOperations: Operations = {
  ...list(showManifest),
  ...list(downloadManifestPdf),
  ...list(downloadManifestCsv),
  ...row(showVoucher, { ...BUYER, request: bought(showVoucher) }),
  ...row(downloadVoucher, { ...BUYER, request: bought(downloadVoucher) }),
  ...row(downloadCalendar, { ...BUYER, request: bought(downloadCalendar) }),
  ...row(checkIn, {
    ...TEAM,
    request: async (world) => {
      const { params, booking } = await departureOf(world);
      const scan = { id: randomUUID(), action: 'redeem' as const, bookingId: booking.id, at: new Date().toISOString() };
      return requestOf(checkIn, { params, body: { scans: [scan] } });
    },
  }),
  ...row(sendDepartureMessage, {
    lets: ['operator owner', 'operator sales'],
    others: 404,
    refuses: { 'operator guide': 403 },
    request: async (world) => {
      const { params } = await departureOf(world);
      return requestOf(sendDepartureMessage, {
        params,
        body: { id: randomUUID(), body: 'Salimos media hora más tarde.' },
      });
    },
  }),
};
