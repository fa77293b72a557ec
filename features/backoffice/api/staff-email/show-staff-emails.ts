import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { staffEmails } from './staff-emails.view.ts';

export function showStaffEmails(app: App, platform: Platform): void {
  serve(app, routes.showStaffEmails, ({ actor }) => staffEmails(platform, actor));
}
