import type { BookingState } from '#features/bookings/contract/booking-states.ts';

/** Days after the end of what was booked in which a review of it may be written. */
export const REVIEW_DAYS = 90;
/** Hours after it was written in which it may be changed. */
export const REVISE_HOURS = 48;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** `never`: it did not take place for these people. */
export type ReviewTime = 'not_yet' | 'open' | 'over' | 'never';

/** Whether people with a booking in this state were there, once its end has come. */
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
  /** Somebody looked who came: without that, nobody is known to have been absent. */
  wasCounted: boolean;
  /** Called off by the operator, or being cancelled by whoever booked. */
  isEnding: boolean;
  endsAt: Date;
}

/** When a booking may be reviewed; the one place that decides it. */
export function reviewTime({ state, wasCounted, isEnding, endsAt }: BookingEnd, now: Date): ReviewTime {
  const tookPart = TOOK_PART[state] || (state === 'NO_SHOW' && !wasCounted);
  if (isEnding || !tookPart) return 'never';
  if (now < endsAt) return 'not_yet';
  return now <= reviewUntil(endsAt) ? 'open' : 'over';
}

export const reviewUntil = (endsAt: Date): Date => new Date(endsAt.getTime() + REVIEW_DAYS * DAY_MS);

export const reviseUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + REVISE_HOURS * HOUR_MS);
