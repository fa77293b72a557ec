import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveMemberRole } from './changed-member.ts';
import { readTeamView } from './team.view.ts';

export function changeOperatorMember(app: App, platform: Platform): void {
  serve(app, routes.changeOperatorMember, async (request) => {
    await saveMemberRole(platform, personOf(request), request.params, request.body.role);
    return readTeamView(platform, personOf(request), request.params.operatorId);
  });
}
