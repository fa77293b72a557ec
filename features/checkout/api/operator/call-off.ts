import { Type } from 'typebox';
import { recordStep } from '#features/bookings/api/public.ts';
import {
  lockDeparture,
  minimumDue,
  openChoice,
  readSellables,
  saveDepartureState,
  syncClaims,
} from '#features/operators/api/public.ts';
import {
  type CancelledFor,
  type DepartureActor,
  moveDeparture,
} from '#features/operators/contract/departure-states.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { Id, orNull } from '#features/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { termsOf } from '../sale.rules.ts';
import { giveAllBack, lockBookingWithOrder } from './answer-booking.ts';
import { offerDates } from './offer-dates.ts';
import { readStillBooked, type StillBooked } from './operator-sale.store.ts';
import { releaseHeld } from './release-held.ts';

const HOUR = 3_600_000;

export const CARRY_DEPARTURE = 'checkout/carry-departure';

interface CallingOff {
  cause: CancelledFor;
  actor: DepartureActor;
  /** The deadline for choosing another date. If null, all bookings are refunded at once. */
  until: Date | null;
}

/**
 * Frees the departure's guides and vehicles.
 * @returns null if the departure can no longer be called off
 */
export async function callOff(
  trx: Database,
  region: string,
  { operatorId, departureId }: { operatorId: string; departureId: string },
  { cause, actor, until }: CallingOff,
): Promise<'cancelled' | null> {
  const row = await lockDeparture(trx, region, operatorId, departureId);
  if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
  if (!moveDeparture(row.state, 'cancel', actor)) return null;
  await saveDepartureState(trx, region, departureId, 'cancelled', cause);
  if (until) await openChoice(trx, region, departureId, until);
  await syncClaims(trx, region, [departureId]);
  return 'cancelled';
}

export const carryDeparture = defineJob(
  Type.Object({
    departureId: Id,
    reason: orNull(Type.String()),
    actorId: orNull(Id),
  }),
  async ({ departureId, reason, actorId }, platform) => {
    const actor = actorId ? 'operator' : 'system';
    await releaseHeld(platform, departureId, { actor, actorId, reason });
    for (const booked of await readStillBooked(platform.db, platform.config.REGION, departureId))
      await settleBooking(platform, booked, { actor, actorId, reason: booked.reason ?? reason });
  },
);

export const carryDepartures = defineJob(Type.Object({}), async (_, platform) => {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  const { choiceHours } = termsOf(await platform.region.current());
  for (const { id, operator_id, reached, outcome } of await minimumDue(db, region, new Date())) {
    if (reached || outcome !== 'cancel') continue;
    const policy = (await readSellables(db, region, [id])).get(id)?.plan.content.policy;
    const until = policy?.minimum === 'move_or_full' ? new Date(Date.now() + choiceHours * HOUR) : null;
    await alone(platform, { departure: id }, () =>
      inTransaction(db, async (trx) => {
        const place = { operatorId: operator_id, departureId: id };
        if (await callOff(trx, region, place, { cause: 'minimum', actor: 'system', until }))
          await jobs.add(trx, CARRY_DEPARTURE, { departureId: id, reason: null, actorId: null });
      }),
    );
  }
  for (const booked of await readStillBooked(db, region, null))
    await alone(platform, { booking: booked.id }, () =>
      settleBooking(platform, booked, { actor: 'system', actorId: null, reason: booked.reason }),
    );
});

async function alone({ log }: Platform, about: object, carry: () => Promise<void>): Promise<void> {
  await carry().catch((error: unknown) =>
    log.error({ err: error, ...about }, 'a called-off departure could not be processed'),
  );
}

interface By {
  actor: 'operator' | 'system';
  actorId: string | null;
  reason: string | null;
}

async function settleBooking(
  platform: Platform,
  { id, cancelled_for: cause, choice_until: until, asked }: StillBooked,
  by: By,
): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const locked = await lockBookingWithOrder(trx, platform, id);
    const state = locked?.booking.state;
    if (!locked || (state !== 'CONFIRMED' && state !== 'PENDING') || locked.booking.cancellation?.pending) return;
    const { booking, order } = locked;
    const choosing = until !== null && until > new Date() && state === 'CONFIRMED' && order !== null;
    if (choosing && (await offerDates(trx, platform, { booking, order, until, ...by }))) return;
    if (!asked) {
      const step = { bookingId: id, action: 'call_off', from: state, to: state } as const;
      await recordStep(trx, booking.region_id, { ...step, ...by });
    }
    await giveAllBack(trx, platform, locked, { ...by, cause });
  });
}
