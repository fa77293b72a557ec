/** Screens of buying. Secrets are in the fragment of the URL. */
export const checkoutScreens = {
  basket: '/canasta',
  pay: (orderId: string) => `/pago/${orderId}`,
  /** Page for another person who pays one instalment. */
  payer: (orderId: string, secret?: string) => `/pagar/${orderId}${secret ? `#${secret}` : ''}`,
  booking: (reference: string, secret?: string) => `/reservas/${reference}${secret ? `#${secret}` : ''}`,
} as const;

/** An order is opened by its secret, by its reference with the PIN of the email, or by the account that made it. */
export const orderRoutes = {
  place: '/api/orders/',
  one: '/api/orders/:id',
  details: '/api/orders/:id/details',
  release: '/api/orders/:id/release',
  trip: '/api/orders/:id/trip',
  payerLinks: '/api/orders/:id/payer-links',
  payer: '/api/orders/:id/payer',
  receipt: '/api/orders/:id/payments/:payment/receipt.pdf',
  /** Sends a code to an email address, and confirms the address with it. */
  emailCode: '/api/orders/email-code',
  confirmEmail: '/api/orders/confirm-email',
  /** Finds an order by a typed reference and PIN. */
  find: '/api/orders/find',
  /** The orders of the caller's account. */
  mine: '/api/me/orders/',
} as const;

/** Actions on one booking of an order, with the rights of the order. */
export const bookingRoutes = {
  quoteCancellation: '/api/bookings/:reference/quote-cancellation',
  cancel: '/api/bookings/:reference/cancel',
  /** Dates with free places and their price differences. */
  changeDates: '/api/bookings/:reference/change-dates',
  quoteChange: '/api/bookings/:reference/quote-change',
  change: '/api/bookings/:reference/change',
  /** Ends a change that is not paid yet. */
  withdrawChange: '/api/bookings/:reference/withdraw-change',
  /** Answers a proposal, or a departure that was called off. */
  choose: '/api/bookings/:reference/choose',
} as const;

/** The voucher, with the rights of the order. */
export const voucherRoutes = {
  voucher: '/api/bookings/:reference/voucher',
  pdf: '/api/bookings/:reference/voucher.pdf',
  calendar: '/api/bookings/:reference/calendar.ics',
} as const;

/** The public API's `transaction`: the card configuration, and payment attempts with their states. */
export const transactionRoutes = {
  configuration: '/api/transaction/',
  start: '/api/transaction/',
  one: '/api/transaction/:id/',
  /** Asks the provider before it replies. */
  refresh: '/api/transaction/:id/refresh/',
} as const;

/** Payments of an order of the caller's account, without a key. These are separate paths, because the public API has no accounts. */
export const accountTransactionRoutes = {
  start: '/api/me/transactions/',
  one: '/api/me/transactions/:id/',
  refresh: '/api/me/transactions/:id/refresh/',
} as const;

/** Routes to pay an order with these key headers; without a key, the routes for its account. */
export const payRoutes = (key: Record<string, string>) =>
  Object.keys(key).length > 0 ? transactionRoutes : accountTransactionRoutes;

/** Path to which providers send their events. */
export const cardEventRoute = '/api/card-events/:provider';

export const ORDER_SECRET_HEADER = 'vereda-order-secret';
export const ORDER_PIN_HEADER = 'vereda-order-pin';
