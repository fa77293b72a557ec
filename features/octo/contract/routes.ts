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

export const octoVoucherRoute = `${OCTO_BASE}/vouchers/:bookingId/:file`;
