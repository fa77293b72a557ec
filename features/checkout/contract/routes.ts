import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { closed, Id, IdParams, PageQuery } from '#features/schema.ts';
import { EDIT_SECRET_HEADER } from '#features/trips/contract/kept-trip.ts';
import { OrderInTrip, OrderInTripBody } from '#features/trips/contract/order-in-trip.ts';
import { AccountOrdersPage } from './account-orders.ts';
import { AskEmailCode, ConfirmEmailBody, ConfirmedEmail, EmailCodeRequested } from './email-code.ts';
import { ChangeOrderEmail, Order, OrderDetailsBody, PlacedOrder, PlaceOrderBody } from './order.ts';
import { OrderHeaders } from './order-headers.ts';
import { MadePayerLink, MakePayerLink, PayerView } from './payer.ts';

/** An order is opened by its secret, by its reference with its PIN, or by its account. */
const own = {
  tag: 'Reservas',
  right: 'orders.own',
  params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
  headers: OrderHeaders,
} as const;

export const placeOrder = route('POST /api/orders/', {
  id: 'placeOrder',
  tag: 'Reservas',
  summary: 'Guarda los lugares de una canasta mientras se paga',
  right: 'orders.place',
  bodyLimit: 65_536,
  body: PlaceOrderBody,
  replies: { 201: PlacedOrder },
  errors: [
    'site_does_not_sell',
    'order_refused',
    'order_repeated_differently',
    'already_booked',
    'sold_out',
    'closed_stop',
    'sales_closed',
    'resource_taken',
    'anonymous_share_held',
    'network_share_held',
    'browser_orders_open',
    'hold_ran_out',
    'order_open_already',
  ],
});

export const requestEmailCode = route('POST /api/orders/email-code', {
  id: 'requestEmailCode',
  tag: 'Reservas',
  summary: 'Envía un código para confirmar el correo de quien reserva sin cuenta',
  right: 'orders.place',
  bodyLimit: 4_096,
  body: AskEmailCode,
  replies: { 202: EmailCodeRequested },
  errors: ['too_many_tries'],
});

export const confirmBuyerEmail = route('POST /api/orders/confirm-email', {
  id: 'confirmBuyerEmail',
  tag: 'Reservas',
  summary: 'Confirma un correo con el código que llegó',
  right: 'orders.place',
  bodyLimit: 4_096,
  body: ConfirmEmailBody,
  replies: { 200: ConfirmedEmail },
  errors: ['email_code_over', 'email_code_wrong'],
});

export const showOrder = route('GET /api/orders/:id', {
  ...own,
  id: 'showOrder',
  summary: 'Una reserva con sus lugares, pagos y devoluciones',
  replies: { 200: Order },
  errors: ['order_not_found'],
});

export const putOrderInTrip = route('POST /api/orders/:id/trip', {
  ...own,
  id: 'putOrderInTrip',
  summary: 'Pone lo reservado en un viaje, que desde entonces lo sigue',
  headers: Type.Object({
    ...OrderHeaders.properties,
    [EDIT_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  body: OrderInTripBody,
  replies: { 200: OrderInTrip },
  errors: ['order_not_found', 'order_not_bought', 'trip_not_found', 'trip_binned', 'trip_other_days'],
});

export const listAccountOrders = route('GET /api/me/orders/', {
  id: 'listAccountOrders',
  tag: 'Reservas',
  summary: 'Las reservas de tu cuenta, la última primero',
  right: 'account.own',
  query: Type.Object(PageQuery, closed),
  replies: { 200: AccountOrdersPage },
});

export const saveOrderDetails = route('PUT /api/orders/:id/details', {
  ...own,
  id: 'saveOrderDetails',
  summary: 'Guarda quiénes viajan, su contacto y las respuestas para cada operador',
  bodyLimit: 131_072,
  body: OrderDetailsBody,
  replies: { 200: Order },
  errors: ['order_not_found', 'order_not_payable'],
});

export const changeOrderEmail = route('PUT /api/orders/:id/email', {
  ...own,
  id: 'changeOrderEmail',
  summary: 'Corrige el correo de una reserva pagada: se avisa a los dos correos y el PIN es nuevo',
  rateLimit: { max: 60, timeWindow: 60_000 },
  body: ChangeOrderEmail,
  replies: { 200: PlacedOrder },
  errors: ['order_not_found', 'order_not_bought'],
});

export const releaseOrder = route('POST /api/orders/:id/release', {
  ...own,
  id: 'releaseOrder',
  summary: 'Suelta los lugares de una canasta sin pagar',
  replies: { 200: Order },
  errors: ['order_not_found', 'order_not_payable', 'booking_action_refused'],
});

export const makePayerLink = route('POST /api/orders/:id/payer-links', {
  ...own,
  id: 'makePayerLink',
  summary: 'Un enlace para que otra persona pague una cuota',
  rateLimit: { max: 60, timeWindow: 60_000 },
  params: IdParams,
  body: MakePayerLink,
  replies: { 201: MadePayerLink },
  errors: ['order_not_found', 'order_not_payable', 'site_does_not_charge'],
});

export const showInstalmentToPay = route('GET /api/orders/:id/payer', {
  ...own,
  id: 'showInstalmentToPay',
  summary: 'Lo que paga quien tiene un enlace de pago',
  right: 'orders.pay',
  params: IdParams,
  replies: { 200: PayerView },
  errors: ['order_not_found'],
});

export const downloadReceipt = route('GET /api/orders/:id/payments/:payment/receipt.pdf', {
  ...own,
  id: 'downloadReceipt',
  tag: 'Pagos',
  summary: 'El recibo de un pago en PDF',
  right: 'orders.pay',
  params: Type.Object({ id: Type.String({ maxLength: 40 }), payment: Id }),
  replies: { 200: file('application/pdf') },
  errors: ['order_not_found', 'payment_not_found'],
});
