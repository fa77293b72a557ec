import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readTeamView } from './team.view.ts';

export function showOperatorTeam(app: App, platform: Platform): void {
  serve(app, routes.showOperatorTeam, async (request) => {
    const { operatorId } = request.params;
    authorize(request.actor, 'operator.edit', { operatorId });
    return readTeamView(platform, personOf(request), operatorId);
  });
}
