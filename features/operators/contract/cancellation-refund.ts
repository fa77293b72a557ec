import { fromDate } from '@internationalized/date';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { CancellationPolicy } from './cancellation-policy.ts';

/** Why a booking ends; whatever is not the traveller's wish gives everything back. */
export const CANCELLATION_REASONS = ['traveller', 'weather', 'minimum', 'operator', 'authority'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

type Band = CancellationPolicy['bands'][number];

/** Until when a share of the price is given back. */
export interface RefundStep {
  /** Up to and including this moment; null: from the last deadline on, for ever. */
  until: Date | null;
  /** Hundredths of a percent. */
  refundBps: number;
}

/**
 * When a band ends: so many hours, or so many local days at the local time of the start (a day is a day also when the clocks change; a time that
 * they skip is the same moment an hour later, one that they repeat its first).
 */
export function bandEnds({ before }: Band, startsAt: Date, zone: string): Date {
  if (before.unit === 'hour') return new Date(startsAt.getTime() - before.amount * 3_600_000);
  return fromDate(startsAt, zone).subtract({ days: before.amount }).toDate();
}

/** The policy on one departure: its steps from the earliest deadline on, the last one without an end. */
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
  /** Minor units that were paid for what is given up. */
  amount: number;
  reason: CancellationReason;
}

/**
 * What is given back of an amount, in minor units rounded half up. It is exactly what moves: every quote and every cancellation asks here. A deadline
 * still counts at its own moment.
 */
export function refundAt(policy: CancellationPolicy, { startsAt, zone, now, amount, reason }: RefundAt): number {
  if (reason !== 'traveller') return amount;
  return shareOf(amount, refundShareAt(policy, { startsAt, zone, now }));
}

/** The share of the price that is given back at a moment, hundredths of a percent. */
export function refundShareAt(
  policy: CancellationPolicy,
  { startsAt, zone, now }: Pick<RefundAt, 'startsAt' | 'zone' | 'now'>,
): number {
  return refundSteps(policy, startsAt, zone).find(({ until }) => until === null || now <= until)!.refundBps;
}

/**
 * The policy of a booking that its traveller moved: on the new date never more is given back than was at the moment of moving, or a later date would be the
 * way around a deadline that has passed. Its words and its money follow from the same data as ever.
 */
export function withoutMoreThan(policy: CancellationPolicy, mostBps: number): CancellationPolicy {
  const bands = policy.bands.map((band) => ({ ...band, refundBps: Math.min(band.refundBps, mostBps) }));
  return { ...policy, bands: bands.filter(({ refundBps }) => refundBps > 0) };
}

/**
 * What a step gives back of what was paid, minor units: the policy keeps its share of the price, out of a deposit as far as that goes, and never
 * asks for more than there is.
 */
export function refundOfPaid(price: number, paid: number, refundBps: number): number {
  return Math.max(0, paid - (price - shareOf(price, refundBps)));
}

/** What is bought under one policy. Minor units. */
export interface PaidLine {
  price: number;
  paid: number;
}

/** What a step gives back of lines that are told of together: each is cancelled, and rounded, by itself. */
export const refundOfLines = (lines: readonly PaidLine[], refundBps: number): number =>
  lines.reduce((sum, { price, paid }) => sum + refundOfPaid(price, paid, refundBps), 0);
