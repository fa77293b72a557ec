import { COLLECTS, expectedView, findBooking, readExpected, readSteps } from '#features/bookings/api/public.ts';
import { bookingActions } from '#features/bookings/contract/booking-states.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { owedFor } from '#features/bookings/contract/still-due.ts';
import type {
  BookingPayment,
  OperatorBooking,
  OperatorBookingRow,
} from '#features/checkout/contract/operator-bookings.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { readOutlooks } from '../change/change.store.ts';
import { orderRows } from '../joins.store.ts';
import { type OnSiteMoney, readGiveBack } from '../on-site/read-give-back.ts';
import { VOIDABLE } from '../on-site/void-on-site-payment.ts';
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
  const [[party], steps, outlooks, money, guests] = await Promise.all([
    readExpected(db, place, orderRows, [bookingId]),
    readSteps(db, region, bookingId),
    booking.order_id ? readOutlooks(db, region, booking.order_id) : [],
    readGiveBack(db, region, row, booking),
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
    onSite: money.onSite.map((row) => paymentView(row, row.taken_at)),
    returns: money.returns.map((row) => paymentView(row, row.returned_at)),
    byHand: moneyByHand(row, money),
    paid: paidFor(row),
    giveBack: money.left,
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
      void: VOIDABLE.includes(booking.state) && !row.ending,
    },
  };
}

type MovedMoney = OnSiteMoney['onSite'][number] | OnSiteMoney['returns'][number];

function paymentView({ id, means, amount, by, ...row }: MovedMoney, at: Date): BookingPayment {
  const voided = row.voided_at && { at: row.voided_at.toISOString(), by: row.voider, reason: row.void_reason! };
  return { id, means, amount, at: at.toISOString(), by, voided };
}

function moneyByHand(row: OperatorSaleRow, { paidAtEntry }: OnSiteMoney): OperatorBooking['byHand'] {
  const { channel, state, called_off, total, paid } = row;
  if (channel !== 'desk' || paid === null) return null;
  return { paid, owed: state === 'CANCELLED' || called_off ? 0 : total - paid, paidAtEntry };
}

function paidFor({ id, channel, total, paid, schedule }: OperatorSaleRow): number | null {
  if (paid === null) return null;
  return channel === 'desk' || !schedule ? paid : total - owedFor({ schedule, paid }, id);
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
