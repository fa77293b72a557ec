import type { FoundBooking } from '#features/checkout/contract/region-bookings.ts';
import { maskEmail, maskPhone } from './booking-search.rules.ts';
import type { RegionBookingRow } from './region-booking.store.ts';

export const wholeBooking = (row: RegionBookingRow): FoundBooking => ({
  id: row.id,
  reference: row.reference,
  orderReference: row.order_reference,
  resellerReference: row.reseller_reference,
  channel: row.channel,
  state: row.state,
  ending: row.ending,
  operator: { id: row.operator_id, name: row.operator_name },
  title: row.title,
  optionName: row.option_name,
  localDate: row.local_date,
  localTime: row.local_time,
  items: row.items.map(({ type, state }) => ({ type, state })),
  name: row.name,
  email: row.email,
  phone: row.phone,
  total: row.total,
  currency: row.currency,
  createdAt: row.created_at.toISOString(),
});

export const maskedBooking = (row: RegionBookingRow): FoundBooking => ({
  ...wholeBooking(row),
  email: row.email && maskEmail(row.email),
  phone: row.phone && maskPhone(row.phone),
});
