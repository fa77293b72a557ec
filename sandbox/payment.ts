import type { CardPaymentState } from '#server/cards/port.ts';
import type { Behaviour } from './test-cards.ts';

/** A payment as the sandbox keeps it. Times are ISO instants; amounts are minor units. */
export interface Payment {
  id: string;
  key: string;
  /** The shop's own name of it. */
  reference: string;
  state: CardPaymentState;
  decline: { kind: 'soft' | 'hard'; code: string } | null;
  amount: number;
  currency: string;
  captured: number;
  fee: number | null;
  capture: 'automatic' | 'manual';
  mode: 'page' | 'frame';
  description: string;
  returnUrl: string;
  webhookUrl: string;
  createdAt: string;
  expiresAt: string;
  authorizedAt: string | null;
  card: { brand: string; last4: string; behaviour: Behaviour } | null;
  /** Wrong codes typed in the bank's step. */
  wrongCodes: number;
  disputesAt: string | null;
  /** What the balance of the shop was given and taken for it, but for refunds, which tell it themselves. */
  moves?: Move[];
  refunds: Refund[];
}

export interface Move {
  kind: 'capture' | 'dispute';
  /** Below zero: taken from the balance. */
  amount: number;
  fee: number;
  at: string;
}

export interface Refund {
  id: string;
  key: string;
  amount: number;
  /** What becomes of it, from `endsAt` on; until then it is on its way. */
  outcome: 'settled' | 'failed';
  endsAt: string;
  createdAt: string;
}

export const EVENT_TYPES = [
  'payment.requires_action',
  'payment.authorized',
  'payment.captured',
  'payment.declined',
  'payment.voided',
  'refund.submitted',
  'refund.settled',
  'refund.failed',
  'dispute.opened',
  'dispute.won',
  'dispute.lost',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Something to tell the shop of, `after` so many milliseconds. */
export interface ProviderEvent {
  type: EventType;
  after: number;
}

/** What a call did: the payment as it is afterwards, and what the shop hears of. */
export interface Change {
  payment: Payment;
  events: ProviderEvent[];
}

/** Why a call does nothing. `code` is part of the API. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
  }
}

export function refundState(refund: Refund, now: Date): 'submitted' | 'settled' | 'failed' {
  return now.getTime() < Date.parse(refund.endsAt) ? 'submitted' : refund.outcome;
}

/** What has been given back or is on its way; a failed refund counts no more. */
export function refunded(payment: Payment, now: Date): number {
  return payment.refunds
    .filter((refund) => refundState(refund, now) !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** What the sandbox asks for a dispute, in minor units; who wins gets it back. */
const DISPUTE_FEE = 1_500;

/** Null: nobody ever disputed it. */
export function disputeFee({ state }: Pick<Payment, 'state'>): number | null {
  if (state === 'dispute_won') return 0;
  return state === 'disputed' || state === 'dispute_lost' ? DISPUTE_FEE : null;
}

/** Whether a person may still pay with some card. */
export function payable({ state }: Payment): boolean {
  return state === 'created' || state === 'requires_action';
}
