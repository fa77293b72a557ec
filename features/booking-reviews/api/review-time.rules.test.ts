import { expect, test } from 'vitest';
import { BOOKING_STATES } from '#features/bookings/contract/booking-states.ts';
import { reviewTime } from './review-time.rules.ts';

const endsAt = new Date('2026-11-20T18:00:00Z');
const at = (iso: string) => new Date(iso);
const of = (state: (typeof BOOKING_STATES)[number], { isEnding = false, wasCounted = true } = {}) => ({
  ...{ state, isEnding, wasCounted, endsAt },
});

test('a review can be written for ninety days after the end of the departure', () => {
  expect(reviewTime(of('REDEEMED'), at('2026-11-20T17:59:59Z'))).toBe('not_yet');
  expect(reviewTime(of('REDEEMED'), at('2026-11-20T18:00:00Z'))).toBe('open');
  expect(reviewTime(of('REDEEMED'), at('2027-02-18T18:00:00Z'))).toBe('open');
  expect(reviewTime(of('REDEEMED'), at('2027-02-18T18:00:01Z'))).toBe('over');
});

test('only travellers who took part can write a review', () => {
  const open = BOOKING_STATES.filter((state) => reviewTime(of(state), at('2026-11-21T00:00:00Z')) === 'open');
  expect(open).toEqual(['CONFIRMED', 'REDEEMED']);
  expect(reviewTime(of('CONFIRMED', { isEnding: true }), at('2026-11-21T00:00:00Z'))).toBe('never');
});

test('if the guide did not check attendance, travellers who are marked as no-show can write a review', () => {
  const open = BOOKING_STATES.filter(
    (state) => reviewTime(of(state, { wasCounted: false }), at('2026-11-21T00:00:00Z')) === 'open',
  );
  expect(open).toEqual(['CONFIRMED', 'REDEEMED', 'NO_SHOW']);
});
