import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { sameText } from '#server/cards/signed-body.ts';
import type { App } from '#server/platform.ts';
import { hang } from './answers.ts';
import type { FaultKind, Faults, FaultyCall } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { type Payment, Refused } from './payment.ts';
import { capture, letGo, refund } from './payment-machine.ts';
import { linesOf, listSettlements } from './settlements.ts';
import { type Answered, fingerprint, refusal, type Till, token } from './till.ts';
import { wireRefunds } from './wire.ts';

const Amount = Type.Integer({ minimum: 1, maximum: 99_999_999_999 });
const WebAddress = Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 2_000 });

const Order = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 200 }),
    amount: Amount,
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    description: Type.String({ maxLength: 200 }),
    mode: Type.Enum(['page', 'frame']),
    capture: Type.Enum(['automatic', 'manual']),
    return_url: WebAddress,
    webhook_url: WebAddress,
    expires_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);
const Some = Type.Object({ amount: Amount }, { additionalProperties: false });
const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const RefundIds = Type.Object({ id: Type.String({ maxLength: 100 }), refundId: Type.String({ maxLength: 100 }) });
const Since = Type.Object({ since: Type.String({ format: 'date-time' }) });
const Part = Type.Object({ from: Type.Integer({ minimum: 0, default: 0 }) });
const LINES_AT_ONCE = 1_000;
const Key = Type.Object({ key: Type.String({ minLength: 1, maxLength: 255 }) });

export interface ApiParts {
  ledger: Ledger;
  till: Till;
  key: string;
  faults: Faults;
  now: () => Date;
  /** The delay of late effects, such as late refunds, in milliseconds. */
  later: number;
  settlesEvery: number;
  silence: number;
}

/** Shops must send the secret key. Calls that write must also send an `Idempotency-Key`. */
export function serveApi(app: App, parts: ApiParts): void {
  const { ledger, till, faults, now, later } = parts;
  authorizeByKey(app, parts.key);
  serveSettlements(app, parts);

  async function finish(
    call: FaultyCall,
    reply: FastifyReply,
    work: (fault: FaultKind | undefined) => Promise<Answered>,
  ) {
    const fault = faults.take(call);
    if (fault === 'cut') return hang(reply, 0);
    const { status, body } = await work(fault);
    if (fault === 'cut_after') return hang(reply, 0);
    if (fault === 'silent_after') return hang(reply, parts.silence);
    return reply.code(status).type('application/json').send(body);
  }

  app.post('/v1/payments', { schema: { body: Order } }, (request, reply) =>
    finish('create', reply, (fault) => {
      const { body } = request;
      const order: Omit<Payment, 'id' | 'createdAt'> = {
        key: keyOf(request),
        reference: body.reference,
        state: 'created',
        decline: null,
        amount: body.amount,
        currency: body.currency,
        captured: 0,
        fee: null,
        capture: body.capture,
        mode: body.mode,
        description: body.description,
        returnUrl: body.return_url,
        webhookUrl: body.webhook_url,
        expiresAt: new Date(body.expires_at).toISOString(),
        authorizedAt: null,
        card: null,
        wrongCodes: 0,
        disputesAt: null,
        refunds: [],
      };
      return till.open(order, keyed(request), fault);
    }),
  );

  const shown = (payment: Payment | null): Answered =>
    payment
      ? { status: 200, body: till.wire(payment) }
      : refusal(new Refused(404, 'no_such_payment', 'There is none.'));
  const broken = (fault: FaultKind | undefined) => {
    if (fault?.startsWith('error')) throw new Refused(500, 'internal', 'Something broke.');
  };

  app.get('/v1/payments/:id', { schema: { params: Id } }, ({ params }, reply) =>
    finish('show', reply, async (fault) => {
      broken(fault);
      return shown(await ledger.readPayment(params.id));
    }),
  );
  app.get('/v1/payments', { schema: { querystring: Key } }, ({ query }, reply) =>
    finish('find', reply, async (fault) => {
      broken(fault);
      return shown(await ledger.findPayment(query.key));
    }),
  );
  app.post('/v1/payments/:id/capture', { schema: { params: Id, body: Some } }, (request, reply) =>
    finish('capture', reply, (fault) => {
      const { params, body } = request;
      return till.change(params.id, keyed(request), (payment, at) => capture(payment, body.amount, at, later), {
        fault,
      });
    }),
  );
  app.post('/v1/payments/:id/void', { schema: { params: Id } }, (request, reply) =>
    finish('void', reply, (fault) => till.change(request.params.id, keyed(request), letGo, { fault })),
  );
  app.post('/v1/payments/:id/refunds', { schema: { params: Id, body: Some } }, (request, reply) =>
    finish('refund', reply, (fault) => {
      const { params, body } = request;
      const id = `ref_${token()}`;
      const asked = { id, key: keyOf(request), amount: body.amount };
      const view = (payment: Payment) => JSON.stringify(wireRefunds(payment, now()).find((one) => one.id === id));
      return till.change(params.id, keyed(request), (payment, at) => refund(payment, asked, at, later), {
        fault,
        view,
      });
    }),
  );
  app.get('/v1/payments/:id/refunds/:refundId', { schema: { params: RefundIds } }, async ({ params }, reply) => {
    const payment = await ledger.readPayment(params.id);
    const found = payment && wireRefunds(payment, now()).find(({ id }) => id === params.refundId);
    if (!found) throw new Refused(404, 'no_such_refund', 'There is no such refund.');
    return reply.send(found);
  });
}

function serveSettlements(app: App, { ledger, now, settlesEvery: every }: ApiParts): void {
  app.get('/v1/settlements', { schema: { querystring: Since } }, async ({ query }) => ({
    settlements: await listSettlements(ledger, { since: new Date(query.since), now: now(), every }),
  }));
  app.get('/v1/settlements/:id/lines', { schema: { params: Id, querystring: Part } }, async ({ params, query }) => {
    const lines = await linesOf(ledger, params.id, { now: now(), every });
    return { lines: lines.slice(query.from, query.from + LINES_AT_ONCE), total: lines.length };
  });
}

/** Requires `Authorization: Bearer <key>` for all routes that are added after this call. */
export function authorizeByKey(app: App, key: string): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (!sameText(headers.authorization ?? '', `Bearer ${key}`)) {
      throw new Refused(401, 'unauthorized', 'The key is missing or wrong.');
    }
  });
}

function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Refused(400, 'key_missing', 'The header Idempotency-Key is missing, or longer than 255 characters.');
  }
  return key;
}

function keyed(request: Pick<FastifyRequest, 'headers' | 'method' | 'url' | 'body'>) {
  return { key: keyOf(request), fingerprint: fingerprint(request.method, request.url, request.body) };
}
