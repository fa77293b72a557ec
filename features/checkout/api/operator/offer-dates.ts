import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type BookingRow, recordStep } from '#features/bookings/api/public.ts';
import { findCalendarPlan, readSellables } from '#features/operators/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { orUndo } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { movedTo } from '../change/becoming.ts';
import { insertChange } from '../change/change.store.ts';
import { departuresOf, hasRoom } from '../change/dates.ts';
import { endOpenChange } from '../change/end-open-change.ts';
import { holdForChange } from '../change/hold-for-change.ts';
import { startWords } from '../emails/when-words.ts';
import type { OrderRow } from '../order.store.ts';

const TRIES = 5;

export interface ToOffer {
  booking: BookingRow;
  order: OrderRow;
  until: Date;
  actor: 'operator' | 'system';
  actorId: string | null;
  reason: string | null;
}

/**
 * Holds seats on the nearest date with free seats whose sale does not end before the deadline for choosing. If there is
 * no such date, the deadline is the end of sale of the nearest date. The caller must have locked the booking and its
 * order.
 * @returns false if no date has free seats
 */
export async function offerDates(trx: Transaction<Tables>, platform: Platform, it: ToOffer): Promise<boolean> {
  const { booking, until } = it;
  const region = booking.region_id;
  const now = new Date();
  const plan = await findCalendarPlan(trx, region, booking.plan_id);
  if (!plan) return false;
  const start = Date.parse(booking.snapshot.startsAt);
  const away = ({ startsAt }: { startsAt: Date }) => Math.abs(startsAt.getTime() - start);
  const endsEarly = ({ cutoffAt }: { cutoffAt: Date }) => Number(cutoffAt < until);
  const near = (await departuresOf(trx, region, { booking, plan, from: undefined, now }))
    .filter((departure) => departure.id !== booking.departure_id && hasRoom({ booking, plan }, departure, now))
    .sort((one, other) => endsEarly(one) - endsEarly(other) || away(one) - away(other));
  await endOpenChange(trx, booking, 'lapsed');
  const sellables = await readSellables(
    trx,
    region,
    near.slice(0, TRIES).map(({ id }) => id),
  );
  for (const { id } of near.slice(0, TRIES)) {
    const sellable = sellables.get(id)!;
    const ends = new Date(Math.min(until.getTime(), sellable.departure.cutoffAt.getTime()));
    let holdId: string | null = null;
    const done = await orUndo(trx, async () => {
      const held = await holdForChange(trx, booking, movedTo(booking, sellable), ends);
      holdId = 'holdId' in held ? held.holdId : null;
      return holdId !== null;
    });
    if (!done) continue;
    await askToChoose(trx, platform, it, { departureId: id, holdId: holdId!, kind: 'called_off', until: ends });
    return true;
  }
  return false;
}

export async function askToChoose(
  trx: Transaction<Tables>,
  platform: Platform,
  { booking, order, actor, actorId, reason }: Omit<ToOffer, 'until'>,
  to: { departureId: string; holdId: string; kind: 'called_off' | 'proposal'; until: Date },
): Promise<void> {
  const changeId = randomUUID();
  await insertChange(trx, {
    region_id: booking.region_id,
    id: changeId,
    order_id: order.id,
    booking_id: booking.id,
    kind: to.kind,
    state: 'open',
    quote_id: null,
    departure_id: to.departureId,
    hold_id: to.holdId,
    instalment: null,
    until: to.until,
    reason,
    was: startWords(booking.snapshot),
    made_by: actorId,
    ended_at: null,
  });
  await recordStep(trx, booking.region_id, {
    bookingId: booking.id,
    action: to.kind === 'called_off' ? 'call_off' : 'offer',
    from: booking.state,
    to: booking.state,
    actor,
    actorId,
    reason,
  });
  await platform.jobs.add(trx, 'checkout/tell-change', { changeId });
}
