import { fromDate } from '@internationalized/date';
import type { DepartureCancellation } from '#features/checkout/contract/operator-bookings.ts';
import { findCalendarPlan, readDepartures } from '#features/operators/api/public.ts';
import { isHeldBack } from '#features/operators/contract/departure-closure.ts';
import { isOnSale, moveDeparture } from '#features/operators/contract/departure-states.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { termsOf } from '../sale.rules.ts';
import { readGuests } from './called-off.store.ts';
import { findToCancel, type ToCancelRow } from './operator-sale.store.ts';

const HOUR = 3_600_000;

export async function readDepartureCancellation(
  platform: Platform,
  operatorId: string,
  departureId: string,
): Promise<DepartureCancellation> {
  const { db } = platform;
  const region = platform.config.REGION;
  const row = await findToCancel(db, { region, operatorId, departureId });
  if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
  const { bookings, people, held, refund, currency, id, title, option_name, local_date, local_time, state } = row;
  const guests = await readGuests(db, { region, operatorId, departureId });
  const { choiceHours } = termsOf(await platform.region.current());
  return {
    departure: { id, title, optionName: option_name, localDate: local_date, localTime: local_time, state },
    bookings,
    people,
    held,
    refund,
    byHand: row.by_hand,
    currency,
    can: moveDeparture(state, 'cancel', 'operator') !== null,
    otherDates: state === 'cancelled' ? 0 : await countOthers(db, region, row),
    choiceHours,
    choiceUntil: row.choice_until?.toISOString() ?? null,
    choosing: row.choosing,
    guests: guests.map(({ booking_id, items, choose_until, has_paid, ...guest }) => ({
      ...guest,
      bookingId: booking_id,
      items: items.map(({ type, state }) => ({ type, state })),
      chooseUntil: choose_until?.toISOString() ?? null,
      hasPaid: has_paid,
    })),
  };
}

async function countOthers(db: Database, region: string, row: ToCancelRow): Promise<number> {
  const plan = await findCalendarPlan(db, region, row.plan_id);
  if (!plan) return 0;
  const now = new Date();
  const dayIn = (days: number) =>
    fromDate(new Date(now.getTime() + days * 24 * HOUR), plan.zone)
      .toString()
      .slice(0, 10);
  const [today, to] = [dayIn(0), dayIn(120)];
  const departures = await readDepartures(db, region, plan.id, { from: today, to, option: row.option_id });
  return departures.filter(
    ({ id, state, cutoffAt, left, closures }) =>
      id !== row.id && isOnSale(state) && !isHeldBack(closures) && cutoffAt > now && (left === null || left > 0),
  ).length;
}
