import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveStaff } from './move-staff.ts';
import { staffView } from './staff.view.ts';

export function changeStaff(app: App, platform: Platform): void {
  serve(app, routes.changeStaff, async ({ actor, params, body }) => {
    await moveStaff(platform, actor, params.accountId, body.role);
    return staffView(platform, actor);
  });
}
