import { createHash, randomBytes } from 'node:crypto';
import { hmacHex, sameText } from '#server/cards/signed-body.ts';
import type { Deliverer } from './deliver.ts';
import type { FaultKind } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { type Change, type Payment, type ProviderEvent, Refused } from './payment.ts';
import { asOf } from './payment-machine.ts';
import type { KeptAnswer, NewDelivery } from './payments.store.ts';
import { wirePayment } from './wire.ts';

const ATTEMPTS = 12;

export interface TillOptions {
  ledger: Ledger;
  deliverer: Deliverer;
  /** The secret key of the API. The secrets of payments are derived from this key. */
  key: string;
  origin: () => string;
  now: () => Date;
  /** If `false`, a test sends the webhooks. */
  sendsAtOnce: boolean;
}

export interface Answered {
  status: number;
  body: string;
}

/** A repeated call with the same key gets the stored first answer. */
export interface KeyedCall {
  key: string;
  /** The hash of method, path and body. */
  fingerprint: string;
}

/** Calls for one payment run one after the other. Calls with the same key have one effect and get the same answer. */
export class Till {
  readonly #options: TillOptions;
  readonly #busy = new Set<string>();

  constructor(options: TillOptions) {
    this.#options = options;
  }

  /** The secret gives access to the payment without the key of the API. */
  clientSecret(id: string): string {
    return `${id}.${hmacHex(this.#options.key, `payment ${id}`).slice(0, 40)}`;
  }

  /** @returns null if the secret is invalid */
  idOf(clientSecret: string): string | null {
    const id = clientSecret.split('.', 1)[0]!;
    return sameText(this.clientSecret(id), clientSecret) ? id : null;
  }

  wire(payment: Payment): string {
    const now = this.#options.now();
    return JSON.stringify(wirePayment(asOf(payment, now), now, this.#options.origin(), this.clientSecret(payment.id)));
  }

  async open(order: Omit<Payment, 'id' | 'createdAt'>, call: KeyedCall, fault?: FaultKind): Promise<Answered> {
    return this.#once(call, async () => {
      const { ledger, now } = this.#options;
      const payment: Payment = { ...order, id: `pay_${token()}`, createdAt: now().toISOString() };
      const answer = fault === 'error_after' ? BROKEN : { status: 201, body: this.wire(payment) };
      if (fault === 'error') return this.#keep({ ...call, ...BROKEN });
      if (await ledger.insertPayment(payment, { ...call, ...answer })) return answer;
      return this.#replay(call, await ledger.readAnswer(call.key));
    });
  }

  /** @param view makes the answer from the payment, and by default returns the whole payment */
  async change(
    id: string,
    call: KeyedCall,
    decide: (payment: Payment, now: Date) => Change,
    { fault, view }: { fault?: FaultKind; view?: (payment: Payment) => string } = {},
  ): Promise<Answered> {
    return this.#once(call, async () => {
      if (fault === 'error') return this.#keep({ ...call, ...BROKEN });
      const done = await this.#change(id, call, decide, (payment) =>
        fault === 'error_after' ? BROKEN : { status: 200, body: (view ?? ((one) => this.wire(one)))(payment) },
      );
      return done.answer;
    });
  }

  async act<T extends Change>(id: string, decide: (payment: Payment, now: Date) => T): Promise<T> {
    const made: { last?: T } = {};
    await this.#change(
      id,
      null,
      (payment, now) => {
        made.last = decide(payment, now);
        return made.last;
      },
      () => ({ status: 200, body: '' }),
    );
    return made.last!;
  }

  async #change(
    id: string,
    call: KeyedCall | null,
    decide: (payment: Payment, now: Date) => Change,
    answerOf: (payment: Payment) => Answered,
  ): Promise<{ answer: Answered }> {
    const { ledger, now, deliverer, sendsAtOnce } = this.#options;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { known, answer: kept } = await ledger.readForChange(id, call?.key ?? null);
      if (call && kept) return { answer: this.#replay(call, kept) };
      if (!known) throw new Refused(404, 'no_such_payment', 'There is no such payment.');
      const at = now();
      const { payment, events } = await this.#decide(call, () => decide(asOf(known.payment, at), at));
      const answer = answerOf(payment);
      const news = events.map((one) => this.#news(payment, one, at, known.version));
      const mine = sendsAtOnce ? deliverer.lease(at) : at;
      const rows = news.map((one) => (one.dueAt <= at ? { ...one, dueAt: mine } : one));
      const ids = await ledger.writeChange(
        { payment, version: known.version },
        call && { ...call, ...answer },
        rows,
        at,
      );
      if (!ids) continue;
      if (sendsAtOnce) {
        const due = news
          .map((one, place) => ({ ...one, id: ids[place]!, attempts: 0 }))
          .filter((one) => one.dueAt <= at);
        deliverer.sendNow(due);
      }
      return { answer };
    }
    throw new Refused(409, 'busy', 'Too many change this payment at once; ask again.');
  }

  async #decide(call: KeyedCall | null, decide: () => Change): Promise<Change> {
    try {
      return decide();
    } catch (error) {
      if (call && error instanceof Refused) await this.#keep({ ...call, ...refusal(error) });
      throw error;
    }
  }

  #news(payment: Payment, { type, after }: ProviderEvent, now: Date, version: number): NewDelivery {
    const dueAt = new Date(now.getTime() + after);
    const eventId = `evt_${hmacHex(payment.id, `${type} ${version}`).slice(0, 24)}`;
    const data = { payment: payment.id, reference: payment.reference };
    const body = JSON.stringify({ id: eventId, type, created_at: dueAt.toISOString(), data });
    return { eventId, url: payment.webhookUrl, body, dueAt };
  }

  async #once(call: KeyedCall, work: () => Promise<Answered>): Promise<Answered> {
    if (this.#busy.has(call.key)) {
      throw new Refused(409, 'key_in_use', 'A call with this key is being answered; ask again in a moment.');
    }
    this.#busy.add(call.key);
    try {
      return await work();
    } finally {
      this.#busy.delete(call.key);
    }
  }

  #replay(call: KeyedCall, kept: KeptAnswer | null): Answered {
    if (!kept) throw new Refused(409, 'key_in_use', 'A call with this key is being answered; ask again in a moment.');
    if (kept.fingerprint !== call.fingerprint) {
      throw new Refused(422, 'key_reused', 'This key belongs to a call with other parameters.');
    }
    return { status: kept.status, body: kept.body };
  }

  async #keep(answer: KeptAnswer): Promise<Answered> {
    await this.#options.ledger.keepAnswer(answer, this.#options.now());
    return answer;
  }
}

const BROKEN: Answered = {
  status: 500,
  body: JSON.stringify({ error: { code: 'internal', message: 'Something broke.' } }),
};

export function refusal({ status, code, message }: Refused): Answered {
  return { status, body: JSON.stringify({ error: { code, message } }) };
}

/** @returns 144 random bits in base64url */
export function token(): string {
  return randomBytes(18).toString('base64url');
}

export function fingerprint(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(body ?? null)}`)
    .digest('base64url');
}
