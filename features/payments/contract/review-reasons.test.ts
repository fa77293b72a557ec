import { expect, test } from 'vitest';
import { REVIEW_REASONS, readReason, writeReason } from './review-reasons.ts';

test.each(REVIEW_REASONS)('the reason %s is read as it was written', (reason) => {
  const facts = { failure: 'un «código» con espacios', tries: 8 };
  expect(readReason(writeReason(reason))).toEqual({ reason, facts: {} });
  expect(readReason(writeReason(reason, facts))).toEqual({ reason, facts });
});

test('a stored text that does not begin with a code is read as null', () => {
  expect(readReason('Less than was due came in.')).toBeNull();
  expect(readReason('paid_short of what was due')).toBeNull();
});
