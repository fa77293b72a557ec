import { fromDate } from '@internationalized/date';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { CancellationPolicy } from './cancellation-policy.ts';

/** Reasons for cancelling a booking. Every reason but the traveller's wish refunds everything. */
export const CANCELLATION_REASONS = ['traveller', 'weather', 'minimum', 'operator', 'authority'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

type Band = CancellationPolicy['bands'][number];

/** A share of the price that is refunded until a moment. */
export interface RefundStep {
  /** The last moment, included; null for the last step, which has no end. */
  until: Date | null;
  /** Hundredths of a percent. */
  refundBps: number;
}

/**
 * The end of a band: a number of hours before the start, or of local days at the local time of the start. A day stays a day across a clock change. A
 * time that the change skips becomes the moment one hour later; of a repeated time, the first occurrence counts.
 */
export function bandEnds({ before }: Band, startsAt: Date, zone: string): Date {
  if (before.unit === 'hour') return new Date(startsAt.getTime() - before.amount * 3_600_000);
  return fromDate(startsAt, zone).subtract({ days: before.amount }).toDate();
}

/** The policy on one departure: its steps from the earliest deadline on; the last one has no end. */
export function refundSteps(policy: CancellationPolicy, startsAt: Date, zone: string): RefundStep[] {
  const steps = policy.bands
    .map((band) => ({ until: bandEnds(band, startsAt, zone), refundBps: band.refundBps }))
    .sort((a, b) => a.until.getTime() - b.until.getTime() || b.refundBps - a.refundBps);
  const distinct = steps.filter((step, i) => i === 0 || step.until.getTime() !== steps[i - 1]!.until.getTime());
  return [...distinct, { until: null, refundBps: 0 }];
}

export interface RefundAt {
  startsAt: Date;
  /** IANA name of the operator's zone. */
  zone: string;
  now: Date;
  /** The paid sum for the cancelled part, in minor units. */
  amount: number;
  reason: CancellationReason;
}

/**
 * The refund of an amount, in minor units rounded half up. Every quote and every cancellation uses this function. The moment of a deadline still
 * belongs to its band.
 */
export function refundAt(policy: CancellationPolicy, { startsAt, zone, now, amount, reason }: RefundAt): number {
  if (reason !== 'traveller') return amount;
  return shareOf(amount, refundShareAt(policy, { startsAt, zone, now }));
}

/** The refunded share of the price at a moment, in hundredths of a percent. */
export function refundShareAt(
  policy: CancellationPolicy,
  { startsAt, zone, now }: Pick<RefundAt, 'startsAt' | 'zone' | 'now'>,
): number {
  return refundSteps(policy, startsAt, zone).find(({ until }) => until === null || now <= until)!.refundBps;
}

/**
 * The policy of a booking that its traveller moved to another date. The refund never exceeds the one at the moment of moving; otherwise moving to a
 * later date would undo a passed deadline. Words and refunds follow from the result as usual.
 */
export function withoutMoreThan(policy: CancellationPolicy, mostBps: number): CancellationPolicy {
  const bands = policy.bands.map((band) => ({ ...band, refundBps: Math.min(band.refundBps, mostBps) }));
  return { ...policy, bands: bands.filter(({ refundBps }) => refundBps > 0) };
}

/** The refund of a paid sum in minor units. The policy keeps its share of the price, at most the paid sum. */
export function refundOfPaid(price: number, paid: number, refundBps: number): number {
  return Math.max(0, paid - (price - shareOf(price, refundBps)));
}

/** One line that is bought under a policy. Minor units. */
export interface PaidLine {
  price: number;
  paid: number;
}

/** The refund of several lines that are shown together. Each line is cancelled and rounded by itself. */
export const refundOfLines = (lines: readonly PaidLine[], refundBps: number): number =>
  lines.reduce((sum, { price, paid }) => sum + refundOfPaid(price, paid, refundBps), 0);
