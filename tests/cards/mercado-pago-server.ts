import { createHmac, randomInt } from 'node:crypto';
import type { WebhookCall } from '#server/cards/port.ts';
import { type ProviderServer, providerServer, type ReceivedCall, type SentReply, someId } from './provider-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: objects of a wire protocol, written as its documentation shows them.
type Wire = any;

export interface MercadoPagoServer extends ProviderServer {
  token: string;
  webhookSecret: string;
  preferences: Map<string, Wire>;
  payments: Map<string, Wire>;
  pay(preferenceId: string, card: 'approved' | 'declined'): void;
  dispute(preferenceId: string, statusDetail: string): void;
  webhooks(preferenceId: string): WebhookCall[];
}

const WHOLE = new Set(['COP', 'CLP']);

/** Imitates the part of Mercado Pago's API that the adapter uses. Preferences do not accept `X-Idempotency-Key`. */
export async function mercadoPagoServer(): Promise<MercadoPagoServer> {
  const token = 'TEST-contract-token';
  const webhookSecret = 'contract-secret';
  const preferences = new Map<string, Wire>();
  const payments = new Map<string, Wire>();
  const notifications: { preferenceId: string; dataId: string; body: string }[] = [];

  const notify = (payment: Wire, action: string) => {
    const body = {
      id: randomInt(1e9, 2e9),
      live_mode: false,
      type: 'payment',
      action,
      data: { id: String(payment.id) },
    };
    notifications.push({ preferenceId: payment.preference, dataId: String(payment.id), body: JSON.stringify(body) });
  };

  const server = await providerServer(answer, {
    keyHeader: 'x-idempotency-key',
    idempotent: ({ path }) => path.startsWith('/v1/payments'),
    reused: () => wrong(409, 'idempotency_key_already_used'),
  });

  function answer(asked: ReceivedCall): SentReply {
    if (asked.headers.authorization !== `Bearer ${token}`) return wrong(401, 'invalid access token');
    const where = `${asked.method} ${asked.path.replace(/\/$/, '')}`;
    const match = (pattern: RegExp) => pattern.exec(where)?.slice(1);
    const body = asked.body ? JSON.parse(asked.body) : {};
    if (asked.method !== 'GET' && !asked.headers['x-idempotency-key'])
      return wrong(400, "Header X-Idempotency-Key can't be null");

    if (where === 'POST /checkout/preferences') return open(body);
    if (where === 'GET /checkout/preferences/search') {
      const wanted = asked.query.get('external_reference');
      const found = [...preferences.values()].filter(({ external_reference }) => external_reference === wanted);
      const elements = found.map(({ id, date_created, external_reference }) => ({
        id,
        date_created,
        external_reference,
      }));
      return [200, { elements, next_offset: 0, total: elements.length }];
    }
    let ids = match(/^(?:GET|PUT) \/checkout\/preferences\/([^/]+)$/);
    if (ids) {
      const found = preferences.get(ids[0]!);
      if (!found) return wrong(404, 'preference_not_found');
      if (asked.method === 'PUT') Object.assign(found, body);
      return [200, found];
    }
    if (where === 'GET /v1/payments/search') {
      const wanted = asked.query.get('external_reference');
      const results = [...payments.values()]
        .filter(({ external_reference }) => external_reference === wanted)
        .reverse();
      return [200, { paging: { total: results.length, limit: 30, offset: 0 }, results }];
    }
    ids = match(/^(?:GET|PUT) \/v1\/payments\/(\d+)$/);
    if (ids) {
      const payment = payments.get(ids[0]!);
      if (!payment) return wrong(404, 'Payment not found');
      if (asked.method === 'PUT') payment.status = body.status;
      return [200, payment];
    }
    ids = match(/^POST \/v1\/payments\/(\d+)\/refunds$/);
    if (ids) return refund(payments.get(ids[0]!), body);
    ids = match(/^GET \/v1\/payments\/(\d+)\/refunds\/(\d+)$/);
    if (ids) {
      const found = payments.get(ids[0]!)?.refunds.find(({ id }: Wire) => String(id) === ids![1]);
      return found ? [200, found] : wrong(404, 'Refund not found');
    }
    return wrong(404, `no such resource: ${where}`);
  }

  function open(body: Wire): SentReply {
    const [item] = body.items ?? [];
    if (!item || !(item.unit_price > 0)) return wrong(400, 'unit_price invalid');
    const decimals = String(item.unit_price).split('.')[1]?.length ?? 0;
    if (decimals > (WHOLE.has(item.currency_id) ? 0 : 2)) return wrong(400, 'unit_price has too many decimals');
    if (!/[+-]\d\d:\d\d$/.test(body.expiration_date_to)) return wrong(400, 'expiration_date_to invalid');
    const id = someId('123456789-');
    const made = {
      ...body,
      id,
      date_created: new Date().toISOString(),
      init_point: `https://www.mercadopago.com.pe/checkout/v1/redirect?pref_id=${id}`,
    };
    preferences.set(id, made);
    return [201, made];
  }

  function refund(payment: Wire, { amount }: Wire): SentReply {
    if (!payment) return wrong(404, 'Payment not found');
    if (payment.status !== 'approved') return wrong(400, 'Invalid payment status', 2_018);
    const left = payment.transaction_amount - payment.transaction_amount_refunded;
    if (amount > left + 1e-9) return wrong(400, 'The amount to refund is greater than the available', 4_040);
    const made = {
      id: randomInt(1e9, 2e9),
      payment_id: payment.id,
      amount,
      status: 'approved',
      date_created: new Date().toISOString(),
    };
    payment.refunds.push(made);
    payment.transaction_amount_refunded = Number((payment.transaction_amount_refunded + amount).toFixed(2));
    const whole = payment.transaction_amount_refunded >= payment.transaction_amount;
    Object.assign(payment, whole ? { status: 'refunded' } : { status_detail: 'partially_refunded' });
    notify(payment, 'payment.updated');
    return [201, made];
  }

  const newest = (preferenceId: string) =>
    [...payments.values()].findLast(({ preference }) => preference === preferenceId);

  return Object.assign(server, {
    token,
    webhookSecret,
    preferences,
    payments,
    pay(preferenceId: string, card: 'approved' | 'declined') {
      const preference = preferences.get(preferenceId);
      if (Date.parse(preference.expiration_date_to) <= Date.now()) throw new Error('The page is closed.');
      const [item] = preference.items;
      const approved = card === 'approved';
      const payment: Wire = {
        id: randomInt(1e10, 2e10),
        preference: preferenceId,
        status: approved ? 'approved' : 'rejected',
        status_detail: approved ? 'accredited' : 'cc_rejected_insufficient_amount',
        currency_id: item.currency_id,
        transaction_amount: item.unit_price * item.quantity,
        transaction_amount_refunded: 0,
        external_reference: preference.external_reference,
        metadata: preference.metadata,
        payment_method_id: 'visa',
        card: { first_six_digits: '450995', last_four_digits: '3704' },
        fee_details: approved ? [{ type: 'mercadopago_fee', amount: 1, fee_payer: 'collector' }] : [],
        refunds: [],
      };
      payments.set(String(payment.id), payment);
      notify(payment, 'payment.created');
    },
    dispute(preferenceId: string, statusDetail: string) {
      Object.assign(newest(preferenceId), { status: 'charged_back', status_detail: statusDetail });
    },
    webhooks(preferenceId: string): WebhookCall[] {
      const ts = Math.floor(Date.now() / 1000);
      return notifications
        .filter((one) => one.preferenceId === preferenceId)
        .map(({ dataId, body }) => {
          const requestId = someId('');
          const v1 = createHmac('sha256', webhookSecret)
            .update(`id:${dataId};request-id:${requestId};ts:${ts};`)
            .digest('hex');
          const headers = { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId };
          const address = new URL(preferences.get(preferenceId).notification_url);
          const query = { ...Object.fromEntries(address.searchParams), 'data.id': dataId, type: 'payment' };
          return { headers, query, body: Buffer.from(body) };
        });
    },
  });
}

function wrong(status: number, message: string, code?: number): SentReply {
  return [status, { status, message, error: 'bad_request', cause: code ? [{ code, description: message }] : [] }];
}
