import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { AuditMembers } from '#features/audit/contract/audit-members.ts';
import type { AuditAction } from '#features/audit/contract/audit-words.ts';
import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { isSalesKind, type PolicyKind, type PolicyState } from '#features/policies/contract/policy.ts';
import { movePolicy, type PolicyAction } from '#features/policies/contract/policy-states.ts';
import { PublishBody, RegionPolicy, SaveDraftBody, WithdrawBody } from '#features/policies/contract/region.ts';
import { policyRoutes } from '#features/policies/contract/routes.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { lawOf } from '../law.ts';
import { inMode } from '../mode/mode-texts.ts';
import { composePolicy } from './compose-policy.ts';
import {
  deleteDraft,
  lockVersions,
  publishDraft,
  readVersions,
  savePolicyDraft,
  savePublication,
  type VersionRow,
} from './draft.store.ts';
import { regionPolicyView, withStates } from './region.view.ts';
import { KindParams } from './show-policies.ts';

/** Data of an edit. The versions of the kind are locked. */
interface PolicyEdit {
  trx: Database;
  kind: PolicyKind;
  region: RegionNow;
  today: string;
  by: string | null;
  versions: { row: VersionRow; state: PolicyState }[];
  /** Adds an entry to the audit log in the transaction `trx`. */
  log(action: AuditAction, before: AuditMembers | null, after: AuditMembers | null): Promise<void>;
}

/**
 * `PUT` and `DELETE /api/admin/policies/:kind/draft`, `POST …/publish` and `…/withdraw`: staff change, publish and withdraw versions. A version that
 * was in force never changes.
 */
export function editPolicies(app: App, platform: Platform): void {
  const { db, config } = platform;

  const edit = async (
    kind: PolicyKind,
    actor: Actor,
    work: (editing: PolicyEdit) => Promise<void>,
  ): Promise<RegionPolicy> => {
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
  };

  const common = { tags: ['Políticas'], params: KindParams, response: { 200: RegionPolicy } };

  app.put(
    policyRoutes.draft,
    {
      config: { right: 'policies.draft' },
      bodyLimit: 262_144,
      schema: { ...common, summary: 'Guarda el borrador de la versión siguiente', body: SaveDraftBody },
    },
    ({ actor, params, body }) =>
      edit(params.kind, actor, async (editing) => {
        const { trx, kind, region, today, by, versions, log } = editing;
        const draft = versions.find(({ state }) => state === 'draft')?.row;
        if ((draft?.hash ?? null) !== body.hash) throw problem(POLICY_ERRORS, 'policy_draft_changed');
        const legalMode = isSalesKind(kind) ? (body.legalMode ?? legalModeOf(region)) : null;
        const text = composePolicy(
          body.title.trim(),
          body.source.trim(),
          inMode(region, legalMode ?? legalModeOf(region)),
        );
        const version = draft?.version ?? Math.max(0, ...versions.map(({ row }) => row.version)) + 1;
        const summary = body.summary?.trim() || null;
        const saved = { ...text, summary, writtenBy: by, effectiveFrom: today, legalMode };
        await savePolicyDraft(trx, config.REGION, kind, version, saved);
        await log('policies.draft', draft ? { version, title: draft.title } : null, { version, title: text.title });
      }),
  );

  app.delete(
    policyRoutes.draft,
    { config: { right: 'policies.draft' }, schema: { ...common, summary: 'Descarta el borrador' } },
    ({ actor, params }) =>
      edit(params.kind, actor, async ({ trx, today, versions, log }) => {
        const { row } = allowedMove(versions, ({ state }) => state === 'draft', 'discard', { today });
        await deleteDraft(trx, row);
        await log('policies.discard', { version: row.version, title: row.title }, null);
      }),
  );

  app.post(
    policyRoutes.publish,
    {
      config: { right: 'policies.publish' },
      schema: { ...common, summary: 'Publica el borrador desde hoy o desde una fecha', body: PublishBody },
    },
    ({ actor, params, body }) =>
      edit(params.kind, actor, async ({ trx, kind, region, today, by, versions, log }) => {
        const { effectiveFrom } = body;
        const { row, to } = allowedMove(versions, ({ state }) => state === 'draft', 'publish', {
          effectiveFrom,
          today,
        });
        if (row.hash !== body.hash) throw problem(POLICY_ERRORS, 'policy_draft_changed');
        const mode = legalModeOf(region);
        if ((row.legal_mode ?? mode) !== mode) throw problem(POLICY_ERRORS, 'policy_other_mode');
        // The published text contains names and deadlines of the day of publication, not of the day of the draft.
        const text = composePolicy(row.title, row.source ?? row.body, region);
        if (versions.some(({ state, row: other }) => state === 'in_force' && other.hash === text.hash))
          throw problem(POLICY_ERRORS, 'policy_unchanged');
        const rows = versions.map((it) => it.row);
        const legalMode = isSalesKind(kind) ? mode : null;
        const version = await publishDraft(trx, rows, row, { ...text, effectiveFrom, legalMode }, by);
        await log(
          to === 'scheduled' ? 'policies.schedule' : 'policies.publish',
          { state: 'draft' },
          { version, state: to, effectiveFrom },
        );
      }),
  );

  app.post(
    policyRoutes.withdraw,
    {
      config: { right: 'policies.publish' },
      schema: { ...common, summary: 'Devuelve a borrador lo que estaba programado', body: WithdrawBody },
    },
    ({ actor, params, body }) =>
      edit(params.kind, actor, async ({ trx, today, versions, log }) => {
        const { row } = allowedMove(versions, (it) => it.row.version === body.version, 'withdraw', { today });
        if (versions.some(({ state }) => state === 'draft')) throw problem(POLICY_ERRORS, 'policy_action_refused');
        await savePublication(trx, row, null);
        await log('policies.withdraw', { version: row.version, state: 'scheduled' }, { state: 'draft' });
      }),
  );
}

function allowedMove(
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
