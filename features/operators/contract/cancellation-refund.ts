import { fromDate } from '@internationalized/date';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { CancellationPolicy } from './cancellation-policy.ts';

/** All reasons except `traveller` refund everything. */
export const CANCELLATION_REASONS = ['traveller', 'weather', 'minimum', 'operator', 'authority'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

type Band = CancellationPolicy['bands'][number];

export interface RefundStep {
  until: Date | null;
  /** Refunded share in hundredths of a percent. */
  refundBps: number;
}

/**
 * The deadline of a band in days has the local time of the start. A skipped local time moves the deadline later. A
 * repeated local time counts at its first occurrence.
 */
export function bandEnds({ before }: Band, startsAt: Date, zone: string): Date {
  if (before.unit === 'hour') return new Date(startsAt.getTime() - before.amount * 3_600_000);
  return fromDate(startsAt, zone).subtract({ days: before.amount }).toDate();
}

export function refundSteps(policy: CancellationPolicy, startsAt: Date, zone: string): RefundStep[] {
  const steps = policy.bands
    .map((band) => ({ until: bandEnds(band, startsAt, zone), refundBps: band.refundBps }))
    .sort((a, b) => a.until.getTime() - b.until.getTime() || b.refundBps - a.refundBps);
  const distinct = steps.filter((step, i) => i === 0 || step.until.getTime() !== steps[i - 1]!.until.getTime());
  return [...distinct, { until: null, refundBps: 0 }];
}

/** Returns the end of the time in which a cancellation refunds everything, or null if `now` is outside that time. */
export function fullRefundUntil(policy: CancellationPolicy, startsAt: Date, zone: string, now: Date): Date | null {
  const coming = refundSteps(policy, startsAt, zone).filter(({ until }) => until === null || until > now);
  const next = coming.findIndex(({ refundBps }) => refundBps < 10_000);
  return coming[next - 1]?.until ?? null;
}

export interface RefundAt {
  startsAt: Date;
  /** IANA name of the operator's time zone. */
  zone: string;
  now: Date;
  /** Amount paid for the cancelled part, in minor units. */
  amount: number;
  reason: CancellationReason;
}

/** Returns minor units, rounded half up. A cancellation exactly at a deadline gets the refund of this deadline. */
export function refundAt(policy: CancellationPolicy, { startsAt, zone, now, amount, reason }: RefundAt): number {
  if (reason !== 'traveller') return amount;
  return shareOf(amount, refundShareAt(policy, { startsAt, zone, now }));
}

/** Returns hundredths of a percent. */
export function refundShareAt(
  policy: CancellationPolicy,
  { startsAt, zone, now }: Pick<RefundAt, 'startsAt' | 'zone' | 'now'>,
): number {
  return refundSteps(policy, startsAt, zone).find(({ until }) => until === null || now <= until)!.refundBps;
}

/** Without this limit, a move to a later date would restore a refund whose deadline has passed. */
export function withoutMoreThan(policy: CancellationPolicy, mostBps: number): CancellationPolicy {
  const bands = policy.bands.map((band) => ({ ...band, refundBps: Math.min(band.refundBps, mostBps) }));
  return { ...policy, bands: bands.filter(({ refundBps }) => refundBps > 0) };
}

/** Returns minor units. The operator keeps the share that is not refunded, but at most the paid amount. */
export function refundOfPaid(price: number, paid: number, refundBps: number): number {
  return Math.max(0, paid - (price - shareOf(price, refundBps)));
}

export interface PaidLine {
  price: number;
  paid: number;
}

export const refundOfLines = (lines: readonly PaidLine[], refundBps: number): number =>
  lines.reduce((sum, { price, paid }) => sum + refundOfPaid(price, paid, refundBps), 0);
