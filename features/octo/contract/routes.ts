/** The standard's operations, below a base of their own: resellers' systems are no browsers, and the rights of people do not apply. */
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

/** A voucher on paper, for whoever has its link: resellers hand it on to travellers. */
export const octoVoucherRoute = `${OCTO_BASE}/vouchers/:bookingId/:file`;

const KEYS = '/api/manage/operators/:operatorId/octo-keys/';

/** Where an operator says which agencies may sell its places. */
export const resellerKeyRoutes = {
  keys: KEYS,
  key: `${KEYS}:keyId`,
  /** Whether the region's keys sell them too. */
  region: '/api/manage/operators/:operatorId/octo-region',
} as const;

const REGION_KEYS = '/api/admin/octo-keys/';

/** Where the region gives keys that sell for every operator that allows it. */
export const regionKeyRoutes = { keys: REGION_KEYS, key: `${REGION_KEYS}:keyId` } as const;
