import { expect, test } from 'vitest';
import { moveClaimOfPlace, PLACE_CLAIMS } from './claim-states.ts';

test('a claim on a free place waits, and a claim on a claimed place is a dispute', () => {
  expect(PLACE_CLAIMS.map((claim) => moveClaimOfPlace(claim, 'request'))).toEqual([
    'claim_requested',
    'claim_requested',
    'claim_disputed',
    'claim_disputed',
  ]);
});

test('a refused dispute leaves the place to its owner, and a refused first claim leaves it free', () => {
  expect(moveClaimOfPlace('claim_disputed', 'end')).toBe('claimed');
  expect(moveClaimOfPlace('claim_requested', 'end')).toBe('unclaimed');
  expect(moveClaimOfPlace('unclaimed', 'approve')).toBeNull();
  expect(moveClaimOfPlace('claim_disputed', 'leave')).toBe('claim_requested');
});
