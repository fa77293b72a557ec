/** Positive amounts are debits, and negative amounts are credits. Each entry sums to zero in each currency. */
export const LEDGER_ACCOUNTS = [
  /** Money that the card provider holds for the region. */
  'provider',
  'bank',
  /** Travellers' money that operators received on the spot. */
  'on_site',
  /** The part of `on_site` that operators promised to give back by hand. */
  'by_hand',
  /** Money that resellers owe for sales on account. */
  'reseller',
  /** Money that travellers paid for unfinished services. */
  'customer',
  /** Money that operators earned and have not received. */
  'operator',
  'commission',
  /** Refunds that travellers were promised and have not received. */
  'refund',
  'fees',
  /** Money that banks took back in open disputes. */
  'dispute',
  /** Money without a known owner, for which a case is open. */
  'review',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export interface Posting {
  account: LedgerAccount;
  /** In minor units, and never 0. */
  amount: number;
  orderId?: string | null;
  bookingId?: string | null;
  operatorId?: string | null;
  paymentId?: string | null;
  refundId?: string | null;
  payoutId?: string | null;
}

/**
 * Splits `amount` by the largest remainder method, in minor units. If remainders are equal, the earlier part is rounded
 * up. If all weights are zero, the first part gets everything.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  // `amount` × `weight` may be larger than the largest exact number in JavaScript.
  const parts = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(sum));
  const remainders = weights.map((weight) => (BigInt(amount) * BigInt(weight)) % BigInt(sum));
  let left = amount - Number(parts.reduce((total, part) => total + part, 0n));
  const order = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((one, other) =>
      one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
    );
  const result = parts.map(Number);
  for (const { index } of order) {
    if (left === 0) break;
    result[index]! += 1;
    left -= 1;
  }
  return result;
}

/** Rounds half up to a minor unit. A `bps` of 10,000 is the whole amount. */
export function shareOf(amount: number, bps: number): number {
  return Number((BigInt(amount) * BigInt(bps) * 2n + 10_000n) / 20_000n);
}
