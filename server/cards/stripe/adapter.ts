import { Stripe } from 'stripe';
import { type CardEvent, type Cards, CardTrouble, type NewCardPayment, WebhookRefused } from '../port.ts';
import { SIGNATURE_LIFE } from '../signed-body.ts';
import { readRefund, readSession, type Session, toStripe } from './read-session.ts';
import { listSettlements } from './settlements.ts';

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  server?: { host: string; port: number; protocol: 'http' };
  now?: () => Date;
}

const PATIENCE = 10_000;
const RETRIES = 2;
const EXPAND = ['payment_intent.latest_charge.balance_transaction', 'payment_intent.latest_charge.refunds'];
/** Milliseconds. Stripe requires at least this lifetime of a payment page. */
const SHORTEST_LIFE = 30 * 60_000;
/** Seconds for which Stripe stores idempotency keys. */
const KEYS_LIVE = 24 * 3_600;
const MOST_SESSIONS = 2_000;

export function stripeCards({
  secretKey,
  publishableKey,
  webhookSecret,
  server,
  now = () => new Date(),
}: StripeOptions): Cards {
  const stripe = new Stripe(secretKey, { timeout: PATIENCE, maxNetworkRetries: RETRIES, telemetry: false, ...server });
  const { sessions } = stripe.checkout;

  /** @param id the id of a session, or the id of its payment intent. */
  async function load(id: string): Promise<Session> {
    if (!id.startsWith('pi_')) return sessions.retrieve(id, { expand: EXPAND });
    const found = await sessions.list({ payment_intent: id, limit: 1, expand: EXPAND.map((path) => `data.${path}`) });
    if (!found.data[0]) throw new CardTrouble('refused', 'no_such_payment', 'No session belongs to this payment.');
    return found.data[0];
  }

  async function view(session: Session) {
    const intent = intentOf(session);
    const charge = intent?.latest_charge;
    const disputed = typeof charge === 'object' && charge?.disputed;
    const disputes = disputed ? (await stripe.disputes.list({ payment_intent: intent!.id, limit: 10 })).data : [];
    return readSession(session, disputes);
  }

  async function intentId(id: string): Promise<{ session: Session; intent: string }> {
    const session = await load(id);
    const intent = intentOf(session);
    if (!intent) throw new CardTrouble('refused', 'wrong_state', 'Nobody has paid yet.');
    return { session, intent: intent.id };
  }

  return {
    provider: 'stripe',
    publicConfiguration: () => ({
      provider: 'stripe',
      modes: ['page'],
      captures: ['automatic', 'manual'],
      publicKey: publishableKey,
      scriptOrigins: [],
      frameOrigins: [],
      test: secretKey.includes('_test_'),
    }),

    create: (order) =>
      guarded(async () => {
        if (order.mode !== 'page')
          throw new CardTrouble(
            'refused',
            'mode_not_offered',
            'The adapter for Stripe supports the payment page only.',
          );
        const session = await sessions.create(sessionOf(order), { idempotencyKey: order.key });
        return readSession(session, []);
      }),

    show: (id) => guarded(async () => view(await load(id))),

    find: (key) =>
      guarded(async () => {
        const since = Math.floor(now().getTime() / 1000) - KEYS_LIVE;
        let seen = 0;
        for await (const session of sessions.list({ created: { gte: since }, limit: 100 })) {
          if (session.metadata?.key === key) return view(await load(session.id));
          seen += 1;
          if (seen >= MOST_SESSIONS) break;
        }
        const paid = await stripe.paymentIntents.search({ query: `metadata['key']:${JSON.stringify(key)}`, limit: 1 });
        return paid.data[0] ? view(await load(paid.data[0].id)) : null;
      }),

    capture: (id, amount, key) =>
      guarded(async () => {
        const { session, intent } = await intentId(id);
        const asked = { amount_to_capture: toStripe(amount, session.currency ?? '') };
        await stripe.paymentIntents.capture(intent, asked, { idempotencyKey: key });
        return view(await load(session.id));
      }),

    void: (id, key) =>
      guarded(async () => {
        const session = await load(id);
        const { state } = await view(session);
        if (state === 'voided') return view(session);
        const intent = intentOf(session);
        if (session.status === 'open') await sessions.expire(session.id, {}, { idempotencyKey: key });
        else if (intent) await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: key });
        return view(await load(session.id));
      }),

    refund: (id, amount, key) =>
      guarded(async () => {
        const { session, intent } = await intentId(id);
        const asked = {
          payment_intent: intent,
          amount: toStripe(amount, session.currency ?? ''),
          metadata: { key, payment: session.metadata?.payment ?? '' },
        };
        return readRefund(await stripe.refunds.create(asked, { idempotencyKey: key }));
      }),

    showRefund: (_id, refundId) => guarded(async () => readRefund(await stripe.refunds.retrieve(refundId))),

    listSettlements: (since, most) => guarded(() => listSettlements(stripe, since, most)),

    readWebhook({ headers, body }) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw new WebhookRefused('The signature is missing.');
      try {
        const seconds = SIGNATURE_LIFE / 1000;
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          seconds,
          undefined,
          now().getTime(),
        );
        return readEvent(event);
      } catch (cause) {
        throw cause instanceof WebhookRefused
          ? cause
          : new WebhookRefused('The signature is not of this body.', { cause });
      }
    },
  };
}

function sessionOf(order: NewCardPayment): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment: order.paymentId, key: order.key };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: order.paymentId,
    customer_email: order.payer.email,
    locale: 'es-419',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: toStripe(order.amount, order.currency),
          product_data: { name: order.description },
        },
      },
    ],
    payment_intent_data: { capture_method: order.capture === 'manual' ? 'manual' : 'automatic', metadata },
    metadata,
    success_url: order.returnUrl,
    cancel_url: order.returnUrl,
    // Stripe requires at least half an hour. The site calls `void` at `order.expiresAt`, which closes the page in time.
    expires_at: Math.floor((order.expiresAt.getTime() + SHORTEST_LIFE) / 1000),
  };
}

function intentOf({ payment_intent }: Session): Stripe.PaymentIntent | null {
  return typeof payment_intent === 'object' ? payment_intent : null;
}

function readEvent(event: Stripe.Event): CardEvent {
  const { id, type } = event;
  const subject = event.data.object as {
    id?: string;
    payment_intent?: string | { id: string } | null;
    metadata?: Record<string, string> | null;
  };
  const intent = typeof subject.payment_intent === 'object' ? subject.payment_intent?.id : subject.payment_intent;
  const about = (kind: CardEvent['kind'], providerPaymentId: string | null | undefined): CardEvent => {
    return { id, kind, paymentId: subject.metadata?.payment ?? null, providerPaymentId: providerPaymentId ?? null };
  };
  if (type.startsWith('checkout.session.') || type.startsWith('payment_intent.')) return about('payment', subject.id);
  if (type.startsWith('charge.dispute.')) return about('dispute', intent);
  if (type.startsWith('refund.') || type.startsWith('charge.refund')) return about('refund', intent);
  return type.startsWith('charge.') ? about('payment', intent) : about('other', null);
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? troubleOf(error) : error;
  }
}

function troubleOf(error: Stripe.errors.StripeError): CardTrouble {
  const code = error.code ?? error.type;
  const message = `Stripe: ${error.message}`;
  const { statusCode = 0 } = error;
  // With status 0 (no answer), 409 (another call uses the key), 429 and 5xx, Stripe may have done the work.
  const unknown = statusCode === 0 || statusCode >= 500 || statusCode === 429 || statusCode === 409;
  return new CardTrouble(unknown ? 'unknown' : 'refused', code, message, { cause: error });
}
