export { companyOwner, type Owner, ownerQuery } from './company-owner.ts';
export { importRegion } from './import/import-region.ts';
export { legTable, prepareBarredLegs, routesThrough } from './legs/region-legs.ts';
export { type OperatorCompany, saveOperatorCompany } from './operator-company.store.ts';
export { type PlaceName, placeNames } from './place-names.store.ts';
export { type PlanningPlace, planningPlaces } from './planning-places.store.ts';
export { readCards } from './read-cards.ts';
