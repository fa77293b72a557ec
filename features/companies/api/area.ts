import { COMPANY_ERRORS } from '#features/companies/contract/errors.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Area } from '#server/platform.ts';
import { preparePlaces } from './prepare-places.ts';
import { listCompanies } from './search/list-companies.ts';
import { listPins } from './search/list-pins.ts';
import { suggestCompanies } from './search/suggest-companies.ts';
import { showCompany } from './show-company.ts';

/** The places of the region, and finding them. */
export const companies: Area = {
  name: 'companies',
  errors: COMPANY_ERRORS,
  prepare: preparePlaces,
  async routes(app, platform) {
    const region = await readRegion(platform.config.REGION);
    const clock = regionClock(region);
    listCompanies(app, platform, clock);
    showCompany(app, platform, region, clock);
    listPins(app, platform);
    suggestCompanies(app, platform);
  },
};
