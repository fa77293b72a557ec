import { POLICY_KINDS, type PolicySummary } from '#features/policies/contract/policy.ts';
import { policyStates } from '#features/policies/contract/policy-states.ts';
import type { Platform } from '#server/platform.ts';
import { lawOf } from './law.ts';
import { type PolicyRow, readPolicies } from './policy.store.ts';
import type { FreshTexts } from './refresh-texts.ts';

export async function readSummaries(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  fresh: FreshTexts,
): Promise<PolicySummary[]> {
  const region = await fresh();
  return withStates(await readPolicies(db, config.REGION), lawOf(region).today);
}

function withStates(rows: PolicyRow[], day: string): PolicySummary[] {
  return POLICY_KINDS.flatMap((kind) => {
    const versions = rows.filter((row) => row.kind === kind);
    const states = policyStates(
      versions.map(({ version, published, effective_from }) => ({ version, published, effectiveFrom: effective_from })),
      day,
    );
    return versions.flatMap(({ title, version, hash, demo, summary, effective_from }, i): PolicySummary[] => {
      const state = states[i]!;
      return state === 'draft'
        ? []
        : [{ kind, title, version, state, effectiveFrom: effective_from, demo, summary, hash }];
    });
  });
}
