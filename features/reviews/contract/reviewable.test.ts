import { expect, test } from 'vitest';
import { BOOKING_STATES } from '#features/bookings/contract/booking-states.ts';
import { rankingMean, shownMean } from './mean.ts';
import { reviewTime } from './reviewable.ts';

const endsAt = new Date('2026-11-20T18:00:00Z');
const at = (iso: string) => new Date(iso);
const of = (state: (typeof BOOKING_STATES)[number], { isEnding = false, wasCounted = true } = {}) => ({
  ...{ state, isEnding, wasCounted, endsAt },
});

test('it opens with the end and closes after ninety days', () => {
  expect(reviewTime(of('REDEEMED'), at('2026-11-20T17:59:59Z'))).toBe('not_yet');
  expect(reviewTime(of('REDEEMED'), at('2026-11-20T18:00:00Z'))).toBe('open');
  expect(reviewTime(of('REDEEMED'), at('2027-02-18T18:00:00Z'))).toBe('open');
  expect(reviewTime(of('REDEEMED'), at('2027-02-18T18:00:01Z'))).toBe('over');
});

test('only who took part writes', () => {
  const open = BOOKING_STATES.filter((state) => reviewTime(of(state), at('2026-11-21T00:00:00Z')) === 'open');
  expect(open).toEqual(['CONFIRMED', 'REDEEMED']);
  expect(reviewTime(of('CONFIRMED', { isEnding: true }), at('2026-11-21T00:00:00Z'))).toBe('never');
});

test('who is called absent where nobody looked who came may write', () => {
  const open = BOOKING_STATES.filter(
    (state) => reviewTime(of(state, { wasCounted: false }), at('2026-11-21T00:00:00Z')) === 'open',
  );
  expect(open).toEqual(['CONFIRMED', 'REDEEMED', 'NO_SHOW']);
});

test('a mean is shown from five on; in a ranking few reviews weigh less', () => {
  expect(shownMean(4, 5)).toBeNull();
  expect(shownMean(5, 4.6)).toBe(4.6);
  const everybody = 4;
  expect(rankingMean({ count: 0, sum: 0 }, everybody)).toBe(4);
  expect(rankingMean({ count: 1, sum: 5 }, everybody)).toBeLessThan(rankingMean({ count: 40, sum: 192 }, everybody));
  expect(rankingMean({ count: 1, sum: 1 }, everybody)).toBeGreaterThan(rankingMean({ count: 40, sum: 60 }, everybody));
});
