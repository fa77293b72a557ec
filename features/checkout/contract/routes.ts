/** Screens of buying; a secret travels in the fragment. */
export const checkoutScreens = {
  basket: '/canasta',
  pay: (orderId: string) => `/pago/${orderId}`,
  /** For somebody else, who pays one instalment. */
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
  /** A code to an e-mail address, and its confirmation by that code. */
  emailCode: '/api/orders/email-code',
  confirmEmail: '/api/orders/confirm-email',
  /** For people who type: a reference and a PIN. */
  find: '/api/orders/find',
  /** Those of one's account. */
  mine: '/api/me/orders/',
} as const;

/** What is done with one booking of an order, by whoever may open the order. */
export const bookingRoutes = {
  quoteCancellation: '/api/bookings/:reference/quote-cancellation',
  cancel: '/api/bookings/:reference/cancel',
  /** Dates with free places, and what each would cost more or less. */
  changeDates: '/api/bookings/:reference/change-dates',
  quoteChange: '/api/bookings/:reference/quote-change',
  change: '/api/bookings/:reference/change',
  /** Lets go of a change that is not paid yet. */
  withdrawChange: '/api/bookings/:reference/withdraw-change',
  /** The word on what the operator asks, or on a departure that was called off. */
  choose: '/api/bookings/:reference/choose',
} as const;

/** What one comes in with, for whoever may open the order. */
export const voucherRoutes = {
  voucher: '/api/bookings/:reference/voucher',
  pdf: '/api/bookings/:reference/voucher.pdf',
  calendar: '/api/bookings/:reference/calendar.ics',
} as const;

/** The public window's `transaction`: what takes cards here, one try to pay, and how it stands. */
export const transactionRoutes = {
  configuration: '/api/transaction/',
  start: '/api/transaction/',
  one: '/api/transaction/:id/',
  /** Asks the provider first. */
  refresh: '/api/transaction/:id/refresh/',
} as const;

/** The same for an order of one's account, where one holds no key of it: the public window knows no accounts. */
export const ownTransactionRoutes = {
  start: '/api/me/transactions/',
  one: '/api/me/transactions/:id/',
  refresh: '/api/me/transactions/:id/refresh/',
} as const;

/** Where an order is paid with these headers of a key of it; none: as its account. */
export const payRoutes = (key: Record<string, string>) =>
  Object.keys(key).length > 0 ? transactionRoutes : ownTransactionRoutes;

/** Where a provider tells us that something happened. */
export const cardEventRoute = '/api/card-events/:provider';

export const ORDER_SECRET_HEADER = 'vereda-order-secret';
export const ORDER_PIN_HEADER = 'vereda-order-pin';
