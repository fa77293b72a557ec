import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Area } from '#server/platform.ts';
import { saveRegion } from './region.store.ts';
import { saveSettings } from './save-settings.ts';
import { readFolder } from './settings-choices.ts';
import { showOrganisation } from './show-organisation.ts';
import { showSettings } from './show-settings.ts';

/**
 * The region's organisation: brand, contacts, settings.
 * @param accounts the table of accounts, which `server/create-server.ts` passes in, because accounts depend on the organisation.
 */
export const organisation = (accounts: Rows): Area => ({
  name: 'organisation',
  errors: ORGANISATION_ERRORS,
  async prepare({ db, config }) {
    const { settings } = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
    await saveRegion(db, settings);
  },
  async routes(app, platform) {
    const folder = await readFolder(platform.config);
    showOrganisation(app, platform);
    showSettings(app, platform, folder, accounts);
    saveSettings(app, platform, folder, accounts);
  },
});
