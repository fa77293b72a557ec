import type { CardProvider } from '#features/card-providers.ts';

/**
 * A card provider. The payer types card data only on the provider's page or in its frame. A call that is repeated with
 * the same `key` gets the first answer. Amounts are integer minor units with an ISO 4217 currency.
 */
export interface Cards {
  readonly provider: CardProvider;
  publicConfiguration(): CardConfiguration;
  /**
   * Opens a payment. The card is charged later, on the page or in the frame of `action`.
   * @throws {CardTrouble} if the provider refused, or if the result is unknown.
   */
  create(order: NewCardPayment): Promise<CardPayment>;
  show(id: string): Promise<CardPayment>;
  /** Finds a payment by its key, if the answer of `create` was lost. */
  find(key: string): Promise<CardPayment | null>;
  capture(id: string, amount: number, key: string): Promise<CardPayment>;
  void(id: string, key: string): Promise<CardPayment>;
  /** A payment may have several refunds, up to the captured amount. */
  refund(id: string, amount: number, key: string): Promise<CardRefund>;
  showRefund(id: string, refundId: string): Promise<CardRefund>;
  /**
   * Lists the provider's transfers to the region's bank account, oldest first.
   * @param most maximum number of transfers.
   */
  listSettlements(since: Date, most: number): Promise<CardSettlement[]>;
  /**
   * Verifies the signature of a webhook, which may be at most five minutes old.
   * @throws {WebhookRefused}
   */
  readWebhook(call: WebhookCall): CardEvent;
}

export interface CardConfiguration {
  provider: CardProvider;
  /** `page` sends the payer to the provider's page. `frame` shows the provider's form inside our page. */
  modes: ('page' | 'frame')[];
  /** `manual` authorizes an amount first and captures it later. */
  captures: ('automatic' | 'manual')[];
  publicKey: string;
  /** Origins that the content security policy of the payment page allows. */
  scriptOrigins: string[];
  frameOrigins: string[];
  /** `true` if no real money moves. */
  test: boolean;
}

export interface NewCardPayment {
  /** Our id of the payment, which the provider stores. */
  paymentId: string;
  amount: number;
  currency: string;
  description: string;
  payer: { email: string; name: string };
  mode: 'page' | 'frame';
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
   * Reason of the last refusal. After a `soft` refusal, the payer may try another card. A `hard` refusal ends the
   * payment.
   */
  decline: { kind: 'soft' | 'hard'; code: string } | null;
  amount: number;
  currency: string;
  captured: number;
  refunded: number;
  /** Minor units. Null until the provider reports the fee. */
  fee: number | null;
  /** Minor units of the provider's fee for disputes. */
  disputeFee: number | null;
  /** The payer's next step. */
  action: { kind: 'page' | 'frame'; url: string } | null;
  card: { brand: string; last4: string } | null;
  refunds: CardRefund[];
}

export interface CardRefund {
  id: string;
  state: 'submitted' | 'settled' | 'failed';
  amount: number;
  /** Our key of the refund request, if the provider stores it. */
  key: string | null;
  failure: string | null;
}

export interface CardSettlement {
  id: string;
  currency: string;
  /** Minor units. Negative if the provider took money from the account. */
  amount: number;
  state: 'on_way' | 'paid' | 'failed';
  /** Instant at which the money arrives in the account. */
  arrivesAt: Date;
  lines: CardSettlementLine[];
}

export const SETTLEMENT_LINE_KINDS = ['capture', 'refund', 'dispute', 'fee', 'carried', 'other'] as const;
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number];

export interface CardSettlementLine {
  /** `carried` is a balance that moves from one transfer to the next. */
  kind: SettlementLineKind;
  paymentId: string | null;
  /** Minor units before the fee. Negative for a refund or a dispute. */
  amount: number;
  fee: number;
}

export interface WebhookCall {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string | undefined>;
  /** The raw bytes, because the signature covers them. */
  body: Buffer;
}

export interface CardEvent {
  /** A webhook that is delivered again has the same id. */
  id: string;
  kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** Our id of the payment, if the webhook contains it. */
  paymentId: string | null;
  /**
   * The id for `show`. It may differ from the id that `create` returned, because some providers give the page and the
   * payment different ids.
   */
  providerPaymentId: string | null;
}

/** The signature is wrong or too old, or the body cannot be read. */
export class WebhookRefused extends Error {}

/**
 * `refused` means that the provider did nothing. `unknown` means that the provider may have processed the call, so the
 * caller must repeat the call with the same key.
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
