/** Why money needs a person. The codes are stored and do not change; screens have the Spanish words. */
export const REVIEW_REASONS = [
  /** The order promises more back than its payments can refund. */
  'owed_beyond_payments',
  'paid_short',
  'change_paid_short',
  /** Facts: `provider`, `amount`, `currency` of the provider's payment with our payment's id. */
  'another_payment',
  /** Facts: `theirs`, `ours`. */
  'states_differ',
  /** Facts: `tries`, `failure` (the provider's code). */
  'refund_refused',
  'dispute_opened',
  /** Facts, in minor units: `operators`, `commission`, `nobody`. */
  'dispute_lost',
  /** Facts: `lines` of `all` that do not agree. */
  'settlement_differs',
  /** A payout to the region's bank did not arrive. */
  'settlement_failed',
  /** Facts: `number`, `dueAt`. */
  'instalment_overdue',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];
export type ReviewFacts = Readonly<Record<string, string | number>>;

/** "states_differ {"theirs":"captured","ours":"declined"}": the stored form of a reason, also printed by `npm run check:money`. */
export function writeReason(reason: ReviewReason, facts?: ReviewFacts): string {
  return facts ? `${reason} ${JSON.stringify(facts)}` : reason;
}

/** Code and facts of a stored reason; null for one stored before codes existed. */
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
