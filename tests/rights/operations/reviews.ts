import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { appealReview, showReview, writeReview } from '#features/booking-reviews/contract/routes.ts';
import { codeMonths } from '#features/reviews/api/presence/presence.rules.ts';
import { openPresenceCodes } from '#features/reviews/api/presence/presence-codes.ts';
import {
  appealAccountReview,
  listAccountReviews,
  provePresence,
  resumeAccountReview,
  showAccountReview,
  withdrawAccountReview,
  writeAccountReview,
} from '#features/reviews/contract/account-routes.ts';
import {
  listReceivedReviews,
  replyToReview,
  showOperatorPresenceCode,
} from '#features/reviews/contract/operator-routes.ts';
import {
  judgeReview,
  listWaitingReviews,
  replyAsRegion,
  showPresenceCode,
} from '#features/reviews/contract/region-routes.ts';
import type { ReviewBody } from '#features/reviews/contract/review.ts';
import { reportReview, voteForReview } from '#features/reviews/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import { params } from '../owned-place.ts';
import { ANYBODY, PEOPLE, type Role } from '../roles.ts';
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

const ofPlace = ({ place }: World) => ({ kind: 'company' as const, id: place });
const fresh = (world: World) => world.platform.pool.query('delete from attempt_window');

/** A review that the traveller wrote with the account. */
async function ofAccount(world: World, state: 'published' | 'removed' | 'withdrawn') {
  const { pool } = world.platform;
  const id = randomUUID();
  await pool.query('delete from comment where owner_id = $1', [world.place]);
  await pool.query(
    `insert into comment (region_id, id, owner_kind, owner_id, state, withdrawn_from, reason, author, rating, body, published_at, account_id)
     values ($1, $2, 'company', $3, $4, case when $4 = 'withdrawn' then 'published' end, 'fake', 'Lucía Ñ.', 5, $5, now(), $6)`,
    [REGION, id, world.place, state, review.body, world.people.traveller.id],
  );
  return { params: { commentId: id } };
}
const AUTHOR = { lets: ['traveller'], others: 404 } as const;

async function written(world: World, state: 'published' | 'held' | 'removed'): Promise<string> {
  const { booking } = await ended(world, 'visitor');
  const id = randomUUID();
  await sql`insert into comment (region_id, id, owner_kind, owner_id, booking_id, state, author, rating, body, published_at, account_id)
    values (${REGION}, ${id}, 'operator', ${world.operator}, ${booking.id}, ${state}, 'Lucía Ñ.', 5, ${review.body}, now(),
      ${world.people.traveller.id})`.execute(world.platform.db);
  return id;
}

/** A review of a place that no role of the matrix runs, by an author without an account. */
async function reviewOfPlace({ platform, place }: World): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, published_at)
    values (${REGION}, 'company', ${place}, 'published', 'Lucía', 5, 'Un patio precioso.', now()) returning id`.execute(
    platform.db,
  );
  return rows[0]!.id;
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
  ...row(voteForReview, {
    lets: ANYBODY,
    request: async (world) =>
      requestOf(voteForReview, {
        params: { commentId: await reviewOfPlace(world) },
        body: { useful: true, browser: randomUUID() },
      }),
  }),
  ...row(listReceivedReviews, {
    ...SELLERS,
    request: ({ operator }) => requestOf(listReceivedReviews, { params: { operatorId: operator } }),
  }),
  ...row(showOperatorPresenceCode, {
    ...SELLERS,
    request: async (world) => {
      const { operator } = world;
      await world.platform.pool.query('update operator set company_id = $2 where id = $1', [
        operator,
        params(world).placeId,
      ]);
      return requestOf(showOperatorPresenceCode, { params: { operatorId: operator } });
    },
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
  ...row(replyAsRegion, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(replyAsRegion, {
        ...(await ofAccount(world, 'published')),
        body: { body: 'Gracias por contarlo con detalle.' },
      }),
  }),
  ...row(showPresenceCode, {
    lets: ['moderator', 'editor', 'admin'],
    others: 403,
    request: (world) => requestOf(showPresenceCode, { params: ofPlace(world) }),
  }),
  ...row(listAccountReviews, { lets: PEOPLE, request: () => requestOf(listAccountReviews) }),
  ...row(showAccountReview, {
    lets: PEOPLE,
    request: (world) => requestOf(showAccountReview, { query: ofPlace(world) }),
  }),
  ...row(writeAccountReview, {
    lets: PEOPLE,
    request: async (world) => {
      await fresh(world);
      return requestOf(writeAccountReview, { body: { ...review, about: ofPlace(world) } });
    },
  }),
  ...row(withdrawAccountReview, {
    ...AUTHOR,
    request: async (world) => requestOf(withdrawAccountReview, await ofAccount(world, 'published')),
  }),
  ...row(resumeAccountReview, {
    ...AUTHOR,
    request: async (world) => requestOf(resumeAccountReview, await ofAccount(world, 'withdrawn')),
  }),
  ...row(appealAccountReview, {
    ...AUTHOR,
    request: async (world) =>
      requestOf(appealAccountReview, {
        ...(await ofAccount(world, 'removed')),
        body: { words: 'Estuve ahí con mi familia.' },
      }),
  }),
  ...row(provePresence, {
    lets: PEOPLE,
    request: async (world) => {
      const { config, pool } = world.platform;
      await fresh(world);
      // A code counts only while the place is open. Other operations of the matrix announce closures of the place.
      await pool.query('delete from closure where place_id = $1', [world.place]);
      await pool.query(`update company set hours_class = 'known', hours_rule = '24/7' where id = $1`, [world.place]);
      const { rows } = await pool.query('select lon, lat from company where id = $1', [world.place]);
      const codes = await openPresenceCodes(config);
      const code = codes.codeOf(ofPlace(world), codeMonths(new Date(), 'America/Lima').current);
      return requestOf(provePresence, { body: { id: randomUUID(), about: ofPlace(world), code, position: rows[0] } });
    },
  }),
};
