import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/owners/contract/team-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveMemberRole } from './save-member-role.ts';
import { readTeamView } from './team.view.ts';

export function changePlaceMember(app: App, platform: Platform): void {
  serve(app, routes.changePlaceMember, async (request) => {
    await saveMemberRole(platform, personOf(request), request.params, request.body.role);
    return readTeamView(platform, personOf(request), request.params.placeId);
  });
}
