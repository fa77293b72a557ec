import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveStaff } from './move-staff.ts';
import { staffView } from './staff.view.ts';

export function removeStaff(app: App, platform: Platform): void {
  serve(app, routes.removeStaff, async ({ actor, params }) => {
    await moveStaff(platform, actor, params.accountId, null);
    return staffView(platform, actor);
  });
}
