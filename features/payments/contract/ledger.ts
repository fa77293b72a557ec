/**
 * The accounts of the ledger. A positive amount is what the platform has or is owed (debit), a negative one what it owes
 * (credit); the postings of one entry sum to zero per currency, and so does the whole ledger.
 */
export const LEDGER_ACCOUNTS = [
  /** Money that the card provider holds for us. */
  'provider',
  /** The region's bank account. */
  'bank',
  /** What resellers owe for what they sold on account. */
  'reseller',
  /** Paid by travellers for services that are not over. */
  'customer',
  /** Earned by operators and not yet paid out. */
  'operator',
  /** Earned by the region. */
  'commission',
  /** Promised to travellers and not yet with them. */
  'refund',
  /** Kept by providers. */
  'fees',
  /** Taken back by banks, undecided. */
  'dispute',
  /** Nobody knows yet whose it is: always with an open case. */
  'review',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export interface Posting {
  account: LedgerAccount;
  /** Minor units; never 0. */
  amount: number;
  orderId?: string | null;
  bookingId?: string | null;
  operatorId?: string | null;
  paymentId?: string | null;
  refundId?: string | null;
  payoutId?: string | null;
}

/**
 * Cuts an amount into whole minor units by weights, so that the parts sum to it exactly (largest remainder; the earlier part
 * wins a tie). All weights zero: everything to the first.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  // BigInt: amount × weight may be beyond what a number holds exactly.
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

/** A share in hundredths of a percent of an amount, to the nearest minor unit (half up). */
export function shareOf(amount: number, bps: number): number {
  return Number((BigInt(amount) * BigInt(bps) * 2n + 10_000n) / 20_000n);
}
