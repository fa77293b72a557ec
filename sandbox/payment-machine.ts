import {
  type Change,
  disputeFee,
  type Move,
  type Payment,
  type ProviderEvent,
  payable,
  type Refund,
  Refused,
  refunded,
} from './payment.ts';
import { CHALLENGE_CODE, type TestCard } from './test-cards.ts';

const AUTHORIZATION_LIFE = 7 * 86_400_000;
const FEE_PER_TEN_THOUSAND = 399;
const CODES_ALLOWED = 3;

/** Returns the payment with the changes that passing time causes, such as an expiry. These changes are not stored. */
export function asOf(payment: Payment, now: Date): Payment {
  const passed = (instant: string | null, life = 0) => instant !== null && now.getTime() >= Date.parse(instant) + life;
  switch (payment.state) {
    case 'created':
    case 'requires_action':
      return passed(payment.expiresAt) ? { ...payment, state: 'voided' } : payment;
    case 'authorized':
      return passed(payment.authorizedAt, AUTHORIZATION_LIFE) ? { ...payment, state: 'voided' } : payment;
    case 'captured':
      return passed(payment.disputesAt) ? disputed(payment, new Date(payment.disputesAt!)) : payment;
    default:
      return payment;
  }
}

export function pay(payment: Payment, card: TestCard, now: Date, later: number): Change {
  if (!payable(payment)) throw notNow(payment, 'pay');
  const { brand, behaviour, number } = card;
  const tried: Payment = { ...payment, decline: null, card: { brand, behaviour, last4: number.slice(-4) } };
  switch (behaviour) {
    case 'declined_soft':
      return declined(tried, 'soft', 'insufficient_funds');
    case 'declined_hard':
      return declined(tried, 'hard', 'stolen_card');
    case 'challenge':
      return {
        payment: { ...tried, state: 'requires_action', wrongCodes: 0 },
        events: [{ type: 'payment.requires_action', after: 0 }],
      };
    default:
      return approved(tried, now, later);
  }
}

/** The third wrong code declines the payment. */
export function answerChallenge(payment: Payment, code: string, now: Date, later: number): Change & { right: boolean } {
  if (payment.state !== 'requires_action') throw notNow(payment, 'answer the challenge');
  if (code === CHALLENGE_CODE) return { ...approved(payment, now, later), right: true };
  const wrongCodes = payment.wrongCodes + 1;
  const change =
    wrongCodes >= CODES_ALLOWED
      ? declined({ ...payment, wrongCodes }, 'soft', 'authentication_failed')
      : { payment: { ...payment, wrongCodes }, events: [] };
  return { ...change, right: false };
}

export function capture(payment: Payment, amount: number, now: Date, later: number): Change {
  if (payment.state !== 'authorized') throw notNow(payment, 'capture');
  if (amount < 1 || amount > payment.amount) {
    throw new Refused(422, 'amount_too_large', `Between 1 and ${payment.amount} can be captured.`);
  }
  return captured(payment, amount, now, later);
}

export function letGo(payment: Payment): Change {
  if (payment.state === 'voided') return { payment, events: [] };
  if (payment.state !== 'authorized' && !payable(payment)) throw notNow(payment, 'void');
  return { payment: { ...payment, state: 'voided', decline: null }, events: [{ type: 'payment.voided', after: 0 }] };
}

export function refund(
  payment: Payment,
  { id, key, amount }: Pick<Refund, 'id' | 'key' | 'amount'>,
  now: Date,
  later: number,
): Change {
  if (payment.state !== 'captured' && payment.state !== 'dispute_won') throw notNow(payment, 'refund');
  const left = payment.captured - refunded(payment, now);
  if (amount < 1 || amount > left) throw new Refused(422, 'amount_too_large', `${left} can be given back.`);
  const behaviour = payment.card?.behaviour;
  const fails = behaviour === 'refund_fails';
  const wait = fails || behaviour === 'refund_later' ? later : 0;
  const made: Refund = {
    id,
    key,
    amount,
    outcome: fails ? 'failed' : 'settled',
    endsAt: after(now, wait),
    createdAt: now.toISOString(),
  };
  const end: ProviderEvent = { type: `refund.${made.outcome}`, after: wait };
  return {
    payment: { ...payment, refunds: [...payment.refunds, made] },
    events: wait ? [{ type: 'refund.submitted', after: 0 }, end] : [end],
  };
}

export function dispute(payment: Payment, step: 'opened' | 'won' | 'lost', now: Date): Change {
  const from = step === 'opened' ? ['captured', 'dispute_won'] : ['disputed'];
  if (!from.includes(payment.state)) throw notNow(payment, 'dispute');
  const events: ProviderEvent[] = [{ type: `dispute.${step}`, after: 0 }];
  if (step === 'opened') return { payment: { ...disputed(payment, now), disputesAt: null }, events };
  const decided: Payment = { ...payment, state: `dispute_${step}`, disputesAt: null };
  if (step === 'lost') return { payment: decided, events };
  const taken = payment.moves?.findLast(({ kind }) => kind === 'dispute');
  const back = taken && { ...taken, amount: -taken.amount, fee: -taken.fee, at: now.toISOString() };
  return { payment: back ? withMove(decided, back) : decided, events };
}

function disputed(payment: Payment, at: Date): Payment {
  const taken: Payment = { ...payment, state: 'disputed' };
  const amount = refunded(payment, at) - payment.captured;
  return withMove(taken, { kind: 'dispute', amount, fee: disputeFee(taken) ?? 0, at: at.toISOString() });
}

function withMove(payment: Payment, move: Move): Payment {
  return { ...payment, moves: [...(payment.moves ?? []), move] };
}

function approved(payment: Payment, now: Date, later: number): Change {
  const authorized: Payment = { ...payment, state: 'authorized', authorizedAt: now.toISOString() };
  if (payment.capture === 'automatic') return captured(authorized, payment.amount, now, later);
  return { payment: authorized, events: withDoubles(authorized, [{ type: 'payment.authorized', after: 0 }]) };
}

function captured(payment: Payment, amount: number, now: Date, later: number): Change {
  const disputes = payment.card?.behaviour === 'dispute';
  const fee = Math.round((amount * FEE_PER_TEN_THOUSAND) / 10_000);
  const taken: Payment = {
    ...payment,
    state: 'captured',
    captured: amount,
    fee,
    disputesAt: disputes ? after(now, later) : null,
  };
  const done = withMove(taken, { kind: 'capture', amount, fee, at: now.toISOString() });
  const events: ProviderEvent[] = [{ type: 'payment.captured', after: 0 }];
  if (disputes) events.push({ type: 'dispute.opened', after: later });
  return { payment: done, events: withDoubles(done, events) };
}

function declined(payment: Payment, kind: 'soft' | 'hard', code: string): Change {
  return {
    // After a soft decline, the payer may try another card.
    payment: { ...payment, state: kind === 'soft' ? 'created' : 'declined', decline: { kind, code } },
    events: [{ type: 'payment.declined', after: 0 }],
  };
}

/** Some test cards send no webhooks, and some send repeated webhooks out of order. */
function withDoubles({ card }: Payment, events: ProviderEvent[]): ProviderEvent[] {
  if (card?.behaviour === 'no_webhook') return [];
  if (card?.behaviour !== 'noisy_webhooks') return events;
  const early: ProviderEvent = { type: 'payment.authorized', after: 0 };
  return [...events, ...events, { ...early, after: 300 }, { ...early, after: 300 }, ...events].map((one, place) => ({
    ...one,
    after: one.after + place * 50,
  }));
}

function notNow(payment: Payment, verb: string): Refused {
  return new Refused(409, 'wrong_state', `Nobody can ${verb} a payment that is ${payment.state}.`);
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
