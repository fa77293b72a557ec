import type { PageModule } from './page.tsx';

/** Pages that are not a traveller's. The first load names this file instead of each of these pages (`routes.tsx` has the others). */
export const pages = import.meta.glob<PageModule>([
  '../features/*/web/*.page.tsx',
  '!../features/{home,trips}/web/*.page.tsx',
  '!../features/checkout/web/trip.page.tsx',
  '!../features/organisation/web/{help,sources}.page.tsx',
  '!../features/itineraries/web/{itineraries,itinerary}.page.tsx',
  '!../features/policies/web/policy.page.tsx',
]);
