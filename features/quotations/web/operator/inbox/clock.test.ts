import { describe, expect, test } from 'vitest';
import { clockOf } from './clock.ts';

const HOUR = 3_600_000;
const asked = Date.parse('2027-03-01T12:00:00Z');
const at = (hours: number) => new Date(asked + hours * HOUR).toISOString();
const row = { state: 'requested' as const, version: 0, answerDueAt: at(24), endsAt: at(72), validUntil: null };

describe('the deadline of a request', () => {
  test('is "soon" in the last six hours and "late" when it has passed', () => {
    expect(clockOf(row, asked)).toEqual({ kind: 'answer', at: at(24), urgency: 'calm' });
    expect(clockOf({ ...row, state: 'viewed' }, asked + 19 * HOUR)).toMatchObject({ kind: 'answer', urgency: 'soon' });
    expect(clockOf(row, asked + 24 * HOUR)).toEqual({ kind: 'late', at: at(72), since: at(24), urgency: 'late' });
  });

  test("is the end of the offer's validity after the operator has sent an offer", () => {
    const sent = { ...row, version: 1, validUntil: at(192) };
    expect(clockOf({ ...sent, state: 'answered' }, asked)).toEqual({ kind: 'valid', at: at(192), urgency: 'calm' });
    expect(clockOf({ ...sent, state: 'changes_requested' }, asked + 180 * HOUR)).toEqual({
      kind: 'changes',
      at: at(192),
      urgency: 'soon',
    });
  });

  test('is missing if the offer has ended or is accepted', () => {
    expect(clockOf({ ...row, state: 'waiting' }, asked)).toEqual({ kind: 'waiting', urgency: 'calm' });
    for (const state of ['accepted', 'declined', 'expired', 'withdrawn', 'not_chosen'] as const)
      expect(clockOf({ ...row, state }, asked)).toBeNull();
  });
});
