import type { CardPaymentState } from '#server/cards/port.ts';
import type { Behaviour } from './test-cards.ts';

/** Times are ISO instants, and amounts are in minor units. */
export interface Payment {
  id: string;
  key: string;
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
  wrongCodes: number;
  disputesAt: string | null;
  /** The changes of the shop's balance, except refunds. */
  moves?: Move[];
  refunds: Refund[];
}

export interface Move {
  kind: 'capture' | 'dispute';
  /** In minor units, and negative if the amount is taken from the shop's balance. */
  amount: number;
  fee: number;
  at: string;
}

export interface Refund {
  id: string;
  key: string;
  amount: number;
  /** The refund is pending until `endsAt` and has this outcome afterwards. */
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

/** `after` is the webhook's delay in milliseconds. */
export interface ProviderEvent {
  type: EventType;
  after: number;
}

export interface Change {
  payment: Payment;
  events: ProviderEvent[];
}

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

/**
 * Includes pending refunds and leaves out failed refunds.
 * @returns an amount in minor units
 */
export function refunded(payment: Payment, now: Date): number {
  return payment.refunds
    .filter((refund) => refundState(refund, now) !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** In minor units. The fee is returned after a won dispute. */
const DISPUTE_FEE = 1_500;

/** @returns an amount in minor units, or null without a dispute */
export function disputeFee({ state }: Pick<Payment, 'state'>): number | null {
  if (state === 'dispute_won') return 0;
  return state === 'disputed' || state === 'dispute_lost' ? DISPUTE_FEE : null;
}

export function payable({ state }: Payment): boolean {
  return state === 'created' || state === 'requires_action';
}
