/**
 * Card payments, independent of the provider. Card data never reaches us: the payer types it on the provider's page or
 * in the provider's frame. States are those of the payment machine (features/payments/contract/payment-states.ts).
 * Every call may be repeated with the same `key`. The provider then returns its first answer. Amounts are integer minor
 * units with their ISO 4217 currency.
 */
export interface Cards {
  readonly provider: CardProvider;
  publicConfiguration(): CardConfiguration;
  /**
   * Creates a payment at the provider. The card is charged only after the payer acts on `action`.
   * @throws {CardTrouble} if the provider refused, or if its answer is unknown (repeat with the same key).
   */
  create(order: NewCardPayment): Promise<CardPayment>;
  show(id: string): Promise<CardPayment>;
  /** Finds a payment by its key, after an answer of `create` was lost. Null if the payment does not exist. */
  find(key: string): Promise<CardPayment | null>;
  capture(id: string, amount: number, key: string): Promise<CardPayment>;
  void(id: string, key: string): Promise<CardPayment>;
  /** Refunds an amount. Several partial refunds are possible up to the captured amount. */
  refund(id: string, amount: number, key: string): Promise<CardRefund>;
  showRefund(id: string, refundId: string): Promise<CardRefund>;
  /**
   * Lists the provider's transfers to the bank account since an instant, oldest first. The lines of a transfer, minus
   * their fees, add up to its amount.
   * @param most largest number of transfers. A call with a later `since` returns the following transfers.
   */
  listSettlements(since: Date, most: number): Promise<CardSettlement[]>;
  /**
   * Verifies a webhook's signature, which may be at most five minutes old, and returns the webhook's event. Callers then read the payment's state
   * with `show`.
   * @throws {WebhookRefused}
   */
  readWebhook(call: WebhookCall): CardEvent;
}

export const CARD_PROVIDERS = ['sandbox', 'mercado_pago', 'stripe', 'none'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

export interface CardConfiguration {
  provider: CardProvider;
  /** `page` sends the payer to the provider's page, which every provider has. `frame` shows the provider's form inside our page. */
  modes: ('page' | 'frame')[];
  /** `manual` authorizes first and captures later. `automatic` captures at payment. */
  captures: ('automatic' | 'manual')[];
  publicKey: string;
  /** Origins of the provider's script and frames, for the payment page's content security policy. Empty if the provider has only a page. */
  scriptOrigins: string[];
  frameOrigins: string[];
  /** `true` in test mode, when no real money moves. Screens then show that the site is in test mode. */
  test: boolean;
}

export interface NewCardPayment {
  /** Our unguessable id of the payment. The provider stores it with the payment. */
  paymentId: string;
  amount: number;
  currency: string;
  /** Text on the provider's page and on the card statement. */
  description: string;
  payer: { email: string; name: string };
  mode: 'page' | 'frame';
  /** `manual` only authorizes the amount. `automatic` captures it as soon as possible. */
  capture: 'automatic' | 'manual';
  returnUrl: string;
  webhookUrl: string;
  /** The provider accepts no payment after this instant. */
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
   * Why the last card was refused. Null if the last card was not refused. After a soft refusal the payment stays
   * `created`, and the payer may try another card at `action`: do not create a second payment. A hard refusal ends the
   * payment as `declined`.
   */
  decline: { kind: 'soft' | 'hard'; code: string } | null;
  amount: number;
  currency: string;
  captured: number;
  refunded: number;
  /** The provider's fee for the captured amount, in minor units. Null until the provider reports it. */
  fee: number | null;
  /** The provider's current fee for a dispute. Some providers return the fee after a won dispute. Null if the provider does not report it. */
  disputeFee: number | null;
  /** URL of the payer's next step: the provider's page or its frame, also for a 3-D Secure challenge. */
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
  /** Actual or expected day of arrival in the account. */
  arrivesAt: Date;
  lines: CardSettlementLine[];
}

export const SETTLEMENT_LINE_KINDS = ['capture', 'refund', 'dispute', 'fee', 'carried', 'other'] as const;
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number];

export interface CardSettlementLine {
  /** A `fee` belongs to no payment. `carried` is a balance carried over from the previous transfer or to the next transfer. */
  kind: SettlementLineKind;
  /** Our payment id. Null if the provider does not report it. */
  paymentId: string | null;
  /** Amount before the fee. Positive for a capture, negative for a refund or a dispute. */
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
  /** The provider's unique id of the event. A repeated delivery has the same id. */
  id: string;
  /** `other` means an unknown subject. */
  kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** Our payment id. Null if the webhook does not contain it. */
  paymentId: string | null;
  /**
   * The id to pass to `show`. Null for an event about no payment. It may differ from the `id` that `create` returned,
   * because some providers give a page and its charge separate ids. `paymentId` then identifies the payment.
   */
  providerPaymentId: string | null;
}

/** The signature is wrong or too old, or the body cannot be read. */
export class WebhookRefused extends Error {}

/**
 * The provider did not confirm a call. `refused` means that nothing was done. `unknown` means that the provider may
 * have processed the call (time-out, lost connection): repeat with the same key.
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
