import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';

/** This file shares no code with the product, so that it finds the product's errors. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clocks = new Map<string, Intl.DateTimeFormat>();

function wallOf(instant: number, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', fractionalSecondDigits: 3 },
    });
  clocks.set(zone, clock);
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second, fractionalSecond } = part as Record<string, number>;
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!, fractionalSecond!);
}

/**
 * Returns the first of two instants with this local time. A skipped local time moves forward by the length of the gap.
 */
function instantOf(wall: number, zone: string): number {
  const offsets = [-DAY, 0, DAY].map((around) => wallOf(wall + around, zone) - (wall + around));
  const shown = offsets.map((offset) => wall - offset).filter((instant) => wallOf(instant, zone) === wall);
  return shown.length > 0 ? Math.min(...shown) : wall - offsets[0]!;
}

export function deadlineOf(
  { before: { amount, unit } }: CancellationPolicy['bands'][number],
  startsAt: Date,
  zone: string,
): Date {
  const start = startsAt.getTime();
  if (unit === 'hour') return new Date(start - amount * HOUR);
  return new Date(amount === 0 ? start : instantOf(wallOf(start, zone) - amount * DAY, zone));
}

/** @returns the refund in hundredths of a per cent */
export function shareAt(policy: CancellationPolicy, startsAt: Date, zone: string, now: Date): number {
  const open = policy.bands
    .map((band) => ({ ends: deadlineOf(band, startsAt, zone).getTime(), bps: band.refundBps }))
    .filter(({ ends }) => ends >= now.getTime());
  const first = Math.min(...open.map(({ ends }) => ends));
  return Math.max(0, ...open.filter(({ ends }) => ends === first).map(({ bps }) => bps));
}

/**
 * All amounts are minor units; half a unit is rounded up.
 * @param price price of the cancelled items
 * @param paid paid part of the price
 * @param bps waived share of the price, in hundredths of a per cent
 */
export function backOf(price: number, paid: number, bps: number): number {
  const notOwed = Number((2n * BigInt(price) * BigInt(bps) + 10_000n) / 20_000n);
  return paid - Math.min(paid, price - notOwed);
}
