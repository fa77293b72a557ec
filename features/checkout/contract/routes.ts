/** Paths of the screens for buying. A secret is in the fragment of the URL. */
export const checkoutScreens = {
  basket: '/canasta',
  pay: (orderId: string) => `/pago/${orderId}`,
  /** Page on which another person pays one instalment. */
  payer: (orderId: string, secret?: string) => `/pagar/${orderId}${secret ? `#${secret}` : ''}`,
  booking: (reference: string, secret?: string) => `/reservas/${reference}${secret ? `#${secret}` : ''}`,
} as const;

/** Routes of orders. An order is opened with its secret, with reference and PIN, or with the account that made the order. */
export const orderRoutes = {
  place: '/api/orders/',
  one: '/api/orders/:id',
  details: '/api/orders/:id/details',
  release: '/api/orders/:id/release',
  trip: '/api/orders/:id/trip',
  payerLinks: '/api/orders/:id/payer-links',
  payer: '/api/orders/:id/payer',
  receipt: '/api/orders/:id/payments/:payment/receipt.pdf',
  /** `emailCode` sends a code to an email address. `confirmEmail` confirms the email address with this code. */
  emailCode: '/api/orders/email-code',
  confirmEmail: '/api/orders/confirm-email',
  /** Finds an order by a reference and PIN that the buyer typed. */
  find: '/api/orders/find',
  /** The orders of the caller's account. */
  mine: '/api/me/orders/',
} as const;

/** Routes for one booking of an order. They require the same rights as the order's routes. */
export const bookingRoutes = {
  quoteCancellation: '/api/bookings/:reference/quote-cancellation',
  cancel: '/api/bookings/:reference/cancel',
  /** Dates with free seats, each with its price difference. */
  changeDates: '/api/bookings/:reference/change-dates',
  quoteChange: '/api/bookings/:reference/quote-change',
  change: '/api/bookings/:reference/change',
  /** Cancels a change that is not paid yet. */
  withdrawChange: '/api/bookings/:reference/withdraw-change',
  /** Answers a proposal, or a departure that was called off. */
  choose: '/api/bookings/:reference/choose',
} as const;

/** Routes of vouchers. They require the same rights as the order's routes. */
export const voucherRoutes = {
  voucher: '/api/bookings/:reference/voucher',
  pdf: '/api/bookings/:reference/voucher.pdf',
  calendar: '/api/bookings/:reference/calendar.ics',
} as const;

/** Card payments in the public API, which calls them `transaction`: the card configuration, and payment attempts with their states. */
export const transactionRoutes = {
  configuration: '/api/transaction/',
  start: '/api/transaction/',
  one: '/api/transaction/:id/',
  /** Asks the provider for the payment's state before responding. */
  refresh: '/api/transaction/:id/refresh/',
} as const;

/** Payments of an order of the caller's account, without a key. These paths are separate, because the public API has no accounts. */
export const accountTransactionRoutes = {
  start: '/api/me/transactions/',
  one: '/api/me/transactions/:id/',
  refresh: '/api/me/transactions/:id/refresh/',
} as const;

/** Routes for paying an order. With the order's key in the headers, the routes of the public API; without a key, the routes of the account. */
export const payRoutes = (key: Record<string, string>) =>
  Object.keys(key).length > 0 ? transactionRoutes : accountTransactionRoutes;

/** Path to which card providers send their events. */
export const cardEventRoute = '/api/card-events/:provider';

export { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from './headers.ts';
