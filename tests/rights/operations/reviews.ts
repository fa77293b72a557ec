import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import type { Operations } from '../operation.ts';
import { ANYBODY, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const REGION = 'trujillo';
const BUYER = { lets: ['guest', 'traveller'], others: 404 } as const;
const SELLERS = {
  lets: ['operator owner', 'operator sales'],
  others: 404,
  refuses: { 'operator guide': 403 },
} as const;
const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;

const payload = {
  rating: 5,
  scores: {},
  body: 'Puntuales, amables y con chalecos para todos.',
  author: 'Lucía Ñ.',
  language: 'es',
};

/** Creates an ended booking of the traveller. A guest sends the link of the booking's order, another guest the link of a different order. */
async function ended(world: World, role: Role) {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator, hoursAhead: -30 });
  const own = await insertBooking(db, REGION, departure, {
    accountId: world.people.traveller.id,
    state: 'REDEEMED',
  });
  const other = await insertBooking(db, REGION, departure, { state: 'REDEEMED' });
  const opens = role === 'guest' ? own : role === 'other guest' ? other : undefined;
  const headers = opens && { 'vereda-order-secret': await insertLink(db, REGION, opens.order) };
  return { booking: own, url: `/api/bookings/${own.reference}/review`, ...(headers && { headers }) };
}

/** Creates a review of an ended booking in this state. */
async function written(world: World, state: 'published' | 'held' | 'removed'): Promise<{ id: string; url: string }> {
  const { booking, url } = await ended(world, 'visitor');
  const id = randomUUID();
  await sql`insert into comment (region_id, id, owner_kind, owner_id, booking_id, state, author, rating, body, published_at, account_id)
    values (${REGION}, ${id}, 'operator', ${world.operator}, ${booking.id}, ${state}, 'Lucía Ñ.', 5, ${payload.body}, now(),
      ${world.people.traveller.id})`.execute(world.platform.db);
  return { id, url };
}

/** Operations on reviews of bookings, on operators' replies, and on the region's decisions. */
export const reviewOperations: Operations = {
  'GET /api/bookings/{reference}/review': {
    ...BUYER,
    request: async (world, role) => {
      const { url, headers } = await ended(world, role);
      return { url, ...(headers && { headers }) };
    },
  },
  'PUT /api/bookings/{reference}/review': {
    ...BUYER,
    request: async (world, role) => {
      const { url, headers } = await ended(world, role);
      return { url, payload, ...(headers && { headers }) };
    },
  },
  'POST /api/bookings/{reference}/review/appeal': {
    ...BUYER,
    request: async (world, role) => {
      const { booking, url, headers } = await ended(world, role);
      await sql`insert into comment (region_id, owner_kind, owner_id, booking_id, state, reason, author, rating, body)
        values (${REGION}, 'operator', ${world.operator}, ${booking.id}, 'removed', 'fake', 'Lucía Ñ.', 5, ${payload.body})`.execute(
        world.platform.db,
      );
      return { url: `${url}/appeal`, payload: { words: 'Estuve ahí con mi familia.' }, ...(headers && { headers }) };
    },
  },
  'POST /api/comments/{commentId}/report': {
    lets: ANYBODY,
    request: async (world) => ({
      url: `/api/comments/${(await written(world, 'published')).id}/report`,
      payload: { id: randomUUID(), reason: 'fake' },
    }),
  },
  'GET /api/manage/operators/{operatorId}/comments': {
    ...SELLERS,
    request: ({ operator }) => ({ url: `/api/manage/operators/${operator}/comments` }),
  },
  'POST /api/manage/operators/{operatorId}/comments/{commentId}/reply': {
    ...SELLERS,
    request: async (world) => ({
      url: `/api/manage/operators/${world.operator}/comments/${(await written(world, 'published')).id}/reply`,
      payload: { body: 'Gracias por venir con nosotros.' },
    }),
  },
  'GET /api/admin/comments/': { ...REGION_STAFF, request: () => ({ url: '/api/admin/comments/' }) },
  'POST /api/admin/comments/{commentId}/judge': {
    ...REGION_STAFF,
    request: async (world) => ({
      url: `/api/admin/comments/${(await written(world, 'held')).id}/judge`,
      payload: { judgement: 'publish' },
    }),
  },
};
