import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { AuditMembers } from '#features/audit/contract/audit-members.ts';
import type { AuditAction } from '#features/audit/contract/audit-words.ts';
import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import type { PolicyKind, PolicyState } from '#features/policies/contract/policy.ts';
import { movePolicy, type PolicyAction } from '#features/policies/contract/policy-states.ts';
import type { RegionPolicy } from '#features/policies/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { lawOf } from '../law.ts';
import { lockVersions, readVersions, type VersionRow } from './draft.store.ts';
import { regionPolicyView, withStates } from './region.view.ts';

interface PolicyEdit {
  trx: Database;
  kind: PolicyKind;
  region: RegionNow;
  today: string;
  by: string | null;
  versions: { row: VersionRow; state: PolicyState }[];
  log(action: AuditAction, before: AuditMembers | null, after: AuditMembers | null): Promise<void>;
}

/** The transaction locks all versions of the kind. */
export async function editPolicy(
  platform: Pick<Platform, 'db' | 'config' | 'region'>,
  kind: PolicyKind,
  actor: Actor,
  work: (editing: PolicyEdit) => Promise<void>,
): Promise<RegionPolicy> {
  const { db, config } = platform;
  const region = await platform.region.current();
  const { today } = lawOf(region);
  await inTransaction(db, async (trx) => {
    const versions = withStates(await lockVersions(trx, config.REGION, kind), today);
    const by = accountIdOf(actor);
    const log: PolicyEdit['log'] = (action, before, after) =>
      recordAudit(trx, {
        region: config.REGION,
        actor,
        action,
        subject: { kind: 'policy', id: kind },
        before,
        after,
      });
    await work({ trx, kind, region, today, by, versions, log });
  });
  return regionPolicyView(kind, await readVersions(db, config.REGION, kind), region, actor);
}

/** @throws policy_not_found, or the error of a refused transition */
export function allowedMove(
  versions: PolicyEdit['versions'],
  which: (it: PolicyEdit['versions'][number]) => boolean,
  action: PolicyAction,
  when: { effectiveFrom?: string; today: string },
) {
  const found = versions.find(which);
  if (!found) throw problem(POLICY_ERRORS, 'policy_not_found');
  const moved = movePolicy(found.state, action, when);
  if (!moved.ok) throw problem(POLICY_ERRORS, moved.code);
  return { row: found.row, to: moved.to };
}
