import type { BookingRow } from '#features/bookings/api/public.ts';
import type { OpenChange } from '#features/checkout/contract/change.ts';
import type { Order, OrderBooking, OrderPayment, OrderRefund } from '#features/checkout/contract/order.ts';
import { forTravellers } from '#features/operators/contract/assigned-resource.ts';
import type { OnSitePaymentRow, PaymentRow, RefundRow } from '#features/payments/api/public.ts';
import { OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import type { Outlook } from './change/change.store.ts';
import type { OrderRow } from './order.store.ts';

type OrderFields = Pick<
  OrderRow,
  | 'id'
  | 'reference'
  | 'state'
  | 'currency'
  | 'total'
  | 'paid'
  | 'schedule'
  | 'hold_until'
  | 'hold_extended'
  | 'contact'
  | 'test_mode'
  | 'created_at'
  | 'confirmed_at'
>;

export interface OrderParts {
  order: OrderFields;
  quotation: string | null;
  bookings: readonly BookingRow[];
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
  onSite: readonly OnSitePaymentRow[];
  outlooks: readonly Outlook[];
}

export function orderView({ order, quotation, bookings, payments, refunds, onSite, outlooks }: OrderParts): Order {
  return {
    id: order.id,
    reference: order.reference,
    state: order.state,
    currency: order.currency,
    total: order.total,
    paid: order.paid,
    schedule: order.schedule,
    holdUntil: order.hold_until?.toISOString() ?? null,
    holdExtended: order.hold_extended,
    contact: order.contact,
    quotation,
    bookings: bookings.toSorted(byStart).map((booking) =>
      bookingView(
        booking,
        outlooks.find(({ bookingId }) => bookingId === booking.id),
      ),
    ),
    payments: payments.map(paymentView),
    onSite: onSite.map(({ id, booking_id, means, amount, taken_at }) => ({
      ...{ id, bookingId: booking_id, means, amount },
      at: taken_at.toISOString(),
    })),
    refunds: refunds.map((refund) =>
      refundView(
        refund,
        payments.find(({ id }) => id === refund.payment_id),
      ),
    ),
    testMode: order.test_mode,
    createdAt: order.created_at.toISOString(),
    confirmedAt: order.confirmed_at?.toISOString() ?? null,
  };
}

const byStart = ({ snapshot: one }: BookingRow, { snapshot: other }: BookingRow) =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt);

function bookingView(booking: BookingRow, outlook: Outlook | undefined): OrderBooking {
  return {
    id: booking.id,
    reference: booking.reference,
    state: booking.state,
    operatorId: booking.operator_id,
    planId: booking.plan_id,
    departureId: booking.departure_id,
    total: booking.total,
    tax: booking.tax,
    items: booking.items,
    snapshot: booking.snapshot,
    answers: booking.answers,
    cancellation: booking.cancellation,
    change: outlook?.change ? changeView(outlook.change) : null,
    calledOff: outlook?.calledOff ?? false,
    madeToOrder: outlook?.madeToOrder ?? false,
    resources: forTravellers(outlook?.resources ?? []),
    closures: outlook?.closures ?? [],
  };
}

export function changeView(change: NonNullable<Outlook['change']>): OpenChange {
  const { id, kind, until, charge, instalment, reason, departureId, localDate, localTime, startsAt } = change;
  return {
    id,
    kind,
    until: until.toISOString(),
    to:
      departureId && localDate && startsAt
        ? { departureId, localDate, localTime, startsAt: startsAt.toISOString() }
        : null,
    charge,
    instalment,
    reason,
  };
}

export function paymentView(payment: PaymentRow): OrderPayment {
  return {
    id: payment.id,
    instalment: payment.instalment,
    state: payment.state,
    decline: payment.decline,
    amount: payment.amount,
    currency: payment.currency,
    captured: payment.captured,
    refunded: payment.refunded,
    action: OPEN_PAYMENTS.includes(payment.state) ? payment.action : null,
    card: payment.card,
    test: payment.provider === 'sandbox',
    at: payment.created_at.toISOString(),
  };
}

function refundView(refund: RefundRow, payment: PaymentRow | undefined): OrderRefund {
  return {
    id: refund.id,
    bookingId: refund.booking_id,
    state: refund.state,
    reason: refund.reason,
    amount: refund.amount,
    card: payment?.card ?? null,
    at: refund.created_at.toISOString(),
    settledAt: refund.settled_at?.toISOString() ?? null,
  };
}
