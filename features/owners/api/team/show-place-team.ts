import * as routes from '#features/owners/contract/team-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';
import { readTeamView } from './team.view.ts';

export function showPlaceTeam(app: App, platform: Platform): void {
  serve(app, routes.showPlaceTeam, (request) => {
    const { placeId } = request.params;
    return readTeamView(platform, memberOf(request, placeId).person, placeId);
  });
}
