import * as routes from '#features/policies/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { deleteDraft } from './draft.store.ts';
import { allowedMove, editPolicy } from './policy-edit.ts';

export function discardPolicyDraft(app: App, platform: Platform): void {
  serve(app, routes.discardPolicyDraft, ({ actor, params }) =>
    editPolicy(platform, params.kind, actor, async ({ trx, today, versions, log }) => {
      const { row } = allowedMove(versions, ({ state }) => state === 'draft', 'discard', { today });
      await deleteDraft(trx, row);
      await log('policies.discard', { version: row.version, title: row.title }, null);
    }),
  );
}
