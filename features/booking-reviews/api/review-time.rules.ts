import type { BookingState } from '#features/bookings/contract/booking-states.ts';

export const REVIEW_DAYS = 90;
export const REVISE_HOURS = 48;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** `never` means that the travellers of the booking did not take part. */
export type ReviewTime = 'not_yet' | 'open' | 'over' | 'never';

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
  /** `true` if the guide checked attendance. Otherwise, `NO_SHOW` does not prove that the travellers were absent. */
  wasCounted: boolean;
  /** `true` if the operator cancelled the departure or the buyer is cancelling the booking. */
  isEnding: boolean;
  endsAt: Date;
}

export function reviewTime({ state, wasCounted, isEnding, endsAt }: BookingEnd, now: Date): ReviewTime {
  const tookPart = TOOK_PART[state] || (state === 'NO_SHOW' && !wasCounted);
  if (isEnding || !tookPart) return 'never';
  if (now < endsAt) return 'not_yet';
  return now <= reviewUntil(endsAt) ? 'open' : 'over';
}

export const reviewUntil = (endsAt: Date): Date => new Date(endsAt.getTime() + REVIEW_DAYS * DAY_MS);

export const reviseUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + REVISE_HOURS * HOUR_MS);
