import * as routes from '#features/owners/contract/confirmation-routes.ts';
import { OWNER_SECRET_HEADER } from '#features/owners/contract/team.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { confirmationView, openConfirmation } from './confirmation.view.ts';

export function showHoursConfirmation(app: App, platform: Platform): void {
  serve(app, routes.showHoursConfirmation, async ({ headers }, reply) => {
    keepConfidential(reply);
    return confirmationView(platform, await openConfirmation(platform, headers[OWNER_SECRET_HEADER]));
  });
}
