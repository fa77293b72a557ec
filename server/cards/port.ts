/**
 * Card payments as the house sees them, whoever provides them. Card data never reaches us: a person types them on the
 * provider's page or in the provider's frame. What a provider says is told in the words of our payment machine
 * (features/payments/contract/payment-states.ts).
 *
 * Every call may be repeated with its `key`: the provider then answers what it answered first. Amounts are integer minor
 * units with the ISO 4217 currency; an adapter converts for a provider that counts otherwise.
 */
export interface Cards {
  readonly provider: CardProvider;
  /** What a browser may know: nothing of it is secret. */
  publicConfiguration(): CardConfiguration;
  /**
   * Opens a payment at the provider. Nothing is charged before the person acted on `action`.
   * @throws {CardTrouble} when it is not known whether the provider took it (ask again with the same key), or it refused.
   */
  create(order: NewCardPayment): Promise<CardPayment>;
  /** As the provider holds it now: what webhooks and the browser's return both end in. */
  show(id: string): Promise<CardPayment>;
  /** The payment that was opened with this key, when the answer to `create` was lost; null when there is none. */
  find(key: string): Promise<CardPayment | null>;
  /** Takes an authorized amount, whole or in part. */
  capture(id: string, amount: number, key: string): Promise<CardPayment>;
  /** Lets an authorization or an unfinished payment go. */
  void(id: string, key: string): Promise<CardPayment>;
  /** Gives money back, whole or in part, as often as something is left. */
  refund(id: string, amount: number, key: string): Promise<CardRefund>;
  showRefund(id: string, refundId: string): Promise<CardRefund>;
  /**
   * What the provider has sent to the bank account since then, the oldest first, each with what it is made of: its lines, less their fees, sum
   * to its amount.
   * @param most at most so many; what is newer is asked for the next time.
   */
  listSettlements(since: Date, most: number): Promise<CardSettlement[]>;
  /**
   * Reads a call of the provider: true to its signature, not older than five minutes, and only what it is about: the state
   * is always read again from the provider.
   * @throws {WebhookRefused}
   */
  readWebhook(call: WebhookCall): CardEvent;
}

export const CARD_PROVIDERS = ['sandbox', 'mercado_pago', 'stripe', 'none'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

export interface CardConfiguration {
  provider: CardProvider;
  /** The provider's page (redirect) is always possible; its frame is where the provider has one. */
  modes: ('page' | 'frame')[];
  /** `manual` where an amount can be authorized first; without it the money is taken when the person pays. */
  captures: ('automatic' | 'manual')[];
  publicKey: string;
  /** Origins of the provider's own script and frames, for the payment page's CSP; empty for pages only. */
  scriptOrigins: string[];
  frameOrigins: string[];
  /** No real money moves: said on the screen. */
  test: boolean;
}

export interface NewCardPayment {
  /** Ours, unguessable; the provider hands it back in everything it says. */
  paymentId: string;
  amount: number;
  currency: string;
  /** What stands on the provider's page and the card statement. */
  description: string;
  payer: { email: string; name: string };
  mode: 'page' | 'frame';
  /** `manual` only authorizes; `automatic` takes the money as soon as it may. */
  capture: 'automatic' | 'manual';
  /** Where the provider's page sends the browser afterwards. */
  returnUrl: string;
  webhookUrl: string;
  /** After it the provider lets nobody pay any more. */
  expiresAt: Date;
  key: string;
}

export const CARD_PAYMENT_STATES = [
  'created',
  'requires_action',
  'authorized',
  'captured',
  'declined',
  'voided',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
export type CardPaymentState = (typeof CARD_PAYMENT_STATES)[number];

export interface CardPayment {
  /** The provider's own. */
  id: string;
  paymentId: string;
  state: CardPaymentState;
  /**
   * Why the last card was refused. A soft refusal leaves the payment `created`: its person may try another card at `action`, where the
   * provider's page is still open, so there must be no second payment beside it. A hard one ends it, as `declined`.
   */
  decline: { kind: 'soft' | 'hard'; code: string } | null;
  amount: number;
  currency: string;
  captured: number;
  refunded: number;
  /** The provider's share of what was captured, once it is known. */
  fee: number | null;
  /** What it asks for a dispute, as it stands now; it may give it back to who wins. Null where it does not say. */
  disputeFee: number | null;
  /** What the person must do next: the provider's page, or its frame (also for a challenge). */
  action: { kind: 'page' | 'frame'; url: string } | null;
  /** For people who look at it: "Visa •••• 4242"; never more of a card. */
  card: { brand: string; last4: string } | null;
  refunds: CardRefund[];
}

export interface CardRefund {
  id: string;
  state: 'submitted' | 'settled' | 'failed';
  amount: number;
  /** The key it was asked with, where the provider keeps it. */
  key: string | null;
  failure: string | null;
}

/** A transfer between the provider and the bank account of whoever sells. */
export interface CardSettlement {
  /** The provider's own. */
  id: string;
  currency: string;
  /** Minor units; below zero when the provider took it from the account. */
  amount: number;
  state: 'on_way' | 'paid' | 'failed';
  /** When it is, or is to be, in the account. */
  arrivesAt: Date;
  lines: CardSettlementLine[];
}

export const SETTLEMENT_LINE_KINDS = ['capture', 'refund', 'dispute', 'fee', 'carried', 'other'] as const;
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number];

export interface CardSettlementLine {
  /** `fee` is one that belongs to no payment; `carried` was left of before, or is left for the next transfer. */
  kind: SettlementLineKind;
  /** Ours, where the provider names it. */
  paymentId: string | null;
  /** Before the fee; a capture brings, a refund or a dispute takes. */
  amount: number;
  fee: number;
}

export interface WebhookCall {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string | undefined>;
  /** As it came: signatures are made over the bytes. */
  body: Buffer;
}

/** What is said of a payment is no news until `show` has said it too. */
export interface CardEvent {
  /** The provider's, unique: an event that is sent again is the same one. */
  id: string;
  /** What it is about, as far as it says so; `other` may be anything. */
  kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** Ours, where the call names it. */
  paymentId: string | null;
  /**
   * What `show` takes for the payment; null for what concerns none. It may be another name than the `id` that `create` gave (the
   * provider's page and its charge have one each): `paymentId` tells whose it is.
   */
  providerPaymentId: string | null;
}

/** A signature that is wrong or too old, or a body that says nothing. */
export class WebhookRefused extends Error {}

/** The provider did not do it. `unknown`: it may have (time-out, broken line); ask again with the same key. */
export class CardTrouble extends Error {
  readonly outcome: 'refused' | 'unknown';
  readonly code: string;
  constructor(outcome: 'refused' | 'unknown', code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CardTrouble';
    this.outcome = outcome;
    this.code = code;
  }
}
