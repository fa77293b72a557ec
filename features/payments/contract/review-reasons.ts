/** The database stores these codes, so they must never change. */
export const REVIEW_REASONS = [
  /** The promised refunds exceed the amount that the order's payments can refund. */
  'owed_beyond_payments',
  /** The operator received the money on the spot and returns it by hand. */
  'owed_on_site',
  'paid_short',
  'change_paid_short',
  /**
   * The payment at the provider has another id, amount or currency than the stored payment. The facts are `provider`,
   * `amount` and `currency`.
   */
  'another_payment',
  /** The facts are `theirs` (the provider's state) and `ours` (the stored state). */
  'states_differ',
  /** The facts are `tries` and `failure` (the provider's code). */
  'refund_refused',
  'dispute_opened',
  /**
   * The facts are amounts in minor units: the losses of `operators` and of the `commission`, and the uncovered loss
   * (`nobody`).
   */
  'dispute_lost',
  /** The facts are `lines` (the number of unexplained lines) and `all` (the number of all lines). */
  'settlement_differs',
  'settlement_failed',
  /** The facts are `number` and `dueAt` of the instalment. */
  'instalment_overdue',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];
export type ReviewFacts = Readonly<Record<string, string | number>>;

/** Returns a text such as `states_differ {"theirs":"captured","ours":"declined"}`. */
export function writeReason(reason: ReviewReason, facts?: ReviewFacts): string {
  return facts ? `${reason} ${JSON.stringify(facts)}` : reason;
}

/** @returns null for a reason that was stored before codes existed */
export function readReason(stored: string): { reason: ReviewReason; facts: ReviewFacts } | null {
  const [code, ...rest] = stored.split(' ');
  const reason = REVIEW_REASONS.find((one) => one === code);
  if (!reason) return null;
  try {
    return { reason, facts: rest.length > 0 ? JSON.parse(rest.join(' ')) : {} };
  } catch {
    return null;
  }
}
