import type { PageModule } from './page.tsx';

/** Imports all pages that `routes.tsx` does not import. The first load contains only the name of this file. */
export const pages = import.meta.glob<PageModule>([
  '../features/*/web/*.page.tsx',
  '!../features/home/web/*.page.tsx',
  '!../features/trips/web/{explore,place,plan-trip,trips}.page.tsx',
  '!../features/itineraries/web/{itineraries,itinerary}.page.tsx',
]);
