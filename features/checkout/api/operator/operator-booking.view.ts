import { COLLECTS, expectedView, findBooking, readExpected, readSteps } from '#features/bookings/api/public.ts';
import type { Cancellation } from '#features/bookings/contract/booking.ts';
import { bookingActions } from '#features/bookings/contract/booking-states.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { owedFor } from '#features/bookings/contract/still-due.ts';
import type {
  BookingPayment,
  OperatorBooking,
  OperatorBookingRow,
} from '#features/checkout/contract/operator-bookings.ts';
import { readOnSiteHistory, readOrderPayments } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { readOutlooks } from '../change/change.store.ts';
import { orderRows } from '../joins.store.ts';
import { changeView } from '../order.view.ts';
import { readGuests } from './called-off.store.ts';
import { mayMoveByHand } from './movable.rules.ts';
import { findOperatorBooking, type OperatorSaleRow } from './operator-sale.store.ts';

export async function readOperatorBooking(
  platform: Platform,
  operatorId: string,
  bookingId: string,
): Promise<OperatorBooking> {
  const { db } = platform;
  const region = platform.config.REGION;

  const row = await findOperatorBooking(db, { region, operatorId, bookingId });
  const booking = row && (await findBooking(db, region, bookingId));
  if (!row || !booking) throw problem(BOOKING_ERRORS, 'booking_not_found');
  const place = { region, operatorId, departureId: row.departure_id };
  const [[party], steps, outlooks, onSite, captured, guests] = await Promise.all([
    readExpected(db, place, orderRows, [bookingId]),
    readSteps(db, region, bookingId),
    booking.order_id ? readOutlooks(db, region, booking.order_id) : [],
    readOnSiteHistory(db, region, bookingId),
    row.channel === 'desk' ? readCaptured(db, region, booking.order_id!) : 0,
    row.called_off ? readGuests(db, place) : [],
  ]);
  const outlook = outlooks.find((one) => one.bookingId === bookingId);
  // A proposal is answered from its email.
  const hasEmail = Boolean(party?.contact?.email);
  const guest = guests.find((one) => one.booking_id === bookingId && one.reach === 'telephone');
  const startsAt = new Date(booking.snapshot.startsAt);
  const departure = { calledOff: row.called_off, startsAt };
  const waits = outlook?.change?.kind ?? null;
  const now = new Date();
  const actions = row.ending ? [] : bookingActions(booking.state, 'operator');
  return {
    ...rowView(row),
    party: party ? expectedView(party) : null,
    meeting: booking.snapshot.meeting,
    cancellation: booking.cancellation,
    history: steps.map(({ at, to_state, ...step }) => ({ ...step, at: at.toISOString(), toState: to_state })),
    change: outlook?.change ? changeView(outlook.change) : null,
    onSite: onSite.map(paymentView),
    byHand: moneyByHand(row, captured + takenOf(onSite)),
    giveBack: giveBackOf(row, booking.cancellation),
    can: {
      accept: actions.includes('accept'),
      reject: actions.includes('reject'),
      cancel: booking.state === 'CONFIRMED' && actions.includes('cancel'),
      propose:
        booking.state === 'CONFIRMED' &&
        !row.ending &&
        outlook?.calledOff === false &&
        outlook.change?.kind !== 'amend' &&
        startsAt > now &&
        hasEmail,
      move: booking.order_id !== null && mayMoveByHand({ booking, hasEmail, departure, waits }, now),
      notify: guest !== undefined && !guest.notified,
      message: hasEmail && booking.order_id !== null,
    },
  };
}

type OnSiteHistory = Awaited<ReturnType<typeof readOnSiteHistory>>;

function paymentView({ id, means, amount, taken_at, by, ...row }: OnSiteHistory[number]): BookingPayment {
  const voided = row.voided_at && { at: row.voided_at.toISOString(), by: row.voider, reason: row.void_reason! };
  return { id, means, amount, at: taken_at.toISOString(), by, voided };
}

const takenOf = (payments: OnSiteHistory): number =>
  payments.reduce((sum, { amount, voided_at }) => (voided_at ? sum : sum + amount), 0);

async function readCaptured(db: Database, region: string, orderId: string): Promise<number> {
  return (await readOrderPayments(db, region, orderId)).reduce((sum, { captured }) => sum + captured, 0);
}

/** @param later minor units that were paid after the booking was entered */
function moneyByHand(row: OperatorSaleRow, later: number): OperatorBooking['byHand'] {
  const { channel, state, called_off, total, paid } = row;
  if (channel !== 'desk' || paid === null) return null;
  return { paid, owed: state === 'CANCELLED' || called_off ? 0 : total - paid, paidAtEntry: paid - later };
}

/** A booking by telephone was paid to the operator. If the operator or the region cancels it, everything goes back. */
function giveBackOf({ channel, state, paid }: OperatorSaleRow, cancellation: Cancellation | null): number {
  if (state !== 'CANCELLED' || !cancellation) return 0;
  const isWhole = channel === 'desk' && cancellation.cause !== 'traveller';
  const byHand = cancellation.byHand ?? 0;
  return isWhole ? (paid ?? 0) - (cancellation.refund - byHand) : byHand;
}

export function rowView(row: OperatorSaleRow): OperatorBookingRow {
  const { option_name, departure_id, local_date, local_time, created_at, items, paid, schedule, ...others } = row;
  const { called_off, choose_until, has_email, ...rest } = others;
  const isOwed = schedule && paid !== null && !row.ending && !called_off && COLLECTS.includes(row.state);
  return {
    ...rest,
    calledOff: called_off,
    chooseUntil: choose_until?.toISOString() ?? null,
    hasEmail: has_email,
    hasPaid: paid !== 0,
    owed: isOwed ? owedFor({ schedule, paid }, row.id) : 0,
    optionName: option_name,
    departureId: departure_id,
    localDate: local_date,
    localTime: local_time,
    items: items.map(({ type, state }) => ({ type, state })),
    createdAt: created_at.toISOString(),
  };
}
