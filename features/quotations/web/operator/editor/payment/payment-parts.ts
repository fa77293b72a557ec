import type { PaymentPart } from '../../../../contract/offer.ts';
import { dueAt } from '../../../../contract/offer-schedule.ts';

export const MOST_PARTS = 6;
const WHOLE = 10_000;

/** The last part becomes the rest, because the shares must add up to 10,000 (hundredths of a percent). */
export function withShare(parts: readonly PaymentPart[], index: number, shareBps: number): PaymentPart[] {
  return settled(parts.map((part, at) => (at === index ? { ...part, shareBps } : part)));
}

export function withPart(parts: readonly PaymentPart[]): PaymentPart[] {
  const last = parts.at(-1);
  if (!last) return [{ shareBps: WHOLE, daysBefore: null }];
  const shareBps = Math.floor(last.shareBps / 200) * 100;
  if (last.daysBefore === null)
    return settled([
      { ...last, shareBps },
      { shareBps, daysBefore: 7 },
    ]);
  const earlier = { shareBps, daysBefore: Math.min(365, last.daysBefore + 15) };
  return settled([...parts.slice(0, -1), earlier, last]);
}

/** Adds the removed share to the last part. The first part is the deposit and cannot be removed. */
export function withoutPart(parts: readonly PaymentPart[], index: number): PaymentPart[] {
  return settled(parts.filter((_, at) => at !== index));
}

/**
 * Returns the least days before the trip of the later payments if the days of all of them have passed, so that the
 * traveller would pay everything at once. Otherwise returns null.
 */
export function passedDays(parts: readonly PaymentPart[], at: Parameters<typeof dueAt>[1]): number | null {
  const later = parts.slice(1);
  if (later.length === 0 || later.some((part) => dueAt(part, at) !== null)) return null;
  return Math.min(...later.map(({ daysBefore }) => daysBefore ?? 0));
}

function settled(parts: readonly PaymentPart[]): PaymentPart[] {
  const before = parts.slice(0, -1).reduce((sum, { shareBps }) => sum + shareBps, 0);
  return parts.map((part, at) => (at === parts.length - 1 ? { ...part, shareBps: Math.max(0, WHOLE - before) } : part));
}
