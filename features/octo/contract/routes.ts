/** Agencies' systems call the OCTO routes with keys instead of sessions. */
export const OCTO_BASE = '/octo';

export const octoRoutes = {
  capabilities: '/capabilities',
  supplier: '/supplier',
  products: '/products',
  product: '/products/:id',
  calendar: '/availability/calendar',
  availability: '/availability',
  bookings: '/bookings',
  booking: '/bookings/:uuid',
  extend: '/bookings/:uuid/extend',
  confirm: '/bookings/:uuid/confirm',
  cancel: '/bookings/:uuid/cancel',
} as const;

/** For travellers with the voucher's link from their reseller. */
export const octoVoucherRoute = `${OCTO_BASE}/vouchers/:bookingId/:file`;
