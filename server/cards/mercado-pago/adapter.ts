import {
  MercadoPagoConfig,
  MercadoPagoError,
  Payment,
  PaymentRefund,
  Preference,
  WebhookSignatureValidator,
} from 'mercadopago';
import {
  type CardEvent,
  type CardPayment,
  type Cards,
  CardTrouble,
  type NewCardPayment,
  type WebhookCall,
  WebhookRefused,
} from '../port.ts';
import { SIGNATURE_LIFE, signatureParts } from '../signed-body.ts';
import {
  type MpPayment,
  type MpPreference,
  moneyLeft,
  readPreference,
  readRefund,
  tookMoney,
  units,
} from './read-preference.ts';
import { listSettlements } from './release-report.ts';

export interface MercadoPagoOptions {
  accessToken: string;
  publicKey: string;
  webhookSecret: string;
  api?: string;
  now?: () => Date;
}

const PATIENCE = 10_000;
const RETRIES = 2;
/** Mercado Pago accepts these characters in `external_reference`, which contains our payment key. */
const REFERENCE = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Uses Mercado Pago's Checkout Pro. A payment of ours is one preference at Mercado Pago, and each card attempt is one
 * payment there.
 */
export function mercadoPagoCards({
  accessToken,
  publicKey,
  webhookSecret,
  api = 'https://api.mercadopago.com',
  now = () => new Date(),
}: MercadoPagoOptions): Cards {
  const waits = { timeout: PATIENCE, initialDelay: 200, maxDelay: 2_000, jitter: true };
  /** The SDK's client stores the idempotency key, so each call needs its own client. */
  const clients = (idempotencyKey?: string, maxRetries = RETRIES) => {
    const config = new MercadoPagoConfig({ accessToken, options: { ...waits, maxRetries, idempotencyKey } });
    return { preferences: new Preference(config), payments: new Payment(config), refunds: new PaymentRefund(config) };
  };
  const { preferences, payments, refunds } = clients();
  /**
   * Mercado Pago has no idempotency keys for preferences. Two calls with one key must therefore run one after the
   * other.
   */
  const opening = new Map<string, Promise<CardPayment>>();

  async function byKey(key: string): Promise<MpPreference | null> {
    const { elements = [] } = await preferences.search({ options: { external_reference: key } });
    const oldest = elements
      .filter((one) => one.external_reference === key)
      .sort((a, b) => a.date_created.localeCompare(b.date_created))[0];
    return oldest ? preferences.get({ preferenceId: oldest.id }) : null;
  }

  /** @param id the id of a preference, or the id of one of its payments. */
  async function load(id: string): Promise<MpPreference> {
    if (!/^\d+$/.test(id)) return preferences.get({ preferenceId: id });
    const { external_reference: key } = await payments.get({ id });
    const found = key ? await byKey(key) : null;
    if (!found) throw new CardTrouble('refused', 'no_such_payment', 'No preference belongs to this payment.');
    return found;
  }

  async function paymentsOf({ external_reference: key = '' }: MpPreference): Promise<MpPayment[]> {
    const { results = [] } = await payments.search({
      options: { external_reference: key, sort: 'date_created', criteria: 'desc' },
    });
    return Promise.all(results.map(({ id }) => payments.get({ id: id! })));
  }

  const view = async (preference: MpPreference) => readPreference(preference, await paymentsOf(preference), now());

  async function open(order: NewCardPayment): Promise<CardPayment> {
    const known = await byKey(order.key);
    if (known) return view(known);
    const made = await clients(order.key, 0).preferences.create({ body: preferenceOf(order) });
    return readPreference(made, [], now());
  }

  /** Repeats a lost or failed call once. Each attempt first searches for a preference with the key. */
  async function openAgain(order: NewCardPayment): Promise<CardPayment> {
    try {
      return await open(order);
    } catch (error) {
      if (!(error instanceof MercadoPagoError) || troubleOf(error).outcome === 'refused') throw error;
      return open(order);
    }
  }

  return {
    provider: 'mercado_pago',
    publicConfiguration: () => ({
      provider: 'mercado_pago',
      modes: ['page'],
      captures: ['automatic'],
      publicKey,
      scriptOrigins: [],
      frameOrigins: [],
      test: accessToken.startsWith('TEST-'),
    }),

    create: (order) =>
      guarded(() => {
        if (order.mode !== 'page') throw new CardTrouble('refused', 'mode_not_offered', 'Only the page is built.');
        if (order.capture !== 'automatic') {
          throw new CardTrouble('refused', 'capture_not_offered', 'Checkout Pro takes the money when the person pays.');
        }
        if (!REFERENCE.test(order.key)) throw new CardTrouble('refused', 'key_not_usable', 'The key does not fit.');
        const running = opening.get(order.key) ?? openAgain(order).finally(() => opening.delete(order.key));
        opening.set(order.key, running);
        return running;
      }),

    show: (id) => guarded(async () => view(await load(id))),

    find: (key) =>
      guarded(async () => {
        const preference = await byKey(key);
        return preference && view(preference);
      }),

    async capture() {
      throw new CardTrouble('refused', 'capture_not_offered', 'Checkout Pro takes the money when the person pays.');
    },

    void: (id, key) =>
      guarded(async () => {
        const preference = await load(id);
        const tried = await paymentsOf(preference);
        const { state } = readPreference(preference, tried, now());
        if (state === 'voided') return readPreference(preference, tried, now());
        if (state !== 'created' && state !== 'requires_action') {
          throw new CardTrouble('refused', 'wrong_state', `Nobody can void a payment that is ${state}.`);
        }
        const closed = { expires: true, expiration_date_to: isoWithOffset(now()) };
        const updatePreferenceRequest = { ...closed, items: preference.items ?? [] };
        await clients(key).preferences.update({ id: preference.id!, updatePreferenceRequest });
        for (const { id: payment, status } of tried) {
          if (status === 'pending' || status === 'in_process') {
            await clients(`${key}-${payment}`).payments.cancel({ id: payment! });
          }
        }
        return view(await load(preference.id!));
      }),

    refund: (id, amount, key) =>
      guarded(async () => {
        const preference = await load(id);
        // A single payment is not compared with `amount`, because a repeated refund must get Mercado Pago's first
        // result.
        const taken = (await paymentsOf(preference)).filter(tookMoney);
        const paid = taken.length > 1 ? taken.find((payment) => moneyLeft(payment) >= amount) : taken[0];
        if (!paid) throw new CardTrouble('refused', 'amount_too_large', 'There is not as much left to give back.');
        const body = { amount: units(amount, paid.currency_id ?? '') };
        return readRefund(await clients(key).refunds.create({ payment_id: paid.id!, body }), paid);
      }),

    showRefund: (_id, refundId) =>
      guarded(async () => {
        const [payment = '', refund = ''] = refundId.split('-', 2);
        const [found, paid] = await Promise.all([
          refunds.get({ payment_id: payment, refund_id: refund }),
          payments.get({ id: payment }),
        ]);
        return readRefund(found, paid);
      }),

    listSettlements: (since, most) => listSettlements({ api, accessToken, now }, since, most),

    readWebhook({ headers, query, body }) {
      const signature = headers['x-signature'];
      const requestId = headers['x-request-id'];
      if (typeof signature !== 'string') throw new WebhookRefused('The signature is missing.');
      const dataId = query['data.id'];
      try {
        WebhookSignatureValidator.validate({
          xSignature: signature,
          xRequestId: typeof requestId === 'string' ? requestId : undefined,
          dataId: dataId?.toLowerCase(),
          secret: webhookSecret,
        });
      } catch (cause) {
        throw new WebhookRefused('The signature is not of this call.', { cause });
      }
      const ts = Number(signatureParts(signature).get('ts')?.[0]);
      // Mercado Pago sends seconds in some notifications and milliseconds in others.
      const signedAt = ts > 1e11 ? ts : ts * 1000;
      if (!(Math.abs(now().getTime() - signedAt) <= SIGNATURE_LIFE))
        throw new WebhookRefused('The signature is too old.');
      return readEvent(body, query);
    },
  };
}

function preferenceOf(order: NewCardPayment) {
  const { returnUrl: success } = order;
  return {
    external_reference: order.key,
    metadata: { payment: order.paymentId },
    items: [
      {
        id: order.paymentId,
        title: order.description,
        quantity: 1,
        currency_id: order.currency,
        unit_price: units(order.amount, order.currency),
      },
    ],
    payer: { email: order.payer.email, name: order.payer.name },
    back_urls: { success, pending: success, failure: success },
    // Mercado Pago redirects the browser automatically only to an HTTPS URL.
    ...(success.startsWith('https:') && { auto_return: 'approved' }),
    // A notification contains only Mercado Pago's payment id. The URL adds our id, which selects the payment to read.
    notification_url: withQuery(order.webhookUrl, { source_news: 'webhooks', payment: order.paymentId }),
    expires: true,
    expiration_date_to: isoWithOffset(order.expiresAt),
    binary_mode: true,
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }, { id: 'bank_transfer' }] },
  };
}

function readEvent(body: Buffer, query: WebhookCall['query']): CardEvent {
  let event: { id?: unknown; type?: unknown; action?: unknown } | null = null;
  try {
    event = JSON.parse(body.toString('utf8'));
  } catch {}
  const { id, type, action } = event ?? {};
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof type !== 'string') {
    throw new WebhookRefused('The body is no notification.');
  }
  const about = { id: String(id), paymentId: query.payment ?? null };
  if (type === 'payment') {
    const kind = action === 'payment.created' ? 'payment' : 'other';
    return { ...about, kind, providerPaymentId: query['data.id'] ?? null };
  }
  const kind = type === 'topic_chargebacks_wh' || type === 'chargebacks' ? 'dispute' : 'other';
  return { ...about, kind, providerPaymentId: null };
}

/** Mercado Pago refuses instants that end in `Z`. */
function isoWithOffset(instant: Date): string {
  return instant.toISOString().replace('Z', '+00:00');
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof MercadoPagoError ? troubleOf(error) : error;
  }
}

function troubleOf(error: MercadoPagoError): CardTrouble {
  const { status = 0, causes = [] } = error;
  const cause = causes[0] as { code?: unknown } | undefined;
  const code = String(cause?.code ?? (error.error || `status_${status}`));
  // After these statuses, Mercado Pago may have made the payment. The statuses 409, 423 and 424 mean that another call
  // uses the idempotency key.
  const unknown = !status || status >= 500 || [409, 423, 424, 429].includes(status);
  return new CardTrouble(unknown ? 'unknown' : 'refused', code, `Mercado Pago: ${error.message}`, { cause: error });
}
