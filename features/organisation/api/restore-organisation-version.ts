import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import * as routes from '#features/organisation/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { assertCurrencyConfirmed } from './confirmed-currency.ts';
import { withStored } from './settings.rules.ts';
import { readVersion } from './settings.store.ts';
import type { RegionFolder } from './settings-choices.ts';
import { saveVersion } from './settings-version.ts';

export function restoreOrganisationVersion(app: App, platform: Platform, folder: RegionFolder, accounts: Rows): void {
  serve(app, routes.restoreOrganisationVersion, async ({ actor, params, body }) => {
    const stored = params.version === 0 ? {} : await readVersion(platform.db, platform.config.REGION, params.version);
    if (!stored) throw problem(ORGANISATION_ERRORS, 'organisation_version_not_found');
    const settings = withStored(folder.settings, stored);
    await assertCurrencyConfirmed(platform, settings, body.confirmedCurrency);
    const next = { seen: body.version, settings, restoredFrom: params.version };
    return saveVersion({ platform, folder, accounts, actor }, next);
  });
}
