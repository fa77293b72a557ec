import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Area } from '#server/platform.ts';
import { saveRegion } from './region.store.ts';
import { saveSettings } from './save-settings.ts';
import { readFolder } from './settings-choices.ts';
import { showOrganisation } from './show-organisation.ts';
import { showSettings } from './show-settings.ts';

/** The region's organisation: brand, contacts, settings. */
export const organisation: Area = {
  name: 'organisation',
  errors: ORGANISATION_ERRORS,
  async prepare({ db, config }) {
    const { settings } = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
    await saveRegion(db, settings);
  },
  async routes(app, platform) {
    const folder = await readFolder(platform.config);
    showOrganisation(app, platform);
    showSettings(app, platform, folder);
    saveSettings(app, platform, folder);
  },
};
