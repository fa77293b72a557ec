/** The database stores these codes, so the codes never change. */
export const REVIEW_REASONS = [
  /** The promised refunds exceed the refundable amount of the order's payments. */
  'owed_beyond_payments',
  /** The operator received the money on the spot and returns it by hand. */
  'owed_on_site',
  'paid_short',
  'change_paid_short',
  /** The provider's payment has our payment's id but differs. Facts: `provider`, `amount`, `currency`. */
  'another_payment',
  /** Facts: `theirs` (the provider's state), `ours` (the stored state). */
  'states_differ',
  /** Facts: `tries`, `failure` (the provider's code). */
  'refund_refused',
  'dispute_opened',
  /** Facts in minor units: the losses of `operators` and of the `commission`, and the uncovered loss (`nobody`). */
  'dispute_lost',
  /** Facts: `lines` (number of different lines), `all` (number of all lines). */
  'settlement_differs',
  /** A settlement did not arrive at the region's bank. */
  'settlement_failed',
  /** Facts: `number` and `dueAt` of the instalment. */
  'instalment_overdue',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];
export type ReviewFacts = Readonly<Record<string, string | number>>;

/** For example `states_differ {"theirs":"captured","ours":"declined"}`. `npm run check:money` prints this form. */
export function writeReason(reason: ReviewReason, facts?: ReviewFacts): string {
  return facts ? `${reason} ${JSON.stringify(facts)}` : reason;
}

/** Null for a reason that was stored before codes existed. */
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
