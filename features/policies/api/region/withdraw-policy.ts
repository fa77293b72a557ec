import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import * as routes from '#features/policies/contract/region-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { savePublication } from './draft.store.ts';
import { allowedMove, editPolicy } from './policy-edit.ts';

export function withdrawPolicy(app: App, platform: Platform): void {
  serve(app, routes.withdrawPolicy, ({ actor, params, body }) =>
    editPolicy(platform, params.kind, actor, async ({ trx, today, versions, log }) => {
      const { row } = allowedMove(versions, (it) => it.row.version === body.version, 'withdraw', { today });
      if (versions.some(({ state }) => state === 'draft')) throw problem(POLICY_ERRORS, 'policy_action_refused');
      await savePublication(trx, row, null);
      await log('policies.withdraw', { version: row.version, state: 'scheduled' }, { state: 'draft' });
    }),
  );
}
