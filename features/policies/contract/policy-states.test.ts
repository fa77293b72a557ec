import { expect, test } from 'vitest';
import type { PolicyState } from './policy.ts';
import { movePolicy, POLICY_ACTIONS, type PolicyAction, policyStates } from './policy-states.ts';

const version = (version: number, effectiveFrom: string, published = true) => ({ version, effectiveFrom, published });

test('the newest published version that has begun is in force', () => {
  const versions = [
    version(1, '2026-01-01'),
    version(2, '2026-06-01'),
    version(3, '2027-01-01'),
    version(4, '2026-02-01', false),
  ];
  expect(policyStates(versions, '2026-11-21')).toEqual(['superseded', 'in_force', 'scheduled', 'draft']);
  expect(policyStates(versions, '2027-01-01')).toEqual(['superseded', 'superseded', 'in_force', 'draft']);
  expect(policyStates(versions, '2025-12-31')).toEqual(['scheduled', 'scheduled', 'scheduled', 'draft']);
});

test('if two versions begin on the same day, the higher version is in force', () => {
  expect(policyStates([version(2, '2026-01-01'), version(1, '2026-01-01')], '2026-11-21')).toEqual([
    'in_force',
    'superseded',
  ]);
});

test('staff cannot change a version that is or was in force', () => {
  const today = '2026-11-21';
  const go = (state: PolicyState, action: PolicyAction, effectiveFrom?: string) =>
    movePolicy(state, action, { effectiveFrom, today });
  expect(go('draft', 'publish', '2026-11-21')).toEqual({ ok: true, to: 'in_force' });
  expect(go('draft', 'publish', '2026-12-01')).toEqual({ ok: true, to: 'scheduled' });
  expect(go('draft', 'publish', '2026-11-20')).toEqual({ ok: false, code: 'policy_date_past' });
  expect(go('scheduled', 'withdraw')).toEqual({ ok: true, to: 'draft' });
  expect(go('draft', 'discard')).toEqual({ ok: true, to: null });
  for (const state of ['in_force', 'superseded'] as const)
    for (const action of POLICY_ACTIONS) expect(go(state, action, today).ok).toBe(false);
});
