import { checkSettings } from '#features/organisation/contract/check-settings.ts';
import * as routes from '#features/organisation/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { assertCurrencyConfirmed } from './confirmed-currency.ts';
import { pictureIssues } from './pictures/picture-issues.ts';
import type { RegionFolder } from './settings-choices.ts';
import { saveVersion } from './settings-version.ts';

export function saveOrganisationSettings(app: App, platform: Platform, folder: RegionFolder, accounts: Rows): void {
  const files = keptFiles(platform.config);
  serve(app, routes.saveOrganisationSettings, async ({ actor, body }) => {
    const issues = [...checkSettings(body.settings, folder.choices), ...(await pictureIssues(files, body.settings))];
    if (issues.length > 0) {
      const here = issues.map((issue) => ({ ...issue, path: `body.settings.${issue.path}` }));
      throw problem(PLATFORM_ERRORS, 'invalid', { issues: here });
    }
    await assertCurrencyConfirmed(platform, body.settings, body.confirmedCurrency);
    const next = { seen: body.version, settings: body.settings, reason: body.reason };
    return saveVersion({ platform, folder, accounts, actor }, next);
  });
}
