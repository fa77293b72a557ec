/**
 * Card payments, independent of the provider. Card data never reaches us: a person types it on the provider's page or in the provider's
 * frame. States are those of our payment machine (features/payments/contract/payment-states.ts).
 * Every call may be repeated with the same `key`; the provider then returns its first answer. Amounts are integer minor units with the ISO
 * 4217 currency. An adapter converts for providers that count otherwise.
 */
export interface Cards {
  readonly provider: CardProvider;
  /** Configuration for the browser. It contains no secret. */
  publicConfiguration(): CardConfiguration;
  /**
   * Creates a payment at the provider. No card is charged before the person acts on `action`.
   * @throws {CardTrouble} when the provider refused, or when its answer is unknown (repeat with the same key).
   */
  create(order: NewCardPayment): Promise<CardPayment>;
  /** The payment's current state at the provider. Webhooks and the browser's return both lead to this call. */
  show(id: string): Promise<CardPayment>;
  /** The payment that was created with this key, for a lost answer to `create`. Null when there is none. */
  find(key: string): Promise<CardPayment | null>;
  /** Captures an authorized amount, whole or in part. */
  capture(id: string, amount: number, key: string): Promise<CardPayment>;
  /** Cancels an authorization or an unfinished payment. */
  void(id: string, key: string): Promise<CardPayment>;
  /** Refunds an amount. Several partial refunds are possible up to the captured amount. */
  refund(id: string, amount: number, key: string): Promise<CardRefund>;
  showRefund(id: string, refundId: string): Promise<CardRefund>;
  /**
   * The provider's transfers to the bank account since then, the oldest first. The lines of a transfer, less their fees, sum to its amount.
   * @param most maximum number of transfers. Later calls return the newer ones.
   */
  listSettlements(since: Date, most: number): Promise<CardSettlement[]>;
  /**
   * Verifies the signature of a webhook, which must be at most five minutes old, and returns which payment it concerns. Callers read the
   * payment's state from the provider.
   * @throws {WebhookRefused}
   */
  readWebhook(call: WebhookCall): CardEvent;
}

export const CARD_PROVIDERS = ['sandbox', 'mercado_pago', 'stripe', 'none'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

export interface CardConfiguration {
  provider: CardProvider;
  /** `page` redirects to the provider's page and is always available. `frame` is available if the provider has one. */
  modes: ('page' | 'frame')[];
  /** `manual` authorizes first and captures later. `automatic` captures when the person pays. */
  captures: ('automatic' | 'manual')[];
  publicKey: string;
  /** Origins of the provider's script and frames, for the payment page's CSP. Empty for pages only. */
  scriptOrigins: string[];
  frameOrigins: string[];
  /** No real money moves. The screen says so. */
  test: boolean;
}

export interface NewCardPayment {
  /** Our unguessable id. The provider returns it with everything about the payment. */
  paymentId: string;
  amount: number;
  currency: string;
  /** Shown on the provider's page and on the card statement. */
  description: string;
  payer: { email: string; name: string };
  mode: 'page' | 'frame';
  /** `manual` only authorizes. `automatic` captures as soon as possible. */
  capture: 'automatic' | 'manual';
  /** Where the provider's page sends the browser afterwards. */
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
  /** The provider's id. */
  id: string;
  paymentId: string;
  state: CardPaymentState;
  /**
   * Why the last card was refused. After a soft refusal the payment stays `created`: the person may try another card at `action`, so no
   * second payment may be created. A hard refusal ends the payment as `declined`.
   */
  decline: { kind: 'soft' | 'hard'; code: string } | null;
  amount: number;
  currency: string;
  captured: number;
  refunded: number;
  /** The provider's fee for the captured amount. Null until it is known. */
  fee: number | null;
  /**
   * The provider's current fee for a dispute; some providers return it when the dispute is won. Null if the provider does not report it.
   */
  disputeFee: number | null;
  /** The person's next step: the provider's page, or its frame (also for a challenge). */
  action: { kind: 'page' | 'frame'; url: string } | null;
  /** For display: "Visa •••• 4242". No other card data is available. */
  card: { brand: string; last4: string } | null;
  refunds: CardRefund[];
}

export interface CardRefund {
  id: string;
  state: 'submitted' | 'settled' | 'failed';
  amount: number;
  /** The key of the request, if the provider stores it. */
  key: string | null;
  failure: string | null;
}

/** A transfer between the provider and the seller's bank account. */
export interface CardSettlement {
  /** The provider's id. */
  id: string;
  currency: string;
  /** Minor units. Negative when the provider debited the account. */
  amount: number;
  state: 'on_way' | 'paid' | 'failed';
  /** The actual or expected day of arrival in the account. */
  arrivesAt: Date;
  lines: CardSettlementLine[];
}

export const SETTLEMENT_LINE_KINDS = ['capture', 'refund', 'dispute', 'fee', 'carried', 'other'] as const;
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number];

export interface CardSettlementLine {
  /** `fee` belongs to no payment. `carried` is a balance from the previous transfer or for the next one. */
  kind: SettlementLineKind;
  /** Our id, if the provider reports it. */
  paymentId: string | null;
  /** Amount before the fee. Positive for a capture, negative for a refund or a dispute. */
  amount: number;
  fee: number;
}

export interface WebhookCall {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string | undefined>;
  /** The raw bytes, because the signature covers them. */
  body: Buffer;
}

/** A webhook's event. Its claims count only after `show` confirms them. */
export interface CardEvent {
  /** The provider's unique id. A repeated event has the same id. */
  id: string;
  /** The subject of the event. `other` covers events without a known subject. */
  kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** Our id, if the webhook contains it. */
  paymentId: string | null;
  /**
   * The id to pass to `show`, or null for an event about no payment. It may differ from the `id` of `create`, because the provider's page
   * and its charge have separate ids; `paymentId` then identifies the payment.
   */
  providerPaymentId: string | null;
}

/** The signature is wrong or too old, or the body cannot be read. */
export class WebhookRefused extends Error {}

/** The provider did not do the work. `unknown` means that it may have done it (time-out, lost connection): repeat with the same key. */
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
