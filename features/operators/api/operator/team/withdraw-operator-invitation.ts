import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { withdrawInvitation } from './team.store.ts';
import { readTeamView } from './team.view.ts';

export function withdrawOperatorInvitation(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.withdrawOperatorInvitation, async (request) => {
    const { operatorId, invitationId } = request.params;
    authorize(request.actor, 'operator.edit', { operatorId });
    if (!(await withdrawInvitation(db, config.REGION, operatorId, invitationId)))
      throw problem(OPERATOR_ERRORS, 'operator_invitation_not_found');
    return readTeamView(platform, personOf(request), operatorId);
  });
}
