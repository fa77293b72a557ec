import type { BookingRow } from '#features/bookings/api/public.ts';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { netPrice } from '#features/checkout/contract/net-price.ts';
import type { Availability } from '#features/octo/contract/availability.ts';
import type { Contact, OctoBooking, OctoStatus, UnitItem, Voucher } from '#features/octo/contract/booking.ts';
import type { Pricing } from '#features/octo/contract/pricing.ts';
import type { OctoOption, Product } from '#features/octo/contract/product.ts';
import { utc, utcOrNull } from '../instants.ts';
import type { PriceTag } from '../products/pricing.view.ts';
import { pricesOfItems } from './item-prices.rules.ts';
import { isOver } from './open-booking.ts';

export interface BookingContext {
  product: Product;
  option: OctoOption;
  availability: Availability;
  tag: PriceTag | null;
  voucher: { token: string; pdf: string } | null;
  now: Date;
}

export function bookingView(booking: BookingRow, context: BookingContext): OctoBooking {
  const { product, option, availability, tag, voucher, now } = context;
  const { reseller, items, total } = booking;
  const status = statusOf(booking, now);
  const netBps = reseller?.netBps ?? 0;
  const net = netPrice(items, total, netBps);
  const pricing = tag?.(total, net);
  const prices = pricing && pricesOfItems(items, pricing, netBps);
  return {
    id: booking.id,
    uuid: booking.id,
    testMode: booking.test_mode,
    resellerReference: reseller?.resellerReference ?? null,
    supplierReference: booking.reference,
    status,
    utcCreatedAt: utc(booking.created_at),
    utcUpdatedAt: utc(booking.changed_at),
    utcExpiresAt: status === 'ON_HOLD' ? utcOrNull(booking.hold_until) : null,
    utcRedeemedAt: utcOrNull(booking.redeemed_at),
    utcConfirmedAt: utcOrNull(booking.confirmed_at),
    productId: booking.plan_id,
    product,
    optionId: booking.option_id,
    option,
    cancellable: isCancellable(booking, now),
    cancellation: cancellationOf(booking, net),
    freesale: false,
    availabilityId: booking.departure_id,
    availability,
    contact: contactView(reseller?.contact),
    notes: reseller?.notes ?? null,
    deliveryMethods: product.deliveryMethods,
    voucher: voucherView(booking, voucher),
    unitItems: items.map((item, index) => unitItemView(item, booking, status, option, prices?.[index])),
    ...(pricing && { pricing }),
  };
}

/** OCTO has no state NO_SHOW. A hold is EXPIRED as soon as its time is over, even before a job releases it. */
export function statusOf(booking: BookingRow, now: Date): OctoStatus {
  if (isOver(booking, now)) return 'EXPIRED';
  return booking.state === 'NO_SHOW' ? 'CONFIRMED' : booking.state;
}

/**
 * A bought booking can be cancelled until it starts. With opening hours, it can be cancelled until the day's closing
 * time.
 */
export function isCancellable(booking: BookingRow, now: Date): boolean {
  const { state, snapshot } = booking;
  if (state === 'ON_HOLD') return !isOver(booking, now);
  const until = snapshot.localTime === null ? snapshot.endsAt : snapshot.startsAt;
  return (state === 'CONFIRMED' || state === 'PENDING') && now < new Date(until);
}

function cancellationOf({ state, cancellation, confirmed_at, cancelled_at, changed_at }: BookingRow, net: number) {
  if (state !== 'CANCELLED') return null;
  const refund = cancellation?.refund ?? 0;
  // A hold owes nothing, so the cancellation of a hold counts as a full refund.
  const bought = confirmed_at || refund > 0 ? net : 0;
  return {
    refund: refund >= bought ? ('FULL' as const) : refund > 0 ? ('PARTIAL' as const) : ('NONE' as const),
    reason: cancellation?.reason ?? null,
    utcCancelledAt: utc(cancelled_at ?? changed_at),
  };
}

function voucherView({ redeemed_at }: BookingRow, voucher: BookingContext['voucher']): Voucher {
  return {
    redemptionMethod: 'DIGITAL',
    utcRedeemedAt: utcOrNull(redeemed_at),
    deliveryOptions: voucher
      ? [
          { deliveryFormat: 'QRCODE', deliveryValue: voucher.token },
          { deliveryFormat: 'PDF_URL', deliveryValue: voucher.pdf },
        ]
      : [],
  };
}

const ITEM_STATUS: Record<Exclude<BookingItem['state'], 'active'>, OctoStatus> = {
  redeemed: 'REDEEMED',
  cancelled: 'CANCELLED',
};

function unitItemView(
  item: BookingItem,
  { reseller }: BookingRow,
  status: OctoStatus,
  option: OctoOption,
  pricing: Pricing | undefined,
): UnitItem {
  const unit = option.units.find(({ id }) => id === item.unitId);
  return {
    uuid: item.id,
    resellerReference: item.resellerReference ?? null,
    supplierReference: null,
    unitId: item.unitId,
    ...(unit && { unit }),
    status: item.state === 'active' ? status : ITEM_STATUS[item.state],
    utcRedeemedAt: item.redeemedAt && utc(new Date(item.redeemedAt)),
    contact: contactView(reseller?.unitContacts?.[item.id]),
    ticket: null,
    ...(pricing && { pricing }),
  };
}

function contactView(contact: Record<string, unknown> | null | undefined): Contact {
  const text = (name: string) => (typeof contact?.[name] === 'string' ? (contact[name] as string) : null);
  const [firstName, lastName] = [text('firstName'), text('lastName')];
  const together = [firstName, lastName].filter(Boolean).join(' ');
  return {
    fullName: text('fullName') ?? (together || null),
    firstName,
    lastName,
    emailAddress: text('emailAddress'),
    phoneNumber: text('phoneNumber'),
    locales: Array.isArray(contact?.locales) ? contact.locales : [],
    postalCode: text('postalCode'),
    country: text('country'),
    notes: text('notes'),
  };
}
