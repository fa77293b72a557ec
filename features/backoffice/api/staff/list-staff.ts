import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { staffView } from './staff.view.ts';

export function listStaff(app: App, platform: Platform): void {
  serve(app, routes.listStaff, ({ actor }) => staffView(platform, actor));
}
