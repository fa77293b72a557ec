import type { CardProvider } from '#features/card-providers.ts';

/**
 * The payer types card data only on the provider's page or in the provider's frame. Every call may be repeated with the
 * same `key`. The provider then returns its first answer. Amounts are integer minor units with an ISO 4217 currency.
 */
export interface Cards {
  readonly provider: CardProvider;
  publicConfiguration(): CardConfiguration;
  /**
   * The card is charged only after the payer acts on `action`.
   * @throws {CardTrouble} if the provider refused, or if its answer is unknown.
   */
  create(order: NewCardPayment): Promise<CardPayment>;
  show(id: string): Promise<CardPayment>;
  /** Finds a payment whose `create` answer was lost. Null if the payment does not exist. */
  find(key: string): Promise<CardPayment | null>;
  capture(id: string, amount: number, key: string): Promise<CardPayment>;
  void(id: string, key: string): Promise<CardPayment>;
  /** Several partial refunds are possible up to the captured amount. */
  refund(id: string, amount: number, key: string): Promise<CardRefund>;
  showRefund(id: string, refundId: string): Promise<CardRefund>;
  /**
   * Bank transfers since an instant, oldest first. Lines minus fees add up to the amount of the transfer.
   * @param most largest number of transfers. A later `since` returns the following transfers.
   */
  listSettlements(since: Date, most: number): Promise<CardSettlement[]>;
  /**
   * Verifies a signature, which may be at most five minutes old. Callers then read the payment's state with `show`.
   * @throws {WebhookRefused}
   */
  readWebhook(call: WebhookCall): CardEvent;
}

export interface CardConfiguration {
  provider: CardProvider;
  /** `page` sends the payer to the provider's page. `frame` shows the provider's form inside our page. */
  modes: ('page' | 'frame')[];
  /** `manual` authorizes first and captures later. */
  captures: ('automatic' | 'manual')[];
  publicKey: string;
  /** Origins for the payment page's content security policy. Empty if the provider has only a page. */
  scriptOrigins: string[];
  frameOrigins: string[];
  /** `true` in test mode, when no real money moves. */
  test: boolean;
}

export interface NewCardPayment {
  /** Our unguessable id. The provider stores this id with the payment. */
  paymentId: string;
  amount: number;
  currency: string;
  description: string;
  payer: { email: string; name: string };
  mode: 'page' | 'frame';
  /** `manual` only authorizes the amount. */
  capture: 'automatic' | 'manual';
  returnUrl: string;
  webhookUrl: string;
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
  id: string;
  paymentId: string;
  state: CardPaymentState;
  /**
   * Null if the last card was not refused. After a soft refusal, the payer may try another card at `action`. A hard
   * refusal ends the payment as `declined`.
   */
  decline: { kind: 'soft' | 'hard'; code: string } | null;
  amount: number;
  currency: string;
  captured: number;
  refunded: number;
  /** Minor units. Null until the provider reports the fee. */
  fee: number | null;
  /** Minor units. Some providers return the fee after a won dispute. Null if the provider does not report the fee. */
  disputeFee: number | null;
  /** The payer's next step, also for a 3-D Secure challenge. */
  action: { kind: 'page' | 'frame'; url: string } | null;
  /** The provider gives us no other card data. */
  card: { brand: string; last4: string } | null;
  refunds: CardRefund[];
}

export interface CardRefund {
  id: string;
  state: 'submitted' | 'settled' | 'failed';
  amount: number;
  /** Our key of the refund request. Null if the provider does not store the key. */
  key: string | null;
  failure: string | null;
}

export interface CardSettlement {
  id: string;
  currency: string;
  /** Minor units. Negative if the provider withdrew money from the account. */
  amount: number;
  state: 'on_way' | 'paid' | 'failed';
  /** Actual or expected arrival in the account. */
  arrivesAt: Date;
  lines: CardSettlementLine[];
}

export const SETTLEMENT_LINE_KINDS = ['capture', 'refund', 'dispute', 'fee', 'carried', 'other'] as const;
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number];

export interface CardSettlementLine {
  /** A `fee` belongs to no payment. `carried` is a balance from the previous transfer or for the next transfer. */
  kind: SettlementLineKind;
  /** Our payment id. Null if the provider does not report the id. */
  paymentId: string | null;
  /** Amount before the fee. Negative for a refund or a dispute. */
  amount: number;
  fee: number;
}

export interface WebhookCall {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string | undefined>;
  /** The raw bytes, which the signature covers. */
  body: Buffer;
}

export interface CardEvent {
  /** A repeated delivery has the same id. */
  id: string;
  /** `other` is an unknown subject. */
  kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** Our payment id. Null if the webhook does not contain the id. */
  paymentId: string | null;
  /**
   * The id for `show`, or null for an event about no payment. Some providers give a page and its charge separate ids,
   * so this id may differ from the `id` of `create`.
   */
  providerPaymentId: string | null;
}

/** The signature is wrong or too old, or the body cannot be read. */
export class WebhookRefused extends Error {}

/**
 * `refused` means that nothing was done. `unknown` means that the provider may have processed the call. The caller then
 * repeats the call with the same key.
 */
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
