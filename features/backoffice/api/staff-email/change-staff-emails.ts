import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveStaffEmails } from './staff-email.store.ts';
import { staffEmails } from './staff-emails.view.ts';

export function changeStaffEmails(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.changeStaffEmails, async (request) => {
    const { actor, body } = request;
    await staffEmails(platform, actor);
    await saveStaffEmails(db, config.REGION, personOf(request).accountId, body);
    return staffEmails(platform, actor);
  });
}
