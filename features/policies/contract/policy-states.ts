import type { PolicyState } from './policy.ts';

/** `effectiveFrom` is a local day as `YYYY-MM-DD`. */
export interface PolicyVersion {
  version: number;
  published: boolean;
  effectiveFrom: string;
}

/** @returns the states in the order of `versions` */
export function policyStates(versions: PolicyVersion[], today: string): PolicyState[] {
  const begun = versions.filter(({ published, effectiveFrom }) => published && effectiveFrom <= today);
  const inForce = begun.reduce<PolicyVersion | undefined>(
    (best, one) => (best && isLater(best, one) ? best : one),
    undefined,
  );
  return versions.map((one) => {
    if (!one.published) return 'draft';
    if (one.effectiveFrom > today) return 'scheduled';
    return one === inForce ? 'in_force' : 'superseded';
  });
}

function isLater(a: PolicyVersion, b: PolicyVersion): boolean {
  return a.effectiveFrom === b.effectiveFrom ? a.version > b.version : a.effectiveFrom > b.effectiveFrom;
}

export const POLICY_ACTIONS = ['write', 'publish', 'withdraw', 'discard'] as const;
export type PolicyAction = (typeof POLICY_ACTIONS)[number];

export type PolicyTransition =
  | { ok: true; to: PolicyState | null }
  | { ok: false; code: 'policy_action_refused' | 'policy_date_past' };

/**
 * A version that is or was in force never changes.
 * @param effectiveFrom first day for the action `publish`, which must be today or later
 */
export function movePolicy(
  state: PolicyState,
  action: PolicyAction,
  { effectiveFrom, today }: { effectiveFrom?: string; today: string },
): PolicyTransition {
  if (state === 'draft' && action === 'write') return { ok: true, to: 'draft' };
  if (state === 'draft' && action === 'discard') return { ok: true, to: null };
  if (state === 'scheduled' && action === 'withdraw') return { ok: true, to: 'draft' };
  if (state !== 'draft' || action !== 'publish' || !effectiveFrom) return { ok: false, code: 'policy_action_refused' };
  if (effectiveFrom < today) return { ok: false, code: 'policy_date_past' };
  return { ok: true, to: effectiveFrom > today ? 'scheduled' : 'in_force' };
}
