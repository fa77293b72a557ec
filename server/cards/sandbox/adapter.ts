import { setTimeout as sleep } from 'node:timers/promises';
import { SIGNATURE_HEADER } from '#sandbox/deliver.ts';
import { webhookSecret } from '#sandbox/open-sandbox.ts';
import { EVENT_TYPES } from '#sandbox/payment.ts';
import type { WireSettlement, WireSettlementLine } from '#sandbox/settlements.ts';
import type { WirePayment, WireRefund } from '#sandbox/wire.ts';
import { causingBrowser } from '#server/mail/causing-browser.ts';
import { callJson } from '../json-call.ts';
import {
  type CardEvent,
  type CardPayment,
  type CardRefund,
  type CardSettlement,
  type CardSettlementLine,
  type Cards,
  CardTrouble,
  WebhookRefused,
} from '../port.ts';
import { hmacHex, SIGNATURE_LIFE, sameText, signatureParts } from '../signed-body.ts';

export interface SandboxAdapterOptions {
  /** URL for calls from this process, such as `http://127.0.0.1:3001`. */
  api: string;
  /** Origin of the sandbox's pages for browsers. */
  origin: string;
  key: string;
  /** Milliseconds for one attempt. */
  patience?: number;
  now?: () => Date;
}

/** Milliseconds between attempts of one call. */
const AGAIN_AFTER = [50, 150, 400, 1_000];
/** A repeated call may succeed after these statuses. */
const PASSING = new Set([429, 502, 503, 504]);
const PASSING_CODES = new Set(['key_in_use', 'busy']);

export function sandboxCards(options: SandboxAdapterOptions): Cards {
  const { api, origin, key, patience = 5_000, now = () => new Date() } = options;

  async function ask<T>(method: 'GET' | 'POST', path: string, idempotencyKey?: string, body?: object): Promise<T> {
    const last = Date.now() + patience;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await askOnce<T>(method, path, idempotencyKey, body);
      } catch (error) {
        if (!(error instanceof Passing)) throw error;
        const wait = AGAIN_AFTER[attempt];
        if (wait === undefined || Date.now() + wait > last) throw error.trouble;
        await sleep(wait);
      }
    }
  }

  async function askOnce<T>(method: 'GET' | 'POST', path: string, idempotencyKey?: string, body?: object): Promise<T> {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const sent = method === 'POST' ? JSON.stringify(body ?? {}) : undefined;
    const answer = await callJson({ method, url: `${api}${path}`, headers, body: sent, patience }).catch(
      (cause: Error) => {
        throw new Passing(new CardTrouble('unknown', 'no_answer', 'The card provider did not answer.', { cause }));
      },
    );
    const read = readJson(answer.body);
    if (answer.status < 300 && read) return read as T;
    const { code = `status_${answer.status}`, message = 'The card provider refused.' } =
      (read as { error?: { code?: string; message?: string } } | null)?.error ?? {};
    const passing = PASSING.has(answer.status) || PASSING_CODES.has(code);
    const unknown = passing || answer.status >= 500 || answer.status < 300;
    const trouble = new CardTrouble(unknown ? 'unknown' : 'refused', code, message);
    throw passing ? new Passing(trouble) : trouble;
  }

  const path = (id: string, rest = '') => `/v1/payments/${encodeURIComponent(id)}${rest}`;
  const payment = async (asked: Promise<WirePayment>) => readPayment(await asked);

  return {
    provider: 'sandbox',
    publicConfiguration: () => ({
      provider: 'sandbox',
      modes: ['page', 'frame'],
      captures: ['automatic', 'manual'],
      publicKey: '',
      scriptOrigins: [],
      frameOrigins: [origin],
      test: true,
    }),
    create: (order) =>
      payment(
        ask('POST', '/v1/payments', order.key, {
          reference: order.paymentId,
          amount: order.amount,
          currency: order.currency,
          description: order.description.slice(0, 200),
          mode: order.mode,
          capture: order.capture,
          return_url: order.returnUrl,
          webhook_url: heardFor(order.webhookUrl),
          expires_at: order.expiresAt.toISOString(),
        }),
      ),
    show: (id) => payment(ask('GET', path(id))),
    async find(key) {
      try {
        return await payment(ask('GET', `/v1/payments?key=${encodeURIComponent(key)}`));
      } catch (error) {
        if (error instanceof CardTrouble && error.code === 'no_such_payment') return null;
        throw error;
      }
    },
    capture: (id, amount, key) => payment(ask('POST', path(id, '/capture'), key, { amount })),
    void: (id, key) => payment(ask('POST', path(id, '/void'), key)),
    refund: async (id, amount, key) => readRefund(await ask<WireRefund>('POST', path(id, '/refunds'), key, { amount })),
    showRefund: async (id, refundId) =>
      readRefund(await ask<WireRefund>('GET', path(id, `/refunds/${encodeURIComponent(refundId)}`))),
    async listSettlements(since, most) {
      const { settlements } = await ask<{ settlements: WireSettlement[] }>(
        'GET',
        `/v1/settlements?since=${encodeURIComponent(since.toISOString())}`,
      );
      const found: CardSettlement[] = [];
      for (const { id, currency, amount, arrives_at } of settlements.slice(0, most)) {
        const lines: CardSettlementLine[] = [];
        for (let total = 1; lines.length < total; ) {
          const part = await ask<{ lines: WireSettlementLine[]; total: number }>(
            'GET',
            `/v1/settlements/${id}/lines?from=${lines.length}`,
          );
          lines.push(...part.lines.map(({ reference, ...line }) => ({ ...line, paymentId: reference })));
          total = part.total;
        }
        found.push({ id, currency, amount, state: 'paid', arrivesAt: new Date(arrives_at), lines });
      }
      return found;
    },
    readWebhook({ headers, body }) {
      const header = headers[SIGNATURE_HEADER];
      const parts = signatureParts(typeof header === 'string' ? header : '');
      const t = Number(parts.get('t')?.[0]);
      if (!Number.isInteger(t) || Math.abs(now().getTime() - t * 1000) > SIGNATURE_LIFE) {
        throw new WebhookRefused('The signature has no time, or one too far away.');
      }
      const expected = hmacHex(webhookSecret(key), `${t}.${body.toString('utf8')}`);
      if (!(parts.get('v1') ?? []).some((signature) => sameText(signature, expected))) {
        throw new WebhookRefused('The signature is not of this body.');
      }
      return readEvent(readJson(body.toString('utf8')));
    },
  };
}

/** In a public demo, each browser sees only its own emails. The webhook's URL therefore names the browser that pays. */
function heardFor(url: string): string {
  const browser = causingBrowser();
  return browser === undefined ? url : `${url}?browser=${browser}`;
}

class Passing extends Error {
  readonly trouble: CardTrouble;
  constructor(trouble: CardTrouble) {
    super(trouble.message);
    this.trouble = trouble;
  }
}

function readPayment(wire: WirePayment): CardPayment {
  const { id, reference, state, decline, amount, currency, captured, refunded, fee, next, card, refunds } = wire;
  return {
    ...{ id, paymentId: reference, state, decline, amount, currency, captured, refunded, fee, card },
    disputeFee: wire.dispute_fee,
    action: next,
    refunds: refunds.map(readRefund),
  };
}

function readRefund({ id, state, amount, key, failure }: WireRefund): CardRefund {
  return { id, state, amount, key, failure };
}

function readEvent(event: unknown): CardEvent {
  const { id, type, data } = (event ?? {}) as {
    id?: unknown;
    type?: unknown;
    data?: { payment?: unknown; reference?: unknown };
  };
  if (typeof id !== 'string' || typeof type !== 'string') throw new WebhookRefused('The body is no event.');
  const subject = type.split('.', 1)[0];
  const known =
    EVENT_TYPES.some((one) => one === type) && (subject === 'payment' || subject === 'refund' || subject === 'dispute');
  return {
    id,
    kind: known ? subject : 'other',
    paymentId: typeof data?.reference === 'string' ? data.reference : null,
    providerPaymentId: typeof data?.payment === 'string' ? data.payment : null,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
