import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/team-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { withdrawInvitation } from './invitation.store.ts';
import { readTeamView } from './team.view.ts';

export function withdrawPlaceInvitation(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.withdrawPlaceInvitation, async (request) => {
    const { placeId, invitationId } = request.params;
    authorize(request.actor, 'place.team', { placeId });
    if (!(await withdrawInvitation(db, config.REGION, placeId, invitationId)))
      throw problem(OWNER_ERRORS, 'place_invitation_not_found');
    return readTeamView(platform, personOf(request), placeId);
  });
}
