import { readRegion } from '#regions/read-region.ts';
import type { Area } from '#server/platform.ts';
import { saveRegion } from './region.store.ts';
import { showOrganisation } from './show-organisation.ts';

/** The region's organisation: brand, contacts, settings. */
export const organisation: Area = {
  name: 'organisation',
  async prepare({ db, config }) {
    const { settings } = await readRegion(config.REGION);
    await saveRegion(db, settings);
  },
  async routes(app, { config }) {
    showOrganisation(app, await readRegion(config.REGION));
  },
};
