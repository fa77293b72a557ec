import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { isSalesKind } from '#features/policies/contract/policy.ts';
import * as routes from '#features/policies/contract/region-routes.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { inMode } from '../mode/mode-texts.ts';
import { composePolicy } from './compose-policy.ts';
import { savePolicyDraft } from './draft.store.ts';
import { editPolicy } from './policy-edit.ts';

export function writePolicyDraft(app: App, platform: Platform): void {
  serve(app, routes.writePolicyDraft, ({ actor, params, body }) =>
    editPolicy(platform, params.kind, actor, async (editing) => {
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
      await savePolicyDraft(trx, platform.config.REGION, kind, version, saved);
      await log('policies.draft', draft ? { version, title: draft.title } : null, { version, title: text.title });
    }),
  );
}
