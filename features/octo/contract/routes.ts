/** Base path of the OCTO routes. Agencies' systems call them with keys instead of sessions. */
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

/** A PDF voucher, for travellers with the link from their reseller. */
export const octoVoucherRoute = `${OCTO_BASE}/vouchers/:bookingId/:file`;

const KEYS = '/api/manage/operators/:operatorId/octo-keys/';

/** Routes of an operator's keys for agencies. */
export const resellerKeyRoutes = {
  keys: KEYS,
  key: `${KEYS}:keyId`,
  /** The operator's consent to the region's keys. */
  region: '/api/manage/operators/:operatorId/octo-region',
} as const;

const REGION_KEYS = '/api/admin/octo-keys/';

/** Routes of the region's keys. Such a key sells for every operator that allows it. */
export const regionKeyRoutes = { keys: REGION_KEYS, key: `${REGION_KEYS}:keyId` } as const;
