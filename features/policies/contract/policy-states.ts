import type { PolicyState } from './policy.ts';

/** A version as its states see it; `effectiveFrom` is an ISO date in the region's zone. */
export interface PolicyVersion {
  version: number;
  published: boolean;
  effectiveFrom: string;
}

/**
 * The state of each version on a day, in the order given. Of the published ones whose day has come, the one whose day is the latest is in force
 * (of two with one day the later version); the others are superseded.
 */
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
