import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Area } from '#server/platform.ts';
import { listOrganisationVersions } from './list-organisation-versions.ts';
import { focusFrontPicture } from './pictures/focus-front-picture.ts';
import { uploadFrontPicture } from './pictures/upload-front-picture.ts';
import { uploadLogo } from './pictures/upload-logo.ts';
import { saveRegion } from './region.store.ts';
import { restoreOrganisationVersion } from './restore-organisation-version.ts';
import { saveOrganisationSettings } from './save-organisation-settings.ts';
import { readFolder } from './settings-choices.ts';
import { showOrganisation } from './show-organisation.ts';
import { showOrganisationSettings } from './show-organisation-settings.ts';

/** @param accounts the table of accounts, which `server/areas.ts` passes, because accounts are a later area. */
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
    showOrganisationSettings(app, platform, folder, accounts);
    saveOrganisationSettings(app, platform, folder, accounts);
    listOrganisationVersions(app, platform, folder, accounts);
    restoreOrganisationVersion(app, platform, folder, accounts);
    await uploadFrontPicture(app, platform);
    focusFrontPicture(app, platform);
    await uploadLogo(app, platform);
  },
});
