import { INVITATION_HEADER } from '#features/backoffice/contract/headers.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOpenInvitation } from './find-open-invitation.ts';

export function showStaffInvitation(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.showStaffInvitation, async ({ headers }) => {
    const { email, role, invited_by, expires_at } = await findOpenInvitation(db, region, headers[INVITATION_HEADER]);
    return { email, role, invitedBy: invited_by, expiresAt: expires_at.toISOString() };
  });
}
