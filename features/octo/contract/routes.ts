/** Base path of the standard's operations. Resellers' systems are no browsers, and the rights of people do not apply there. */
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

/** A PDF voucher, for people with its link, which resellers give to travellers. */
export const octoVoucherRoute = `${OCTO_BASE}/vouchers/:bookingId/:file`;

const KEYS = '/api/manage/operators/:operatorId/octo-keys/';

/** An operator's keys for agencies. */
export const resellerKeyRoutes = {
  keys: KEYS,
  key: `${KEYS}:keyId`,
  /** Whether the region's keys may sell the operator's places. */
  region: '/api/manage/operators/:operatorId/octo-region',
} as const;

const REGION_KEYS = '/api/admin/octo-keys/';

/** The region's keys, which sell for every operator that allows it. */
export const regionKeyRoutes = { keys: REGION_KEYS, key: `${REGION_KEYS}:keyId` } as const;
