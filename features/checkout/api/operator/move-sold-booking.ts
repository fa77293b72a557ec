import type { Transaction } from 'kysely';
import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { BookingRow } from '#features/bookings/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { withDueDay } from '#features/checkout/contract/schedule.ts';
import { readSellables } from '#features/operators/api/public.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import { notifyTrips } from '#features/trips/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveThere } from '../change/answer-change.ts';
import { movedTo } from '../change/becoming.ts';
import { type ChangeRow, endChange, findOpenChange } from '../change/change.store.ts';
import { unitsAtSamePrice } from '../change/same-price.rules.ts';
import { swapBooking } from '../change/swap-booking.ts';
import { startWords } from '../emails/when-words.ts';
import { type OrderRow, saveOrder } from '../order.store.ts';
import { mayMoveByHand } from './movable.rules.ts';
import { refusalForOperator } from './refusal-for-operator.ts';
import { withinBooking } from './within-booking.ts';

export function moveSoldBooking(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.moveSoldBooking, async (request) => {
    const { accountId } = personOf(request);
    const { departureId } = request.body;
    const once = { operation: 'moveSoldBooking', accountId, request };
    await workOnce(platform, once, (keep) =>
      withinBooking(platform, request, async (trx, { booking, order }) => {
        if (booking.departure_id === departureId) return keep(trx, {});
        await move(trx, platform, { booking, order, departureId, accountId });
        const subject = { kind: 'booking' as const, id: booking.id };
        await recordAudit(trx, { region, actor: request.actor, action: 'bookings.move', subject });
        return keep(trx, {});
      }),
    );
    return { done: true } as const;
  });
}

interface ToMove {
  booking: BookingRow;
  order: OrderRow | null;
  departureId: string;
  accountId: string;
}

async function move(
  trx: Transaction<Tables>,
  platform: Platform,
  { booking, order, departureId, accountId }: ToMove,
): Promise<void> {
  const { region_id: region, channel } = booking;
  const now = new Date();
  const open = await findOpenChange(trx, region, booking.id);
  const waits = open && open.until > now ? open.kind : null;
  const sellables = await readSellables(trx, region, [booking.departure_id, departureId]);
  const { startsAt, state } = sellables.get(booking.departure_id)!.departure;
  const departure = { calledOff: state === 'cancelled', startsAt };
  const hasEmail = Boolean(order?.contact?.email);
  const sellable = sellables.get(departureId);
  if (!order || !sellable || !mayMoveByHand({ booking, hasEmail, departure, waits }, now))
    throw problem(CHECKOUT_ERRORS, 'change_refused');
  const by = { actor: 'operator', actorId: accountId } as const;
  if (open && waits === 'called_off') {
    await moveThere(trx, platform, { order, booking, change: open, departureId, late: channel === 'desk', ...by });
  } else {
    const from = sellables.get(booking.departure_id)!;
    await moveUnasked(trx, platform, { order, booking, from, sellable, open, accountId });
  }
  if (channel !== 'desk') return;
  const schedule = withDueDay(order.schedule, booking.snapshot.startsAt, sellable.departure.startsAt.toISOString());
  await saveOrder(trx, region, order.id, { schedule: JSON.stringify(schedule) });
}

/** The price stays the same. Seats that an open proposal holds are released. */
async function moveUnasked(
  trx: Transaction<Tables>,
  platform: Platform,
  it: {
    order: OrderRow;
    booking: BookingRow;
    /** The present departure. */
    from: Sellable;
    sellable: Sellable;
    open: ChangeRow | undefined;
    accountId: string;
  },
): Promise<void> {
  const { order, booking, from, sellable, open, accountId } = it;
  const { option, plan, departure } = sellable;
  const isSame = option.id === booking.option_id;
  const units =
    isSame || plan.id !== booking.plan_id
      ? null
      : unitsAtSamePrice(booking.items, { from: from.option, to: option, plan, departure });
  if (!isSame && !units) throw problem(CHECKOUT_ERRORS, 'change_refused');
  const to = movedTo(booking, sellable, units ?? undefined);
  const by = { actor: 'operator', actorId: accountId } as const;
  const refused = await swapBooking(trx, { booking, to, holdId: open?.hold_id ?? null, late: true, ...by });
  if (refused) throw refusalForOperator(refused);
  if (open) await endChange(trx, open, 'lapsed');
  await notifyTrips(trx, platform, order.id);
  if (!order.contact?.email) return;
  await platform.jobs.add(trx, 'checkout/tell-moved', { bookingId: booking.id, was: startWords(booking.snapshot) });
}
