import { COMPANY_ERRORS } from '#features/companies/contract/errors.ts';
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
  routes(app, platform) {
    listCompanies(app, platform);
    showCompany(app, platform);
    listPins(app, platform);
    suggestCompanies(app, platform);
  },
};
