import type { BookingState } from '#features/bookings/contract/booking-states.ts';

/** Days after the end of a booking in which its review can be written. */
export const REVIEW_DAYS = 90;
/** Hours after writing in which a review can be changed. */
export const REVISE_HOURS = 48;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** `never`: the booking did not take place for these people. */
export type ReviewTime = 'not_yet' | 'open' | 'over' | 'never';

/** Whether people with a booking in this state took part, once it has ended. */
const TOOK_PART: Record<BookingState, boolean> = {
  ON_HOLD: false,
  PENDING: false,
  CONFIRMED: true,
  REDEEMED: true,
  NO_SHOW: false,
  CANCELLED: false,
  EXPIRED: false,
  REJECTED: false,
};

export interface BookingEnd {
  state: BookingState;
  /** The guide checked attendance; without that, an absence is not known. */
  wasCounted: boolean;
  /** Cancelled by the operator, or being cancelled by its buyer. */
  isEnding: boolean;
  endsAt: Date;
}

/** When a booking can be reviewed. This is the only place that decides it. */
export function reviewTime({ state, wasCounted, isEnding, endsAt }: BookingEnd, now: Date): ReviewTime {
  const tookPart = TOOK_PART[state] || (state === 'NO_SHOW' && !wasCounted);
  if (isEnding || !tookPart) return 'never';
  if (now < endsAt) return 'not_yet';
  return now <= reviewUntil(endsAt) ? 'open' : 'over';
}

export const reviewUntil = (endsAt: Date): Date => new Date(endsAt.getTime() + REVIEW_DAYS * DAY_MS);

export const reviseUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + REVISE_HOURS * HOUR_MS);
