import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { isSalesKind } from '#features/policies/contract/policy.ts';
import * as routes from '#features/policies/contract/region-routes.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { composePolicy } from './compose-policy.ts';
import { publishDraft } from './draft.store.ts';
import { allowedMove, editPolicy } from './policy-edit.ts';

export function publishPolicy(app: App, platform: Platform): void {
  serve(app, routes.publishPolicy, ({ actor, params, body }) =>
    editPolicy(platform, params.kind, actor, async ({ trx, kind, region, today, by, versions, log }) => {
      const { effectiveFrom } = body;
      const { row, to } = allowedMove(versions, ({ state }) => state === 'draft', 'publish', {
        effectiveFrom,
        today,
      });
      if (row.hash !== body.hash) throw problem(POLICY_ERRORS, 'policy_draft_changed');
      const mode = legalModeOf(region);
      if ((row.legal_mode ?? mode) !== mode) throw problem(POLICY_ERRORS, 'policy_other_mode');
      // The placeholders get the names and deadlines of the day of publication.
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
}
