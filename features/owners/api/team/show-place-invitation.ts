import { OWNER_SECRET_HEADER } from '#features/owners/contract/team.ts';
import * as routes from '#features/owners/contract/team-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOpenInvitation, invitationView } from './open-invitation.ts';

export function showPlaceInvitation(app: App, { db, config }: Platform): void {
  serve(app, routes.showPlaceInvitation, async ({ headers }) =>
    invitationView(await findOpenInvitation(db, config.REGION, headers[OWNER_SECRET_HEADER])),
  );
}
