import { Type } from 'typebox';
import { CARD_PROVIDERS } from '#features/card-providers.ts';
import { file, route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import { CardConfiguration, StartTransactionBody, Transaction } from './order.ts';
import { OrderHeaders } from './order-headers.ts';

/** The requirements prescribe the word `transaction` for a payment in paths. */

const tag = 'Pagos';

export const showCardConfiguration = route('GET /api/transaction/', {
  id: 'showCardConfiguration',
  tag,
  summary: 'Con qué proveedor y de qué maneras se paga aquí',
  right: 'transaction.read',
  replies: { 200: CardConfiguration },
});

const start = {
  tag,
  rateLimit: { max: 600, timeWindow: 60_000 },
  bodyLimit: 16_384,
  headers: OrderHeaders,
  body: StartTransactionBody,
  replies: { 201: Transaction },
  errors: [
    'order_not_found',
    'site_does_not_charge',
    'order_hold_over',
    'order_not_payable',
    'departure_called_off',
    'closed_stop',
    'seller_suspended',
    'plan_taken_off',
    'details_missing',
    'policy_not_found',
    'cards_unavailable',
  ],
} as const;

const one = {
  tag,
  params: IdParams,
  headers: OrderHeaders,
  replies: { 200: Transaction },
  errors: ['order_not_found', 'payment_not_found'],
} as const;

export const startTransaction = route('POST /api/transaction/', {
  ...start,
  id: 'startTransaction',
  summary: 'Empieza a pagar una reserva',
  right: 'orders.place',
});

export const showTransaction = route('GET /api/transaction/:id/', {
  ...one,
  id: 'showTransaction',
  summary: 'Cómo está un pago',
  right: 'orders.place',
});

export const refreshTransaction = route('POST /api/transaction/:id/refresh/', {
  ...one,
  id: 'refreshTransaction',
  summary: 'Pregunta al proveedor cómo está un pago',
  right: 'orders.place',
});

/** A signed-in person uses these paths. Guests use the paths without `me`. */
export const startAccountTransaction = route('POST /api/me/transactions/', {
  ...start,
  id: 'startAccountTransaction',
  summary: 'Empieza a pagar una reserva de la propia cuenta',
  right: 'account.own',
});

export const showAccountTransaction = route('GET /api/me/transactions/:id/', {
  ...one,
  id: 'showAccountTransaction',
  summary: 'Cómo está un pago de la propia cuenta',
  right: 'account.own',
});

export const refreshAccountTransaction = route('POST /api/me/transactions/:id/refresh/', {
  ...one,
  id: 'refreshAccountTransaction',
  summary: 'Pregunta al proveedor cómo está un pago de la propia cuenta',
  right: 'account.own',
});

/** The provider signs the raw bytes of the body, so the body has no schema. */
export const hearProvider = route('POST /api/card-events/:provider', {
  id: 'hearProvider',
  tag,
  summary: 'Aviso firmado de un proveedor de pagos',
  right: 'transaction.hear',
  // A provider sends all its events from a few IP addresses.
  rateLimit: { max: 6000, timeWindow: 60_000 },
  bodyLimit: 262_144,
  params: Type.Object({ provider: Type.Enum([...CARD_PROVIDERS]) }),
  body: file('application/json'),
  replies: { 200: Type.Object({ received: Type.Boolean() }) },
  errors: ['event_refused'],
});
