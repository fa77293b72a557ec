import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { appealReview, showReview, writeReview } from '#features/booking-reviews/contract/routes.ts';
import { listReceivedReviews, replyToReview } from '#features/reviews/contract/operator-routes.ts';
import { judgeReview, listWaitingReviews } from '#features/reviews/contract/region-routes.ts';
import type { ReviewBody } from '#features/reviews/contract/review.ts';
import { reportReview } from '#features/reviews/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
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

const review: ReviewBody = {
  rating: 5,
  scores: {},
  body: 'Puntuales, amables y con chalecos para todos.',
  author: 'Lucía Ñ.',
  language: 'es',
};

async function ended(world: World, role: Role) {
  const { db } = world.platform;
  const departure = await insertDeparture(db, REGION, { operator: world.operator, hoursAhead: -30 });
  const own = await insertBooking(db, REGION, departure, {
    accountId: world.people.traveller.id,
    state: 'REDEEMED',
  });
  const other = await insertBooking(db, REGION, departure, { state: 'REDEEMED' });
  const opens = role === 'guest' ? own : role === 'other guest' ? other : undefined;
  const headers: Record<string, string> = opens
    ? { 'vereda-order-secret': await insertLink(db, REGION, opens.order) }
    : {};
  return { booking: own, asked: { params: { reference: own.reference }, headers } };
}

async function written(world: World, state: 'published' | 'held' | 'removed'): Promise<string> {
  const { booking } = await ended(world, 'visitor');
  const id = randomUUID();
  await sql`insert into comment (region_id, id, owner_kind, owner_id, booking_id, state, author, rating, body, published_at, account_id)
    values (${REGION}, ${id}, 'operator', ${world.operator}, ${booking.id}, ${state}, 'Lucía Ñ.', 5, ${review.body}, now(),
      ${world.people.traveller.id})`.execute(world.platform.db);
  return id;
}

export const reviewOperations: Operations = {
  ...row(showReview, {
    ...BUYER,
    request: async (world, role) => requestOf(showReview, (await ended(world, role)).asked),
  }),
  ...row(writeReview, {
    ...BUYER,
    request: async (world, role) => requestOf(writeReview, { ...(await ended(world, role)).asked, body: review }),
  }),
  ...row(appealReview, {
    ...BUYER,
    request: async (world, role) => {
      const { booking, asked } = await ended(world, role);
      await sql`insert into comment (region_id, owner_kind, owner_id, booking_id, state, reason, author, rating, body)
        values (${REGION}, 'operator', ${world.operator}, ${booking.id}, 'removed', 'fake', 'Lucía Ñ.', 5, ${review.body})`.execute(
        world.platform.db,
      );
      return requestOf(appealReview, { ...asked, body: { words: 'Estuve ahí con mi familia.' } });
    },
  }),
  ...row(reportReview, {
    lets: ANYBODY,
    request: async (world) =>
      requestOf(reportReview, {
        params: { commentId: await written(world, 'published') },
        body: { id: randomUUID(), reason: 'fake' },
      }),
  }),
  ...row(listReceivedReviews, {
    ...SELLERS,
    request: ({ operator }) => requestOf(listReceivedReviews, { params: { operatorId: operator } }),
  }),
  ...row(replyToReview, {
    ...SELLERS,
    request: async (world) =>
      requestOf(replyToReview, {
        params: { operatorId: world.operator, commentId: await written(world, 'published') },
        body: { body: 'Gracias por venir con nosotros.' },
      }),
  }),
  ...row(listWaitingReviews, { ...REGION_STAFF, request: () => requestOf(listWaitingReviews) }),
  ...row(judgeReview, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(judgeReview, { params: { commentId: await written(world, 'held') }, body: { judgement: 'publish' } }),
  }),
};
