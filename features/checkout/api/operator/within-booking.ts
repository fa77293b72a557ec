import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { authorize } from '#features/accounts/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { lockBookingWithOrder } from './answer-booking.ts';
import { findOperatorBooking } from './operator-sale.store.ts';

type Asking = Pick<FastifyRequest, 'actor'> & { params: { operatorId: string; bookingId: string } };

/**
 * Locks the booking and its order.
 * @throws 404 for a booking of another operator
 */
export async function withinBooking<Result>(
  platform: Platform,
  { actor, params }: Asking,
  work: (
    trx: Transaction<Tables>,
    locked: NonNullable<Awaited<ReturnType<typeof lockBookingWithOrder>>>,
  ) => Promise<Result>,
): Promise<Result> {
  const { db, config } = platform;
  authorize(actor, 'operator.sell', { operatorId: params.operatorId });
  if (!(await findOperatorBooking(db, { region: config.REGION, ...params })))
    throw problem(BOOKING_ERRORS, 'booking_not_found');
  return inTransaction(db, async (trx) => work(trx, (await lockBookingWithOrder(trx, platform, params.bookingId))!));
}
