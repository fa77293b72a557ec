import { fromDate } from '@internationalized/date';
import type { OrderState } from '#features/checkout/contract/order-states.ts';
import type { PriceRefusal } from '#features/operators/contract/price-of.ts';
import type { WaitlistAction } from '#features/waitlist/contract/waitlist-states.ts';

/** Local hours between which the time of an offer does not run. */
export const QUIET_FROM = 22;
export const QUIET_UNTIL = 8;

const MINUTE = 60_000;

/**
 * An offer of the night runs from the morning, unless the sale ends before. No offer lasts beyond the cut-off.
 * @param zone the region's time zone.
 */
export function offerEnd(now: Date, cutoffAt: Date, zone: string, minutes: number): Date {
  const morning = quietUntil(now, zone);
  const from = morning < cutoffAt ? morning : now;
  return new Date(Math.min(from.getTime() + minutes * MINUTE, cutoffAt.getTime()));
}

/** `now`, or the end of the night. */
function quietUntil(now: Date, zone: string): Date {
  const local = fromDate(now, zone);
  if (local.hour >= QUIET_UNTIL && local.hour < QUIET_FROM) return now;
  const day = local.hour >= QUIET_FROM ? local.add({ days: 1 }) : local;
  return day.set({ hour: QUIET_UNTIL, minute: 0, second: 0, millisecond: 0 }).toDate();
}

export interface Offered {
  state: OrderState;
  holdUntil: Date | null;
  /** `true` if the departure was called off. */
  calledOff: boolean;
}

/** The action that ends an offer. @returns null while the places are held. */
export function outcomeOf({ state, holdUntil, calledOff }: Offered, now: Date): WaitlistAction | null {
  if (state === 'confirmed' || state === 'cancelled') return 'take';
  if (state === 'released') return calledOff ? 'end' : 'leave';
  return state === 'lapsed' || (holdUntil !== null && holdUntil <= now) ? 'expire' : null;
}

const OF_SALE: readonly PriceRefusal['code'][] = ['off_sale', 'departure_closed', 'too_late', 'closed_stop'];

/** `true` if the departure is not on sale at present. Otherwise the party itself cannot be sold. */
export function isOffSale(refusals: readonly PriceRefusal[]): boolean {
  return refusals.some(({ code }) => OF_SALE.includes(code));
}

/** Free places that a waiting party fits into are not free for others. @param left null for unlimited capacity. */
export function isFree(places: number, { left, least }: { left: number | null; least: number | null }): boolean {
  if (left === null) return true;
  return places <= left && (least === null || least > left);
}
