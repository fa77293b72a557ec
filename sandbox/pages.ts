import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '#server/platform.ts';
import { hang } from './answers.ts';
import { readCard, typedOf } from './card-form.ts';
import type { Faults as RequestedFaults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import {
  amountText,
  cardForm,
  challengeForm,
  ended,
  type Faults,
  type Html,
  html,
  layout,
  pagePolicy,
  type Subject,
  summary,
  type Typed,
  testCards,
} from './page.ts';
import { type Payment, payable, Refused } from './payment.ts';
import { answerChallenge, asOf, pay } from './payment-machine.ts';
import type { Till } from './till.ts';
import { pathOf } from './wire.ts';

const Secret = Type.Object({ secret: Type.String({ maxLength: 200 }) });

const DECLINED: Readonly<Record<string, string>> = {
  insufficient_funds: 'El banco rechazó la tarjeta: no tiene fondos. No se cobró nada; prueba con otra.',
  authentication_failed: 'El código no coincidió tres veces y la compra se rechazó. No se cobró nada; prueba otra vez.',
  stolen_card: 'El banco rechazó la tarjeta del todo. No se cobró nada.',
};

export interface PageParts {
  ledger: Ledger;
  till: Till;
  faults: RequestedFaults;
  now: () => Date;
  later: number;
  silence: number;
}

export function servePages(app: App, parts: PageParts): void {
  const { ledger, till, faults, now, later, silence } = parts;

  async function load(request: FastifyRequest): Promise<Payment> {
    const id = till.idOf((request.params as { secret: string }).secret);
    const payment = id && (await ledger.readPayment(id));
    if (!payment) throw new Refused(404, 'no_such_payment', 'There is no such payment.');
    return asOf(payment, now());
  }

  app.get('/pagar/:secret', { schema: { params: Secret } }, async (request, reply) => {
    const payment = await load(request);
    const { secret } = request.params;
    if (payment.state === 'requires_action') return reply.redirect(pathOf(payment, secret), 303);
    return payable(payment) ? showForm(reply, payment, { name: '', expiry: '' }, {}) : showEnd(reply, payment);
  });

  app.post('/pagar/:secret', { schema: { params: Secret } }, async (request, reply) => {
    const { secret } = request.params;
    const fields = fieldsOf(request.body);
    const read = readCard(fields, now());
    const fault = faults.take('pay');
    if (fault === 'cut') return hang(reply, 0);
    if (fault === 'error') throw new Refused(500, 'internal', 'Something broke.');
    if ('faults' in read) {
      if (wantsJson(request))
        return reply.code(422).send({ error: { code: 'card_not_readable', fields: read.faults } });
      return showForm(reply.code(422), await load(request), typedOf(fields), read.faults);
    }
    const { card } = read;
    if (card.behaviour === 'slow') await sleep(later);
    const done = await attempt(secret, (payment, at) => pay(payment, card, at, later));
    if (card.behaviour === 'time_out' || fault === 'silent_after') return hang(reply, silence);
    if (fault === 'cut_after') return hang(reply, 0);
    if (fault === 'error_after') throw new Refused(500, 'internal', 'Something broke.');
    return answer(request, reply, done ?? (await load(request)), typedOf(fields));
  });

  app.get('/verificar/:secret', { schema: { params: Secret } }, async (request, reply) => {
    const payment = await load(request);
    if (payment.state === 'requires_action') return showChallenge(reply, payment, false);
    return reply.redirect(pathOf(payment, request.params.secret), 303);
  });

  app.post('/verificar/:secret', { schema: { params: Secret } }, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const code = typeof fields.code === 'string' ? fields.code.trim() : '';
    let wrong = false;
    const done = await attempt(request.params.secret, (payment, at) => {
      const change = answerChallenge(payment, code, at, later);
      wrong = !change.right;
      return change;
    });
    const payment = done ?? (await load(request));
    if (wrong && payment.state === 'requires_action' && !wantsJson(request)) {
      return showChallenge(reply.code(422), payment, true);
    }
    return answer(request, reply, payment, { name: '', expiry: '' });
  });

  /** @returns null if the payment is already past this step, for example after a repeated form */
  async function attempt(secret: string, decide: Parameters<typeof till.act>[1]): Promise<Payment | null> {
    const id = till.idOf(secret);
    if (!id) throw new Refused(404, 'no_such_payment', 'There is no such payment.');
    try {
      return (await till.act(id, decide)).payment;
    } catch (error) {
      if (error instanceof Refused && error.code === 'wrong_state') return null;
      throw error;
    }
  }

  function answer(request: FastifyRequest, reply: FastifyReply, payment: Payment, typed: Typed) {
    const { secret } = request.params as { secret: string };
    if (wantsJson(request)) return reply.type('application/json').send(till.wire(payment));
    if (payment.state === 'requires_action') return reply.redirect(pathOf(payment, secret), 303);
    if (payment.state === 'created') {
      return showForm(reply.code(402), payment, typed, {}, DECLINED[payment.decline?.code ?? '']);
    }
    if (payment.state === 'declined' || payment.mode === 'frame') return showEnd(reply, payment);
    return reply.redirect(payment.returnUrl, 303);
  }

  function showForm(reply: FastifyReply, payment: Payment, typed: Typed, wrong: Faults, trouble?: string) {
    const subject = subjectOf(payment);
    const form = html`<main class="panel"><h1>Paga con tarjeta</h1>${summary(subject)}${cardForm(subject, typed, wrong, trouble ?? null)}</main>`;
    return send(reply, 'Paga con tarjeta', subject, html`<div class="columns">${form}${testCards()}</div>`);
  }

  function showChallenge(reply: FastifyReply, payment: Payment, wrong: boolean) {
    const subject = subjectOf(payment);
    const content = html`<main class="panel"><h1>Confirma que eres tú</h1>${summary(subject)}${challengeForm(subject, wrong)}</main>`;
    return send(reply, 'Confirma que eres tú', subject, html`<div class="columns">${content}</div>`);
  }

  function showEnd(reply: FastifyReply, payment: Payment) {
    const subject = subjectOf(payment);
    const [title, text] = endOf(payment);
    return send(reply, title, subject, html`<main class="panel">${ended(subject, title, text, payment.state)}</main>`);
  }
}

function endOf({ state, decline }: Payment): [title: string, text: string] {
  if (state === 'declined') return ['No se cobró', DECLINED[decline?.code ?? ''] ?? 'El banco rechazó la tarjeta.'];
  if (state === 'voided')
    return ['Este pago ya no está abierto', 'Pasó su plazo o la tienda lo anuló. No se cobró nada.'];
  if (state === 'authorized') return ['El banco apartó el importe', 'La tienda lo cobrará al confirmar tu compra.'];
  return ['Pago recibido', 'La tienda ya lo sabe o lo sabrá en un momento.'];
}

function subjectOf(payment: Payment): Subject {
  return {
    description: payment.description,
    amount: amountText(payment.amount, payment.currency),
    returnUrl: payment.returnUrl,
    inFrame: payment.mode === 'frame',
  };
}

function send(reply: FastifyReply, title: string, subject: Subject, content: Html) {
  return reply
    .headers({ 'content-security-policy': pagePolicy(subject), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(layout(title, subject, content));
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return /\bapplication\/json\b/.test(headers.accept ?? '');
}
