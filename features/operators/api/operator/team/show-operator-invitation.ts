import { OPERATOR_INVITATION_HEADER } from '#features/operators/contract/headers.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOpenInvitation, invitationView } from './open-invitation.ts';

export function showOperatorInvitation(app: App, { db, config }: Platform): void {
  serve(app, routes.showOperatorInvitation, async ({ headers }) =>
    invitationView(await findOpenInvitation(db, config.REGION, headers[OPERATOR_INVITATION_HEADER])),
  );
}
