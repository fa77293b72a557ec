import { createHmac } from 'node:crypto';
import type { WebhookCall } from '#server/cards/port.ts';
import { type ProviderServer, providerServer, type ReceivedCall, type SentReply, someId } from './provider-server.ts';
import { disputeOf } from './stripe-balance.ts';

// biome-ignore lint/suspicious/noExplicitAny: objects of a wire protocol, written as its documentation shows them.
type Wire = any;

export interface StripeServer extends ProviderServer {
  key: string;
  webhookSecret: string;
  sessions: Map<string, Wire>;
  pay(sessionId: string, card: 'approved' | 'declined'): void;
  dispute(sessionId: string, status: string): void;
  webhooks(sessionId: string): WebhookCall[];
}

/** Imitates the part of Stripe's API that the adapter uses: form-encoded calls, `expand[]` and signatures. */
export async function stripeServer(): Promise<StripeServer> {
  const key = 'sk_test_contract';
  const webhookSecret = 'whsec_contract';
  const sessions = new Map<string, Wire>();
  const intents = new Map<string, Wire>();
  const refunds = new Map<string, Wire>();
  const disputes: Wire[] = [];
  const events: { sessionId: string; body: string }[] = [];

  const notify = (sessionId: string, type: string, object: Wire) => {
    const created = Math.floor(Date.now() / 1000);
    const event = { id: someId('evt_'), object: 'event', type, created, livemode: false, data: { object } };
    events.push({ sessionId, body: JSON.stringify(event) });
  };

  const server = await providerServer(answer, {
    keyHeader: 'idempotency-key',
    idempotent: () => true,
    reused: () => [
      400,
      {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        },
      },
    ],
  });

  function answer(asked: ReceivedCall): SentReply {
    if (asked.headers.authorization !== `Bearer ${key}`) return wrong(401, 'Invalid API Key provided');
    const form = new URLSearchParams(asked.body);
    const where = `${asked.method} ${asked.path}`;
    const match = (pattern: RegExp) => pattern.exec(where)?.[1];
    const expand = [...asked.query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);

    if (where === 'POST /v1/checkout/sessions') return open(form);
    if (where === 'GET /v1/checkout/sessions') return list(asked, expand);
    let id = match(/^POST \/v1\/checkout\/sessions\/([^/]+)\/expire$/);
    if (id) {
      const session = sessions.get(id);
      if (!session) return missing();
      if (session.status !== 'open')
        return wrong(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      Object.assign(session, { status: 'expired', url: null });
      notify(id, 'checkout.session.expired', session);
      return [200, session];
    }
    id = match(/^GET \/v1\/checkout\/sessions\/([^/]+)$/);
    if (id) return sessions.has(id) ? [200, expanded(sessions.get(id), expand)] : missing();
    id = match(/^POST \/v1\/payment_intents\/([^/]+)\/capture$/);
    if (id) return capture(intents.get(id), form);
    id = match(/^POST \/v1\/payment_intents\/([^/]+)\/cancel$/);
    if (id) return cancel(intents.get(id));
    if (where === 'GET /v1/payment_intents/search') {
      const wanted = /^metadata\['key'\]:"(.+)"$/.exec(asked.query.get('query') ?? '')?.[1];
      const data = [...intents.values()].filter(({ metadata }) => metadata.key === wanted);
      return [200, { object: 'search_result', data, has_more: false, url: asked.path }];
    }
    if (where === 'POST /v1/refunds') return refund(form);
    id = match(/^GET \/v1\/refunds\/([^/]+)$/);
    if (id) return refunds.has(id) ? [200, refunds.get(id)] : missing();
    if (where === 'GET /v1/disputes') {
      const data = disputes.filter(({ payment_intent }) => payment_intent === asked.query.get('payment_intent'));
      return [200, { object: 'list', data, has_more: false, url: asked.path }];
    }
    return wrong(404, `Unrecognized request URL (${where}).`);
  }

  function open(form: URLSearchParams): SentReply {
    const expiresAt = Number(form.get('expires_at'));
    const now = Date.now() / 1000;
    if (!(expiresAt >= now + 1_800 && expiresAt <= now + 86_400)) {
      return wrong(
        400,
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      );
    }
    const id = someId('cs_test_');
    const metadata = metadataOf(form, 'metadata');
    const session = {
      id,
      object: 'checkout.session',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      created: Math.floor(now),
      expires_at: expiresAt,
      metadata,
      payment_intent: null,
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      // Stripe uses these parameters for the payment intent and does not return them with the session.
      hidden: {
        capture: form.get('payment_intent_data[capture_method]'),
        metadata: metadataOf(form, 'payment_intent_data[metadata]'),
      },
    };
    Object.defineProperty(session, 'hidden', { enumerable: false });
    sessions.set(id, session);
    return [200, structured(session)];
  }

  function list({ query, path }: ReceivedCall, expand: string[]): SentReply {
    let data = [...sessions.values()].reverse();
    const intent = query.get('payment_intent');
    if (intent) data = data.filter(({ payment_intent }) => payment_intent === intent);
    const after = query.get('starting_after');
    if (after) data = data.slice(data.findIndex(({ id }) => id === after) + 1);
    const limit = Number(query.get('limit') ?? 10);
    const page = data.slice(0, limit).map((one) =>
      expanded(
        one,
        expand.map((name) => name.replace(/^data\./, '')),
      ),
    );
    return [200, { object: 'list', url: path, has_more: data.length > limit, data: page }];
  }

  function capture(intent: Wire, form: URLSearchParams): SentReply {
    if (!intent) return missing();
    if (intent.status !== 'requires_capture') return unexpected(intent);
    const amount = Number(form.get('amount_to_capture') ?? intent.amount);
    if (amount > intent.amount) return wrong(400, 'Too much.', 'amount_too_large');
    take(intent, amount);
    return [200, flat(intent)];
  }

  function cancel(intent: Wire): SentReply {
    if (!intent) return missing();
    if (!['requires_capture', 'requires_payment_method', 'requires_action'].includes(intent.status))
      return unexpected(intent);
    intent.status = 'canceled';
    return [200, flat(intent)];
  }

  function take(intent: Wire, amount: number): void {
    intent.status = 'succeeded';
    intent.amount_received = amount;
    const charge = intent.latest_charge;
    const balance = {
      id: someId('txn_'),
      object: 'balance_transaction',
      fee: Math.round(amount * 0.03),
      currency: intent.currency,
    };
    Object.assign(charge, { captured: true, amount_captured: amount, balance_transaction: balance });
    notify(intent.session, 'charge.captured', { ...charge, balance_transaction: balance.id, refunds: undefined });
  }

  function refund(form: URLSearchParams): SentReply {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent) return missing();
    const charge = intent.latest_charge;
    const amount = Number(form.get('amount'));
    if (amount > charge.amount_captured - charge.amount_refunded) {
      return wrong(400, `Refund amount (${amount}) is greater than unrefunded amount on charge.`);
    }
    const { id: payment_intent, currency, session } = intent;
    const metadata = metadataOf(form, 'metadata');
    const made = {
      id: someId('re_'),
      object: 'refund',
      amount,
      currency,
      payment_intent,
      status: 'succeeded',
      metadata,
    };
    refunds.set(made.id, made);
    charge.amount_refunded += amount;
    charge.refunds.data.unshift(made);
    notify(session, 'refund.created', made);
    return [200, made];
  }

  return Object.assign(server, {
    key,
    webhookSecret,
    sessions,
    pay(sessionId: string, card: 'approved' | 'declined') {
      const session = sessions.get(sessionId);
      if (session.status !== 'open') throw new Error('The page is closed.');
      const { currency, amount_total: amount, hidden } = session;
      const intent = intents.get(session.payment_intent) ?? {
        id: someId('pi_'),
        object: 'payment_intent',
        amount,
        currency,
        metadata: hidden.metadata,
        capture_method: hidden.capture,
        session: sessionId,
      };
      intents.set(intent.id, intent);
      session.payment_intent = intent.id;
      if (card === 'declined') {
        const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
        Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error, latest_charge: null });
        notify(sessionId, 'payment_intent.payment_failed', flat(intent));
        return;
      }
      intent.last_payment_error = null;
      intent.latest_charge = {
        id: someId('ch_'),
        object: 'charge',
        amount,
        amount_captured: 0,
        amount_refunded: 0,
        captured: false,
        currency,
        disputed: false,
        metadata: intent.metadata,
        payment_intent: intent.id,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
        refunds: { object: 'list', data: [], has_more: false, url: '/v1/refunds' },
      };
      Object.assign(session, { status: 'complete', url: null });
      if (intent.capture_method === 'manual') intent.status = 'requires_capture';
      else {
        take(intent, amount);
      }
      notify(sessionId, 'checkout.session.completed', session);
    },
    dispute(sessionId: string, status: string) {
      const intent = intents.get(sessions.get(sessionId).payment_intent);
      intent.latest_charge.disputed = true;
      const made = disputeOf(intent, status);
      disputes.unshift(made);
      notify(sessionId, 'charge.dispute.created', made);
    },
    webhooks(sessionId: string) {
      const t = Math.floor(Date.now() / 1000);
      return events
        .filter((event) => event.sessionId === sessionId)
        .map(({ body }) => {
          const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex');
          return { headers: { 'stripe-signature': `t=${t},v1=${v1}` }, query: {}, body: Buffer.from(body) };
        });
    },
  });

  function expanded(session: Wire, expand: string[]): Wire {
    const copy = structured(session);
    if (copy.payment_intent && expand.some((path) => path.startsWith('payment_intent'))) {
      const intent = structured(intents.get(copy.payment_intent));
      const charge = intent.latest_charge;
      const wants = (path: string) => expand.includes(`payment_intent.latest_charge.${path}`);
      if (charge && !wants('balance_transaction')) charge.balance_transaction = charge.balance_transaction?.id ?? null;
      if (charge && !wants('refunds')) delete charge.refunds;
      if (charge && !expand.some((path) => path.startsWith('payment_intent.latest_charge')))
        intent.latest_charge = charge.id;
      copy.payment_intent = intent;
    }
    return copy;
  }
}

function unexpected({ status }: Wire): SentReply {
  return wrong(400, `This PaymentIntent has a status of ${status}.`, 'payment_intent_unexpected_state');
}

function flat(intent: Wire): Wire {
  return { ...structured(intent), latest_charge: intent.latest_charge?.id ?? null };
}

function structured(object: Wire): Wire {
  return JSON.parse(JSON.stringify(object));
}

function wrong(status: number, message: string, code?: string): SentReply {
  return [status, { error: { type: 'invalid_request_error', message, code } }];
}

function missing(): SentReply {
  return wrong(404, 'No such object.', 'resource_missing');
}

function metadataOf(form: URLSearchParams, name: string): Record<string, string> {
  const inside = [...form].filter(([field]) => field.startsWith(`${name}[`));
  return Object.fromEntries(inside.map(([field, value]) => [field.slice(name.length + 1, -1), value]));
}
