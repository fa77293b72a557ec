import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { formOf } from '../offer-form.ts';
import { termsOf } from './offer-terms.ts';

const zone = 'America/Lima';
const now = new Date('2026-03-01T15:00:00Z');
const at = { people: 2, zone, now, closesAt: null };

function written(startDate: string) {
  return formOf(offerContent([lineOf(), lineOf({ day: 1 })], { startDate }));
}

test('an offer for a trip in four days is valid only until the trip begins', () => {
  const terms = termsOf(written('2026-03-05'), at)!;
  expect(terms.dues).toMatchObject([{ number: 1, amount: 20_000, dueAt: now.toISOString() }]);
  expect(terms).toMatchObject({ validUntil: new Date('2026-03-05T14:00:00Z'), isCut: true });
  expect(terms.refunds).toEqual([
    { until: new Date('2026-03-04T14:00:00Z'), refundBps: 10_000 },
    { until: null, refundBps: 0 },
  ]);
});

test('an offer for a later trip is valid for all its `validDays`', () => {
  const terms = termsOf(written('2026-06-05'), at)!;
  expect(terms.dues).toMatchObject([{ amount: 6000 }, { amount: 14_000, dueAt: '2026-05-06T05:00:00.000Z' }]);
  expect(terms).toMatchObject({ validUntil: new Date('2026-03-08T15:00:00Z'), isCut: false });
});

test('leaves out refund steps whose deadline has passed', () => {
  expect(termsOf(written('2026-03-02'), at)!.refunds).toEqual([{ until: null, refundBps: 0 }]);
  expect(termsOf({ ...written('2026-03-02'), startDate: null }, at)).toBeNull();
  expect(termsOf({ ...written('2026-03-02'), lines: [] }, at)).toBeNull();
});
