import { expect, test } from 'vitest';
import { DEPARTURE_ACTIONS, DEPARTURE_STATES, departureActions, moveDeparture } from './departure-states.ts';
import { moveOperator, OPERATOR_ACTIONS, OPERATOR_STATES } from './operator-states.ts';
import { movePlan, PLAN_STATES, planActions } from './plan-states.ts';

test('only the region verifies an operator or ends a suspension', () => {
  expect(moveOperator('draft', 'submit', 'operator')).toBe('submitted');
  expect(moveOperator('submitted', 'verify', 'region')).toBe('verified');
  expect(moveOperator('submitted', 'send_back', 'region')).toBe('draft');
  expect(moveOperator('verified', 'lapse', 'system')).toBe('suspended');
  expect(moveOperator('suspended', 'resume', 'region')).toBe('verified');
  for (const state of OPERATOR_STATES)
    for (const action of OPERATOR_ACTIONS) {
      const to = moveOperator(state, action, 'operator');
      expect(to === null || to === 'submitted').toBe(true);
    }
});

test('only the region puts a plan on sale for the first time', () => {
  for (const state of PLAN_STATES) {
    expect(planActions({ state, review: null }, 'operator')).not.toContain('approve');
    if (state !== 'paused') expect(movePlan({ state, review: null }, 'resume', 'operator')).toBeNull();
  }
  expect(movePlan({ state: 'submitted', review: null }, 'approve', 'region')).toEqual({
    state: 'on_sale',
    review: null,
  });
  expect(movePlan({ state: 'draft', review: null }, 'approve', 'region')).toBeNull();
});

test('a plan stays on sale while its next version is reviewed', () => {
  const selling = { state: 'on_sale', review: null } as const;
  const sent = movePlan(selling, 'submit', 'operator');
  expect(sent).toEqual({ state: 'on_sale', review: 'submitted' });
  expect(movePlan(sent!, 'request_changes', 'region')).toEqual({ state: 'on_sale', review: 'changes_requested' });
  expect(movePlan(sent!, 'approve', 'region')).toEqual(selling);
  expect(movePlan(sent!, 'pause', 'operator')).toEqual({ state: 'paused', review: 'submitted' });
  expect(movePlan(sent!, 'retire', 'operator')).toEqual({ state: 'retired', review: null });
  expect(movePlan(selling, 'approve', 'region')).toBeNull();
});

test('a departure that has begun cannot be cancelled', () => {
  for (const actor of ['operator', 'system'] as const) {
    expect(moveDeparture('departed', 'cancel', actor)).toBeNull();
    expect(departureActions('completed', actor)).toEqual([]);
    expect(departureActions('cancelled', actor)).toEqual([]);
  }
  expect(moveDeparture('closed', 'reopen', 'system')).toBeNull();
  for (const state of DEPARTURE_STATES)
    for (const action of DEPARTURE_ACTIONS) expect(moveDeparture(state, action, 'operator')).not.toBe(state);
});

test('the region takes plans off sale and puts them back, even paused plans, and a waiting review ends', () => {
  for (const state of ['on_sale', 'paused'] as const)
    expect(movePlan({ state, review: 'submitted' }, 'take_off', 'region')).toEqual({
      state: 'changes_requested',
      review: null,
    });
  expect(movePlan({ state: 'changes_requested', review: null }, 'put_back', 'region')).toEqual({
    state: 'on_sale',
    review: null,
  });
  expect(movePlan({ state: 'changes_requested', review: null }, 'put_back', 'operator')).toBeNull();
  expect(movePlan({ state: 'draft', review: null }, 'take_off', 'region')).toBeNull();
  expect(movePlan({ state: 'on_sale', review: null }, 'take_off', 'operator')).toBeNull();
});
