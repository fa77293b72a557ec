import type { PageModule } from './page.tsx';

/**
 * All pages except the list `pages` of `routes.tsx`. The scripts of a first load contain the name of this file instead
 * of the names of all these pages.
 */
export const pages = import.meta.glob<PageModule>([
  '../features/*/web/*.page.tsx',
  '!../features/{home,trips}/web/*.page.tsx',
  '!../features/checkout/web/trip.page.tsx',
  '!../features/organisation/web/{help,sources}.page.tsx',
  '!../features/itineraries/web/{itineraries,itinerary}.page.tsx',
  '!../features/policies/web/policy.page.tsx',
]);
