import type { PageModule } from './page.tsx';

/**
 * Pages of operators and the region. The first load names only this file instead of all these pages. `routes.tsx` has the pages for
 * travellers.
 */
export const pages = import.meta.glob<PageModule>([
  '../features/*/web/*.page.tsx',
  '!../features/{home,trips}/web/*.page.tsx',
  '!../features/checkout/web/trip.page.tsx',
  '!../features/organisation/web/{help,sources}.page.tsx',
  '!../features/itineraries/web/{itineraries,itinerary}.page.tsx',
  '!../features/policies/web/policy.page.tsx',
]);
