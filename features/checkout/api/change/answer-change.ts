import type { Transaction } from 'kysely';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { type BookingRow, recordStep } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import type { ChangeKind, ChooseBody } from '#features/checkout/contract/change.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { readHeldBack, readSellables } from '#features/operators/api/public.ts';
import { notifyTrips } from '#features/trips/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeOwnBooking } from '../change-own-booking.ts';
import { giveAllBack } from '../operator/answer-booking.ts';
import { refusalForOperator } from '../operator/refusal-for-operator.ts';
import type { OrderRow } from '../order.store.ts';
import { movedTo } from './becoming.ts';
import { type ChangeRow, endChange, findChange } from './change.store.ts';
import { isAsked } from './changeable.ts';
import { endOpenChange } from './end-open-change.ts';
import { swapBooking } from './swap-booking.ts';

export function answerChange(app: App, platform: Platform): void {
  const { config } = platform;
  const region = config.REGION;
  serve(app, routes.answerChange, async (request, reply) => {
    const accountId = accountIdOf(request.actor);
    const order = await changeOwnBooking(platform, request, async (trx, { order, booking }) => {
      const change = await findChange(trx, region, request.body.changeId);
      if (change?.booking_id !== booking.id || change.kind === 'amend') throw problem(CHECKOUT_ERRORS, 'change_over');
      if (isAnswered(change, request.body)) return;
      const isOpen = change.state === 'open' && isAsked(change, new Date()) && booking.state === 'CONFIRMED';
      if (!isOpen || booking.cancellation?.pending) throw problem(CHECKOUT_ERRORS, 'change_over');
      await answer(trx, platform, { order, booking, change, accountId, ...request.body });
    });
    keepConfidential(reply);
    return reply.send(order);
  });
}

function isAnswered({ state, departure_id }: ChangeRow, { take, departureId }: ChooseBody): boolean {
  if (take !== 'move') return state === 'refused';
  return state === 'done' && (departureId === undefined || departureId === departure_id);
}

const TAKES: Record<ChangeKind, readonly ChooseBody['take'][]> = {
  amend: [],
  called_off: ['refund'],
  proposal: ['keep'],
  closure: ['keep', 'refund'],
};

interface Answer extends ChooseBody {
  order: OrderRow;
  booking: BookingRow;
  change: ChangeRow;
  accountId: string | null;
}

async function answer(trx: Transaction<Tables>, platform: Platform, it: Answer): Promise<void> {
  const { order, booking, change, take, accountId } = it;
  const { region_id: region, id: bookingId, state } = booking;
  if (take === 'move') return moveThere(trx, platform, { ...it, actor: 'traveller', actorId: accountId });
  if (!TAKES[change.kind].includes(take)) throw problem(CHECKOUT_ERRORS, 'change_refused');
  if (take === 'refund') {
    const { departure } = (await readSellables(trx, region, [booking.departure_id])).get(booking.departure_id)!;
    const cause = departure.cancelledFor ?? (change.kind === 'closure' ? 'authority' : 'operator');
    await giveAllBack(
      trx,
      platform,
      { booking, order },
      { actor: 'traveller', actorId: accountId, cause, reason: change.reason },
    );
    return;
  }
  // Until the operator has answered, the traveller cannot know the changed program.
  if (change.kind === 'closure' && (await readHeldBack(trx, region, [booking.departure_id])).size > 0)
    throw problem(CHECKOUT_ERRORS, 'change_refused');
  await endOpenChange(trx, booking, 'refused');
  const actor = { actor: 'traveller', actorId: accountId } as const;
  await recordStep(trx, region, { bookingId, action: 'keep', from: state, to: state, ...actor });
  const about = change.kind === 'closure' ? 'kept_closure' : 'kept';
  await platform.jobs.add(trx, 'checkout/tell-operator', { bookingId, about });
}

interface MoveThere extends Pick<Answer, 'order' | 'booking' | 'change' | 'departureId'> {
  actor: 'traveller' | 'operator';
  actorId: string | null;
  /** `true` if the move is allowed after the cut-off of the new date. Seats that are held for it are always allowed. */
  late?: boolean;
}

/** The caller must have locked the booking and its order. */
export async function moveThere(trx: Transaction<Tables>, platform: Platform, it: MoveThere): Promise<void> {
  const { booking, change, departureId = change.departure_id, actor, actorId, late = false } = it;
  const region = booking.region_id;
  const sellable = departureId && (await readSellables(trx, region, [departureId])).get(departureId);
  if (!sellable || sellable.option.id !== booking.option_id || sellable.departure.id === booking.departure_id)
    throw problem(CHECKOUT_ERRORS, 'change_refused');
  // A proposal names one date, and the traveller can accept only that date.
  if (change.kind === 'proposal' && departureId !== change.departure_id)
    throw problem(CHECKOUT_ERRORS, 'change_refused');
  const refused = await swapBooking(trx, {
    booking,
    to: movedTo(booking, sellable),
    holdId: change.hold_id,
    late: late || departureId === change.departure_id,
    actor,
    actorId,
  });
  if (refused && actor === 'operator') throw refusalForOperator(refused);
  if (refused) throw problem(BOOKING_ERRORS, refused.code);
  await endChange(trx, change, 'done', sellable.departure.id);
  await notifyTrips(trx, platform, it.order.id);
  await platform.jobs.add(trx, 'checkout/tell-change', { changeId: change.id });
  if (actor === 'operator') return;
  const about = { bookingId: booking.id, about: 'moved', was: change.was };
  await platform.jobs.add(trx, 'checkout/tell-operator', about);
}
