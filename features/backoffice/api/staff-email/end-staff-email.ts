import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readEndKey } from './end-key.ts';
import { endStaffEmails } from './staff-email.store.ts';

export async function endStaffEmail(app: App, { db, config }: Platform): Promise<void> {
  await app.register(async (scope: App) => {
    // Mail programs send a form, whose content is not needed.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, undefined),
    );
    serve(scope, routes.endStaffEmail, async ({ params }) => {
      const whose = await readEndKey(config, params.key);
      if (!whose || !(await endStaffEmails(db, config.REGION, whose.accountId, whose.kind)))
        throw problem(BACKOFFICE_ERRORS, 'staff_email_link');
      return { ended: whose.kind };
    });
  });
}
